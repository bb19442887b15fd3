// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalText
import TestSupport
import Testing

@Suite struct ScreenDiffPropertyTests {
  @Test("frame after frame, a terminal shows what it is to show", arguments: 0..<150)
  func frames(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let size = RandomGrid.size(using: &generator)
    var terminal = TerminalEmulator(size)
    var diff = ScreenDiff(depth: .full)
    var shown: CellGrid?
    for frame in 0..<12 {
      let isNew = Int.random(in: 0..<4, using: &generator) == 0
      let texts = Int.random(in: 0...(isNew ? 12 : 3), using: &generator)
      let grid = RandomGrid.grid(
        on: isNew ? CellGrid(size) : shown ?? CellGrid(size), texts: texts, using: &generator)
      terminal.write(diff.bytes(from: shown, to: grid))
      let expected = TerminalEmulator.cells(of: grid).map { $0.map(\.visible) }
      // Not compared in the expectation, whose report would be as long as both screens.
      let isShown = terminal.visibleCells == expected
      #expect(isShown, "frame \(frame): \(grid.lines), and not \(terminal.lines)")
      #expect(terminal.problems.isEmpty)
      #expect(terminal.isCursorVisible == (grid.cursor != nil))
      if let cursor = grid.cursor {
        #expect(cursor == CellPosition(row: terminal.row, column: terminal.column))
      }
      #expect(!terminal.isInFrame && terminal.style == .plain)
      shown = grid
    }
  }

  @Test(
    "a terminal that knows no emoji of several scalars shows all else in its place",
    arguments: 0..<150)
  func oldTerminal(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let size = RandomGrid.size(using: &generator)
    var terminal = TerminalEmulator(size, measure: .scalars)
    var diff = ScreenDiff(depth: .full)
    var shown: CellGrid?
    for _ in 0..<12 {
      let grid = RandomGrid.grid(on: shown ?? CellGrid(size), texts: 3, using: &generator)
      terminal.write(diff.bytes(from: shown, to: grid))
      let seen = terminal.visibleCells
      for (row, line) in TerminalEmulator.cells(of: grid).enumerated() {
        let wrong = line.indices.filter {
          line[$0].isPlainText && seen[row][$0] != line[$0].visible
        }
        #expect(wrong.isEmpty, "row \(row): \(grid.lines)")
      }
      shown = grid
    }
  }

  @Test("the same grid again is no byte", arguments: 0..<50)
  func nothing(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let size = RandomGrid.size(using: &generator)
    let grid = RandomGrid.grid(on: CellGrid(size), texts: 10, using: &generator)
    // The same cells, put in another order, so that the clusters have other numbers.
    var other = CellGrid(size)
    other.put("👩‍👩‍👧‍👦e\u{301}", at: CellPosition(row: 0, column: 0))
    other.fill(other.region)
    other.put(grid, at: CellPosition(row: 0, column: 0))
    other.cursor = grid.cursor
    var diff = ScreenDiff(depth: .full)
    #expect(diff.bytes(from: grid, to: other).isEmpty)
  }
}

extension TerminalEmulator.Cell {
  /// Whether all terminals agree about what is in the cell.
  fileprivate var isPlainText: Bool {
    !isContinuation
      && text.unicodeScalars.allSatisfy {
        0x20...0x7E ~= $0.value || 0x2500...0x257F ~= $0.value || 0x3041...0x9FFF ~= $0.value
      }
  }
}
