// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Two grids of one size: what a terminal shows, and what it is to show.
struct GridComparison {
  let old: CellGrid
  let new: CellGrid

  /// Whether a cell looks the same in both.
  func isSame(_ row: Int, _ column: Int) -> Bool {
    isSame(new.index(row, column))
  }

  private func isSame(_ index: Int) -> Bool {
    let (left, right) = (old.cells[index], new.cells[index])
    guard let first = left.cluster, let second = right.cluster else { return left == right }
    // Each grid numbers its clusters by itself.
    return left.style == right.style && left.columns == right.columns
      && old.clusters[first].utf8.elementsEqual(new.clusters[second].utf8)
  }

  /// The first and the last column of a row that differ; nil if none does.
  func changedColumns(of row: Int) -> ClosedRange<Int>? {
    let (start, end) = (new.index(row, 0), new.index(row + 1, 0))
    var first = start
    while first < end, isSame(first) { first += 1 }
    guard first < end else { return nil }
    var last = end - 1
    while isSame(last) { last -= 1 }
    return (first - start)...(last - start)
  }

  /// The column of a row from which on it looks as if erased.
  func erasedEnd(of row: Int) -> Int {
    let cells = new.index(row, 0)..<new.index(row + 1, 0)
    return cells.last { !new.cells[$0].isErased }.map { $0 + 1 - cells.lowerBound } ?? 0
  }

  /// How many cells from a column on look as if erased.
  func erasedRun(_ row: Int, _ column: Int, end: Int) -> Int {
    var run = column
    while run < end, new.cells[new.index(row, run)].isErased { run += 1 }
    return run - column
  }
}

extension CellGrid {
  /// The most columns by which a terminal may move the cursor for a cell; nil if all move it by the cell's columns.
  ///
  /// Terminals differ over emoji, of several scalars or newer than the terminal, and over what some of them join to the
  /// character before.
  func widestAdvance(of cell: TerminalCell) -> Int? {
    guard let cluster = cell.cluster else {
      return Self.isUncertain(cell.glyph) ? 2 : nil
    }
    let scalars = clusters[cluster].unicodeScalars
    guard let first = scalars.first else { return nil }
    // A letter with marks is certain, whatever the marks.
    let isCertain =
      !Self.isUncertain(first.value)
      && scalars.dropFirst().allSatisfy { displayWidth.columns(of: $0) == 0 && !$0.widens }
    guard !isCertain else { return nil }
    return scalars.reduce(0) { $0 + max(displayWidth.columns(of: $1), $1.widens ? 1 : 0) }
  }

  private static func isUncertain(_ glyph: UInt32) -> Bool {
    switch glyph {
    // The soft hyphen; vowels of Thai and Lao; signs that enclose Arabic numbers; Hangul in parts; voicing marks; emoji.
    case 0xAD, 0xE33, 0xEB3, 0x0600...0x0605, 0x1100...0x11FF, 0xA960...0xA97C, 0xFF9E...0xFF9F,
      0x1F000...0x1FFFF:
      true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether some terminals draw the character before it wider than others do.
  fileprivate var widens: Bool { value == 0xFE0F || value == 0x200D || value == 0x20E3 }
}
