// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension CellGrid {
  /// The most scalars of a cell; emoji need up to ten, and more marks on a letter cannot be read.
  private static let longestCluster = 16

  /// Puts a text into the cells of a row.
  ///
  /// Where an edge halves a wide character, spaces stand for the half that is inside. A control character is shown by its
  /// picture (`␛`); marks that have nothing to stand on, and what else takes no column, are left out.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - position: Where it begins, which may be outside.
  ///   - style: How it looks.
  ///   - region: The cells that may be changed; nil for all.
  /// - Returns: The column after the text; if the text continues after the region, a column there.
  @discardableResult
  package mutating func put(
    _ text: some StringProtocol, at position: CellPosition, style: CellStyle = .plain,
    in region: CellRegion? = nil
  ) -> Int {
    let clip = region.map { $0.intersection(self.region) } ?? self.region
    var brush = Brush(position, style: style, clip: clip)
    put(String(text), with: &brush, before: clip.columns.upperBound)
    return brush.column
  }

  /// Puts a character once, or several times side by side.
  ///
  /// - Parameters:
  ///   - character: The character.
  ///   - position: Its cell, or the first of its cells.
  ///   - count: How many times.
  ///   - style: How it looks.
  package mutating func put(
    _ character: Character, at position: CellPosition, count: Int = 1, style: CellStyle = .plain
  ) {
    var brush = Brush(position, style: style, clip: region)
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex]
    guard first.standsAlone, character.utf8.count == UTF8.width(first) else {
      for _ in 0..<count { put(character, with: &brush) }
      return
    }
    let columns = UInt8(displayWidth.columns(of: first))
    guard columns > 0 else { return }
    let cell = TerminalCell(first, columns: columns, style: style)
    for _ in 0..<count { place(cell, with: &brush) }
  }

  private mutating func put(_ text: String, with brush: inout Brush, before end: Int) {
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex, brush.column < end {
      let next = scalars.index(after: index)
      // Most text needs no look at what Unicode says belongs together, which would take most of the time.
      if scalars[index].standsAlone, next == scalars.endIndex || scalars[next].standsAlone {
        put(scalars[index], with: &brush)
        index = next
      } else {
        put(text[index], with: &brush)
        index = text.index(after: index)
      }
    }
  }

  /// Where the next character goes.
  private struct Brush {
    let row: Int
    var column: Int
    let style: CellStyle
    /// The columns that may be changed.
    let columns: Range<Int>

    init(_ position: CellPosition, style: CellStyle, clip: CellRegion) {
      row = position.row
      column = position.column
      self.style = style
      columns = clip.rows.contains(row) ? clip.columns : 0..<0
    }
  }

  private mutating func put(_ character: Character, with brush: inout Brush) {
    guard !displayWidth.isEmojiSequence(character) else {
      let cluster = addCluster(String(character.unicodeScalars.prefix(Self.longestCluster)))
      return place(TerminalCell(cluster: cluster, columns: 2, style: brush.style), with: &brush)
    }
    // What belongs together but takes columns by itself, such as the voicing mark of `ｶﾞ`, has a cell of its own.
    var base: String.UnicodeScalarView?
    for scalar in character.unicodeScalars {
      if scalar.controlPicture == nil, displayWidth.columns(of: scalar) == 0 {
        if let count = base?.count, count < Self.longestCluster { base?.append(scalar) }
      } else {
        if let base { put(base, with: &brush) }
        base = String.UnicodeScalarView([scalar])
      }
    }
    if let base { put(base, with: &brush) }
  }

  /// Puts a scalar and what is drawn into its cell.
  private mutating func put(_ scalars: String.UnicodeScalarView, with brush: inout Brush) {
    guard let first = scalars.first, scalars.count > 1 else {
      if let first = scalars.first { put(first, with: &brush) }
      return
    }
    let cluster = addCluster(String(scalars))
    let columns = UInt8(displayWidth.columns(of: first))
    place(TerminalCell(cluster: cluster, columns: columns, style: brush.style), with: &brush)
  }

  private mutating func put(_ scalar: Unicode.Scalar, with brush: inout Brush) {
    let scalar = scalar.controlPicture ?? scalar
    let columns = displayWidth.columns(of: scalar)
    guard columns > 0 else { return }
    place(TerminalCell(scalar, columns: UInt8(columns), style: brush.style), with: &brush)
  }

  private mutating func place(_ cell: TerminalCell, with brush: inout Brush) {
    let start = brush.column
    brush.column += Int(cell.columns)
    let inside = (start..<brush.column).clamped(to: brush.columns)
    guard !inside.isEmpty else { return }
    makeRoom(row: brush.row, columns: inside)
    let first = index(brush.row, inside.lowerBound)
    if inside.count < Int(cell.columns) || cell.isBlank {
      for index in first..<(first + inside.count) { cells[index] = blank(brush.style) }
    } else {
      cells[first] = cell
      if cell.columns == 2 { cells[first + 1] = .continuation(brush.style) }
    }
  }

  /// Keeps a character of several scalars; its number.
  mutating func addCluster(_ text: String) -> Int {
    // A grid that is written over and over must not grow.
    if clusters.count > cells.count { removeUnusedClusters() }
    clusters.append(text)
    return clusters.count - 1
  }

  private mutating func removeUnusedClusters() {
    var used: [String] = []
    for index in cells.indices {
      guard let cluster = cells[index].cluster else { continue }
      let (columns, style) = (cells[index].columns, cells[index].style)
      used.append(clusters[cluster])
      cells[index] = TerminalCell(cluster: used.count - 1, columns: columns, style: style)
    }
    clusters = used
  }
}

extension Unicode.Scalar {
  /// The picture of a control character; nil for all other scalars.
  fileprivate var controlPicture: Unicode.Scalar? {
    switch value {
    case 0x00...0x1F: Unicode.Scalar(0x2400 + value)
    case 0x7F: "\u{2421}"
    case 0x80...0x9F: "\u{FFFD}"
    default: nil
    }
  }
}
