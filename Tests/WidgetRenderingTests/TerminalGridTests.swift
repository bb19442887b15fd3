// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalInterface
import Testing
import WidgetRendering

@Suite struct TerminalGridTests {
  /// The drawing of tiles in two columns, in a terminal of the given width.
  private func drawing(_ tiles: [TerminalGrid.Tile], width: Int = 30) -> String {
    TerminalGrid(columnCount: 2, width: width, style: TerminalStyle(isColored: false))
      .render(tiles)
  }

  private func tile(_ title: String, isMissing: Bool = false) -> TerminalGrid.Tile {
    TerminalGrid.Tile(title: title, isMissing: isMissing)
  }

  @Test("full-width titles keep the frames straight, and an odd tile stands alone")
  func fullWidth() {
    let expected = """
      ╭───────────────────────────╮
      │ ╭──────────╮ ╭──────────╮ │
      │ │ 家計簿   │ │ Budget   │ │
      │ ╰──────────╯ ╰──────────╯ │
      │ ╭──────────╮              │
      │ │ 口座     │              │
      │ ╰──────────╯              │
      ╰───────────────────────────╯

      """
    #expect(drawing([tile("家計簿"), tile("Budget"), tile("口座")]) == expected)
  }

  @Test("a tile whose destination is gone has a broken frame")
  func missing() {
    let expected = """
      ╭───────────────────────────╮
      │ ╭╌╌╌╌╌╌╌╌╌╌╮ ╭──────────╮ │
      │ ╎ Old      ╎ │ New      │ │
      │ ╰╌╌╌╌╌╌╌╌╌╌╯ ╰──────────╯ │
      ╰───────────────────────────╯

      """
    #expect(drawing([tile("Old", isMissing: true), tile("New")]) == expected)
  }

  @Test("a title too long for its tile is cut, and says so")
  func longTitle() {
    let lines = drawing([tile("Savings Goals"), tile("支払い予定")]).split(separator: "\n")
    #expect(lines.contains("│ │ Savings… │ │ 支払い…  │ │"))
  }

  @Test("a widget without tiles is an empty frame")
  func empty() {
    let lines = drawing([]).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { DisplayWidth().columns(of: String($0)) == 29 })
  }

  @Test("the drawing is never wider than the terminal or 64 columns", arguments: 30...120)
  func width(of terminal: Int) {
    let lines = drawing([tile("1"), tile("2")], width: terminal).split(separator: "\n")
    let widths = Set(lines.map { DisplayWidth().columns(of: String($0)) })
    #expect(widths.count == 1)
    #expect(widths.allSatisfy { $0 <= min(terminal, 64) })
  }

  @Test("colour changes nothing but the colour")
  func colored() {
    let grid = TerminalGrid(columnCount: 2, width: 30, style: TerminalStyle(isColored: true))
    let colored = grid.render([tile("A"), tile("B")])
    #expect(colored.contains("\u{1B}["))
    let plain = colored.replacing(/\x1B\[[0-9;]*m/, with: "")
    #expect(plain == drawing([tile("A"), tile("B")]))
  }
}
