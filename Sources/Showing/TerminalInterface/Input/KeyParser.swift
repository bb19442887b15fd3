// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Reads the bytes that a terminal sends.
///
/// It knows what xterm, iTerm2, Terminal.app, kitty and those with its protocol, rxvt, tmux and the Linux console send
/// without knowing which it is. It is a pure state machine: the same bytes lead to the same events, however they are
/// split, but for one thing that only time can tell: whether the byte of the Escape key begins a sequence. Whoever feeds
/// the parser waits as long as ``wait`` says and then calls ``timeOut()``.
///
/// What it does not understand it swallows whole: replies of the terminal, unknown keys, broken sequences.
package struct KeyParser: Sendable {
  /// The time to wait for more bytes.
  package enum Wait: Hashable, Sendable {
    /// Waits for the rest of a sequence that may be a key by itself, such as Escape: too short to
    /// be noticed.
    case short
    /// Waits for the rest of a sequence that no key sends, such as half a mouse report: long enough
    /// for a slow connection.
    case long
  }

  /// Where in a sequence the parser is.
  enum State: Hashable, Sendable {
    case ground
    /// After ESC; or after two, which may be Alt with a key that sends a sequence.
    case escape(isDouble: Bool)
    /// After `CSI`; the bytes are in ``sequence``.
    case control
    /// After `SS3`; the bytes are in ``sequence``.
    case single
    /// After `CSI [`, with which the function keys of the Linux console begin.
    case linuxFunction
    /// After `CSI M`, with which the mouse reports of old terminals begin; the bytes are in ``sequence``.
    case oldMouse
    /// In a control string: after its introducer, after some of its bytes, or after an ESC that may end it.
    case string(introducer: UInt8, isEmpty: Bool, hasEscape: Bool)
    /// In a pasted text, after so many bytes of what ends it.
    case paste(matched: Int)
  }

  /// A sequence that is longer is none that means anything; it is swallowed.
  static let longestSequence = 256

  /// The bytes that a paste may have; the rest is left out.
  package static let longestPaste = 1 << 16

  var state = State.ground
  /// Whether ESC precedes the key that is being read.
  var hasAlt = false
  var decoder = ScalarDecoder()
  /// The bytes of a sequence since its introducer; those of a paste.
  var sequence: [UInt8] = []
  /// Whether bytes did not fit into ``sequence``.
  var isTooLong = false
  var events: [TerminalEvent] = []

  /// Creates a parser that has read nothing.
  package init() {}

  /// The time to wait for more bytes before ``timeOut()``; nil if nothing has begun.
  package var wait: Wait? {
    switch state {
    case .ground: decoder.isPending ? .long : nil
    case .escape, .single, .linuxFunction: .short
    case .control: sequence.isEmpty ? .short : .long
    case .string(_, let isEmpty, let hasEscape): isEmpty || hasEscape ? .short : .long
    case .oldMouse, .paste: .long
    }
  }

  /// Whether something has begun that only more bytes or a ``timeOut()`` can end.
  package var needsTimeout: Bool { wait != nil }

  /// The bytes that are kept until a sequence or a paste ends.
  package var collectedByteCount: Int { sequence.count }

  /// Parses bytes into events; an unfinished sequence waits for the next call.
  ///
  /// - Returns: What they complete.
  package mutating func parse(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    for byte in bytes { take(byte) }
    defer { events = [] }
    return events
  }

  /// Takes note that no bytes have come for as long as ``wait`` says.
  ///
  /// - Returns: What has begun, as far as it means something by itself.
  package mutating func timeOut() -> [TerminalEvent] {
    switch state {
    case .ground:
      if decoder.isPending { emitInvalid() }
    case .escape(let isDouble):
      emit(.escape)
      if isDouble { emit(.escape) }
    case .control where sequence.isEmpty:
      emitAlt(UInt8(ascii: "["))
    case .single where sequence.isEmpty:
      emitAlt(UInt8(ascii: "O"))
    case .string(let introducer, true, false):
      emitAlt(introducer)
    case .string(_, _, true):
      emit(.escape)
    case .paste(let matched):
      endPaste(matched: matched, isComplete: false)
    case .control, .single, .linuxFunction, .oldMouse, .string:
      break
    }
    enterGround()
    defer { events = [] }
    return events
  }

  /// Takes a byte in the state that the parser is in.
  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeInGround(byte)
    case .escape(let isDouble): takeAfterEscape(byte, isDouble: isDouble)
    case .control: takeInControlSequence(byte)
    case .single: takeAfterSingleShift(byte)
    case .linuxFunction: takeLinuxFunction(byte)
    case .oldMouse: takeInOldMouseReport(byte)
    case .string(let introducer, let isEmpty, let hasEscape):
      takeInString(byte, introducer: introducer, isEmpty: isEmpty, hasEscape: hasEscape)
    case .paste(let matched): takeInPaste(byte, matched: matched)
    }
  }

  /// Gives a byte that a sequence does not want to the ground state.
  mutating func abandonSequence(before byte: UInt8) {
    enterGround()
    take(byte)
  }

  mutating func enterGround() {
    state = .ground
    hasAlt = false
    decoder.reset()
    sequence.removeAll(keepingCapacity: sequence.capacity <= Self.longestSequence)
    isTooLong = false
  }

  /// Starts to collect the bytes of a sequence.
  mutating func enter(_ state: State) {
    self.state = state
    sequence.removeAll(keepingCapacity: true)
    isTooLong = false
  }

  /// Collects a byte of a sequence.
  mutating func collect(_ byte: UInt8) {
    if sequence.count < Self.longestSequence { sequence.append(byte) } else { isTooLong = true }
  }

  mutating func emit(_ key: Key, _ modifiers: KeyModifiers = []) {
    events.append(.key(KeyPress(key, hasAlt ? modifiers.union(.alt) : modifiers)))
    hasAlt = false
  }

  mutating func emitInvalid() {
    emit(.character("\u{FFFD}"))
  }

  /// Reports a key with Alt whose byte looked like the introducer of a sequence.
  mutating func emitAlt(_ byte: UInt8) {
    hasAlt = true
    emit(.character(Character(Unicode.Scalar(byte))))
  }
}
