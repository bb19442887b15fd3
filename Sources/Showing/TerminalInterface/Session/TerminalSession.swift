// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import TerminalText

/// A terminal that is ours: raw keys, a screen of its own.
///
/// It is entered when it is made, and left when it ends in whatever way: it goes out of scope, an error is thrown past it,
/// the process exits, is ended by a signal, stopped, or crashes. For the latter there can be only one at a time that
/// handles signals.
///
/// The caller asks for events one by one and shows a grid when it likes. Waiting costs nothing.
package struct TerminalSession: ~Copyable {
  /// The options of a session.
  package struct Options: Hashable, Sendable {
    /// Whether to report the mouse; users then need Shift to select text.
    package var usesMouse = true

    /// Whether to report the focus.
    package var reportsFocus = true

    /// Whether to ask for the kitty keyboard protocol, which distinguishes all keys, where there is one.
    package var usesKittyProtocol = true

    /// Whether to take over the process's signals while the session lasts.
    package var handlesSignals = true

    /// The time that Escape waits for the rest of a sequence, in milliseconds.
    package var escapeWait = 50

    /// The time that an incomplete sequence that no key sends waits for its rest, in milliseconds.
    package var sequenceWait = 2000

    /// The colors that the terminal can show.
    package var colorDepth = TerminalColorDepth.basic

    /// Creates the default options.
    package init() {}
  }

  /// The terminal that a session uses.
  package enum Terminal: Hashable, Sendable {
    /// The controlling terminal of the process, whatever its streams are connected to.
    case controlling
    /// The terminal of two descriptors, which stay open.
    case descriptors(input: Int32, output: Int32)
  }

  private let claim: ScreenClaim
  let options: Options
  private let fallbackSize: TerminalSize

  var parser = KeyParser()
  /// Events that wait to be asked for.
  var pending: ArraySlice<TerminalEvent> = []
  /// The event that is the last one, once it has come.
  var end: TerminalEvent?

  private var diff: ScreenDiff
  /// The screen that the terminal shows; nil if it is not known.
  var shown: CellGrid?

  /// The size of the terminal in cells, which changes with the event that reports it.
  package internal(set) var size: TerminalSize

  /// Opens a terminal and switches to the full screen.
  ///
  /// - Parameters:
  ///   - terminal: The terminal.
  ///   - options: What to ask it for.
  ///   - environment: The environment variables of the process: `TERM`, `TERM_PROGRAM`, `COLUMNS`, `LINES`.
  /// - Throws: ``TerminalError`` if there is no terminal, or another session has it.
  package init(
    _ terminal: Terminal = .controlling, options: Options = Options(), environment: [String: String]
  ) throws(TerminalError) {
    let device =
      switch terminal {
      case .controlling: try TerminalDevice.controlling()
      case .descriptors(let input, let output): try TerminalDevice(input: input, output: output)
      }
    let relay = options.handlesSignals ? try SignalRelay() : nil
    let claim = ScreenClaim(
      device, modes: TerminalModes(options, environment: environment), relay: relay)
    let isThere = try claim.enter()
    self.init(claim, options, TerminalSize(environment: environment))
    if !isThere { end = .terminalLost }
  }

  private init(
    _ claim: ScreenClaim, _ options: Options, _ fallbackSize: TerminalSize
  ) {
    self.claim = claim
    self.options = options
    self.fallbackSize = fallbackSize
    diff = ScreenDiff(depth: options.colorDepth)
    size = claim.device.size ?? fallbackSize
  }

  /// The terminal.
  var device: TerminalDevice { claim.device }

  /// The process's signals; nil if they are not handled.
  var relay: SignalRelay? { claim.relay }

  /// Takes the terminal again.
  ///
  /// - Throws: ``TerminalError`` if it cannot be made raw.
  mutating func enter() throws(TerminalError) {
    shown = nil
    if try !claim.enter() { end = end ?? .terminalLost }
  }

  /// Gives the terminal back, for as long as ``enter()`` is not called.
  func leave() {
    claim.leave()
  }

  /// The size that the terminal tells now.
  var currentSize: TerminalSize { device.size ?? fallbackSize }

  // MARK: The screen

  /// Shows a grid, in a single write of what has changed.
  ///
  /// - Returns: How many bytes were written.
  @discardableResult
  package mutating func show(_ grid: CellGrid) -> Int {
    let bytes = diff.bytes(from: shown, to: grid)
    if !bytes.isEmpty, !device.write(bytes) { end = end ?? .terminalLost }
    shown = grid
    return bytes.count
  }

  /// Forgets what the terminal shows, so that the next grid is drawn as a whole.
  package mutating func invalidate() {
    shown = nil
  }
}
