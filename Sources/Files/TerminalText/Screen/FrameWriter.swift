// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Writes the bytes of a frame, and knows what they have done to the terminal so far.
struct FrameWriter {
  /// The bytes.
  private(set) var output: [UInt8] = []

  private(set) var parameters: SGRParameters

  /// The style that the terminal is in.
  private var style = CellStyle.plain

  /// Where the cursor is; nil if that cannot be relied on.
  private var cursor: CellPosition?

  /// The row that the cursor is in, also where its column cannot be relied on.
  private var cursorRow: Int?

  init(_ parameters: SGRParameters) {
    self.parameters = parameters
    output.reserveCapacity(4096)
  }

  // MARK: The terminal

  /// Clears the screen.
  mutating func clear() {
    output += Array("\u{1B}[m\u{1B}[H\u{1B}[2J".utf8)
    cursor = CellPosition(row: 0, column: 0)
    cursorRow = 0
  }

  /// Leaves the terminal in its plain style.
  mutating func endStyle() {
    setStyle(.plain)
  }

  mutating func setStyle(_ new: CellStyle) {
    guard new != style else { return }
    parameters.write(from: style, to: new, into: &output)
    style = new
  }

  /// Moves the cursor in as few bytes as its place allows.
  mutating func move(to position: CellPosition) {
    guard cursor != position else { return }
    if let cursor, cursor.row == position.row, cursor.column < position.column {
      writeSequence(position.column - cursor.column, UInt8(ascii: "C"))
    } else if let cursorRow, position.column == 0, position.row == cursorRow + 1 {
      output += [0x0D, 0x0A]
    } else if cursorRow == position.row {
      writeSequence(position.column + 1, UInt8(ascii: "G"))
    } else {
      output.appendCursorPosition(position)
    }
    cursor = position
    cursorRow = position.row
  }

  /// Moves the cursor back in its row.
  mutating func rewind(to position: CellPosition) {
    writeSequence(position.column + 1, UInt8(ascii: "G"))
    cursor = position
    cursorRow = position.row
  }

  /// Writes `CSI number final`; 1 is what all of them mean without a number.
  mutating func writeSequence(_ number: Int, _ final: UInt8) {
    output += [0x1B, UInt8(ascii: "[")]
    if number != 1 { output.appendNumber(number) }
    output.append(final)
  }

  /// Makes cells from the cursor on spaces without moving it; nil for all to the end of the line.
  mutating func erase(_ count: Int?) {
    // A terminal may erase with the colors and lines of the style that it is in.
    if !style.attributes.isDisjoint(with: .visibleOnBlank)
      || style.packedBackground != .standard
    {
      setStyle(.plain)
    }
    if let count {
      writeSequence(count, UInt8(ascii: "X"))
    } else {
      output += [0x1B, UInt8(ascii: "["), UInt8(ascii: "K")]
    }
  }

  /// Writes a cell at the cursor, from which no terminal moves it by more columns than `widest`.
  mutating func write(_ cell: TerminalCell, of grid: CellGrid, widest: Int? = nil) {
    // On a space the weight and the color of the character cannot be seen.
    if !cell.isBlank || style.onBlank != cell.style { setStyle(cell.style) }
    if let cluster = cell.cluster {
      output += grid.clusters[cluster].utf8
    } else {
      output.appendScalar(cell.glyph)
    }
    advance(Int(cell.columns), widest: widest, in: grid)
  }

  /// Writes spaces in the style of a cell at the cursor.
  mutating func writeSpaces(_ count: Int, like cell: TerminalCell, of grid: CellGrid) {
    setStyle(cell.style)
    for _ in 0..<count { output.append(0x20) }
    advance(count, widest: nil, in: grid)
  }

  private mutating func advance(_ columns: Int, widest: Int?, in grid: CellGrid) {
    guard let cursor else { return }
    let column = cursor.column + columns
    // Behind the last column terminals differ in where they think that the cursor is; but nothing is to be written there.
    self.cursor = widest == nil ? CellPosition(row: cursor.row, column: column) : nil
    // What does not fit may go on in the next row.
    if let widest, cursor.column + widest > grid.size.columns { cursorRow = nil }
  }

  /// The column that writing can go on from in a row; nil if the cursor is not in it, or not known to be.
  func column(in row: Int) -> Int? {
    cursor.flatMap { $0.row == row ? $0.column : nil }
  }

  /// Whether a cell can be written in the style that the terminal is in.
  func isInStyle(of cell: TerminalCell) -> Bool {
    style == cell.style || cell.isBlank && style.onBlank == cell.style
  }
}

extension [UInt8] {
  /// Appends a scalar in UTF-8.
  fileprivate mutating func appendScalar(_ value: UInt32) {
    if value < 0x80 {
      append(UInt8(truncatingIfNeeded: value))
    } else if let scalar = Unicode.Scalar(value) {
      append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}
