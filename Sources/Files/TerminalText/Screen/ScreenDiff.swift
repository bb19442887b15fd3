// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Makes the bytes that change what a terminal shows from one grid to another.
///
/// It writes only what changed: for a row, the cells between the first and the last that differ, less those that a
/// movement of the cursor skips for fewer bytes than writing them takes, and an erasing instead of spaces at the end.
/// The bytes begin and end with the terminal in its plain style, and say where everything goes without knowing where the
/// cursor was.
package struct ScreenDiff: Sendable {
  /// Whether to mark the bytes as one frame, so that the terminal shows all of it at once.
  ///
  /// Terminals that do not know synchronized output (mode 2026) leave the marks alone.
  package var isSynchronized: Bool

  private var parameters: SGRParameters

  /// Creates diffs for a terminal.
  ///
  /// - Parameters:
  ///   - depth: The colors that it shows; others are replaced by the nearest.
  ///   - isSynchronized: Whether to mark each frame as one.
  package init(depth: TerminalColorDepth, isSynchronized: Bool = true) {
    parameters = SGRParameters(depth: depth)
    self.isSynchronized = isSynchronized
  }

  /// The bytes that turn one screen into another; nil is a screen that is not known.
  ///
  /// - Parameters:
  ///   - old: The screen that the terminal shows; nil, or a grid of another size, if it is not known.
  ///   - new: The screen to show.
  /// - Returns: The bytes; none if it is the same.
  package mutating func bytes(from old: CellGrid?, to new: CellGrid) -> [UInt8] {
    var frame = FrameWriter(parameters)
    let known = old.flatMap { $0.size == new.size ? $0 : nil }
    if known == nil { frame.clear() }
    frame.writeChanges(from: known ?? CellGrid(new.size), to: new)
    frame.endStyle()
    parameters = frame.parameters
    let cursor = new.cursor.flatMap { new.region.contains($0) ? $0 : nil }
    let oldCursor = known?.cursor.flatMap { new.region.contains($0) ? $0 : nil }
    guard !frame.output.isEmpty else {
      return cursor == oldCursor ? [] : Self.moveCursor(from: oldCursor, to: cursor)
    }
    // A cursor that can be seen would dance over the screen in a terminal that shows the frame in parts.
    var result: [UInt8] = []
    result.reserveCapacity(frame.output.count + 48)
    if isSynchronized { result += Self.beginFrame }
    if known == nil || oldCursor != nil { result += Self.hideCursor }
    result += frame.output
    result += Self.moveCursor(from: nil, to: cursor)
    if isSynchronized { result += Self.endFrame }
    return result
  }

  private static let beginFrame = Array("\u{1B}[?2026h".utf8)
  private static let endFrame = Array("\u{1B}[?2026l".utf8)
  private static let hideCursor = Array("\u{1B}[?25l".utf8)
  private static let showCursor = Array("\u{1B}[?25h".utf8)

  private static func moveCursor(from old: CellPosition?, to new: CellPosition?) -> [UInt8] {
    guard let new else { return old == nil ? [] : hideCursor }
    var result: [UInt8] = []
    result.appendCursorPosition(new)
    return old == nil ? result + showCursor : result
  }
}

extension [UInt8] {
  /// Appends `CSI row ; column H`, without the numbers that need not be written.
  mutating func appendCursorPosition(_ position: CellPosition) {
    self += [0x1B, UInt8(ascii: "[")]
    if position.row > 0 || position.column > 0 { appendNumber(position.row + 1) }
    if position.column > 0 {
      append(UInt8(ascii: ";"))
      appendNumber(position.column + 1)
    }
    append(UInt8(ascii: "H"))
  }
}
