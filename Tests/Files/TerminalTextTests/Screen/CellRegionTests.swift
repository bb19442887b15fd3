// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalText
import Testing

@Suite struct CellRegionTests {
  private let region = CellRegion(rows: 2..<6, columns: 10..<20)

  @Test("a cell is in a region between its edges, the lower and the right one outside")
  func contains() {
    #expect(region.contains(CellPosition(row: 2, column: 10)))
    #expect(region.contains(CellPosition(row: 5, column: 19)))
    #expect(!region.contains(CellPosition(row: 6, column: 10)))
    #expect(!region.contains(CellPosition(row: 2, column: 20)))
    #expect(!region.contains(CellPosition(row: 2, column: 9)))
  }

  @Test("an inset takes cells away on both sides, as many as there are")
  func inset() {
    #expect(region.inset(rows: 1, columns: 2) == CellRegion(rows: 3..<5, columns: 12..<18))
    #expect(region.inset(rows: 2).isEmpty)
    #expect(region.inset(rows: 100, columns: 100).isEmpty)
  }

  @Test("regions that do not meet have nothing in common")
  func intersection() {
    let other = CellRegion(rows: 0..<3, columns: 15..<40)
    #expect(region.intersection(other) == CellRegion(rows: 2..<3, columns: 15..<20))
    #expect(region.intersection(CellRegion(rows: 7..<9, columns: 0..<80)).isEmpty)
    #expect(CellRegion(TerminalSize(columns: -1, rows: 3)).isEmpty)
  }
}
