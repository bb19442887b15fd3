// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension CellGrid {
  /// Makes all cells of a region spaces.
  package mutating func fill(_ region: CellRegion, style: CellStyle = .plain) {
    let clip = region.intersection(self.region)
    guard !clip.isEmpty else { return }
    for row in clip.rows {
      makeRoom(row: row, columns: clip.columns)
      for column in clip.columns { cells[index(row, column)] = blank(style) }
    }
  }

  /// Changes how the cells of a region look, and leaves their characters.
  ///
  /// A wide character of which one half is in the region changes as a whole.
  package mutating func restyle(_ region: CellRegion, _ change: (inout CellStyle) -> Void) {
    let clip = region.intersection(self.region)
    guard !clip.isEmpty else { return }
    for row in clip.rows {
      var columns = clip.columns
      if cells[index(row, columns.lowerBound)].isContinuation {
        columns = (columns.lowerBound - 1)..<columns.upperBound
      }
      if cells[index(row, columns.upperBound - 1)].columns == 2 {
        columns = columns.lowerBound..<(columns.upperBound + 1)
      }
      for column in columns {
        let index = index(row, column)
        change(&cells[index].style)
        if cells[index].isBlank { cells[index] = blank(cells[index].style) }
      }
    }
  }

  /// Takes away the wide characters of which only one half is in cells that are about to be overwritten.
  mutating func makeRoom(row: Int, columns: Range<Int>) {
    let first = index(row, columns.lowerBound)
    if cells[first].isContinuation { cells[first - 1] = blank(cells[first - 1].style) }
    let last = index(row, columns.upperBound - 1)
    if cells[last].columns == 2 { cells[last + 1] = blank(cells[last].style) }
  }
}
