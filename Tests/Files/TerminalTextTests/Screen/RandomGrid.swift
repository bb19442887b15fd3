// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalText
import TestSupport

/// Makes grids of everything that is hard to show.
enum RandomGrid {
  private static let pieces = [
    "a", "Widget", "transition", " ", "  ", "            ", "                    ", "─────", "│",
    "é", "e\u{301}", "入力", "ページ",
    "ＡＢ", "か\u{3099}", "ｶﾞ", "한글", "\u{1112}\u{1161}\u{11AB}", "α…①", "😀", "👍🏽", "🇯🇵", "🇯", "👩‍👩‍👧‍👦", "❤️",
    "❤", "1️⃣", "\u{1B}[2J", "\t", "\u{202E}x", "\u{301}", "กำ", "क्षि", "\u{AD}", "\u{200B}", "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
  ]

  private static let styles: [CellStyle] = [
    .plain, .plain, .plain, CellStyle([.bold]), CellStyle([.dim]),
    CellStyle([.bold, .dim, .italic]),
    CellStyle([.underline]), CellStyle([.reverse]), CellStyle([.strikethrough, .bold]),
    CellStyle(foreground: .basic(1)), CellStyle(foreground: .basic(12), [.bold]),
    CellStyle(background: .basic(4)), CellStyle(foreground: .palette(200), background: .basic(9)),
    CellStyle(foreground: .rgb(red: 1, green: 20, blue: 200), [.reverse]),
  ]

  static func size(using generator: inout SeededGenerator) -> TerminalSize {
    TerminalSize(
      columns: Int.random(in: 1...40, using: &generator),
      rows: Int.random(in: 1...6, using: &generator))
  }

  /// A grid with a few texts put on another's.
  static func grid(
    on old: CellGrid, texts count: Int, using generator: inout SeededGenerator
  ) -> CellGrid {
    var grid = old
    for _ in 0..<count {
      let position = CellPosition(
        row: Int.random(in: -1...grid.size.rows, using: &generator),
        column: Int.random(in: -4...grid.size.columns, using: &generator))
      let style = styles.randomElement(using: &generator) ?? .plain
      let end = Int.random(in: 0...grid.size.columns, using: &generator)
      let region = CellRegion(rows: 0..<grid.size.rows, columns: min(end, 3)..<max(end, 3))
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: grid.fill(region.intersection(CellRegion(rows: 0..<2, columns: 0..<20)), style: style)
      case 1: grid.restyle(CellRegion(rows: 0..<1, columns: region.columns)) { $0 = style }
      case 2:
        grid.put(randomText(using: &generator), at: position, style: style, in: region)
      default: grid.put(randomText(using: &generator), at: position, style: style)
      }
    }
    grid.cursor =
      Bool.random(using: &generator)
      ? CellPosition(
        row: Int.random(in: 0..<grid.size.rows, using: &generator),
        column: Int.random(in: 0..<grid.size.columns, using: &generator)) : nil
    return grid
  }

  static func randomText(using generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...6, using: &generator))
      .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }
}
