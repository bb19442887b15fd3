// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalInterface
import Testing
import WidgetRendering

@Suite struct TerminalGridTests {
  /// The drawing of tiles with the given titles; those that begin with `?` are missing.
  private func drawing(
    _ titles: String..., columnCount: Int = 2, width: Int = 40, style: TerminalStyle = .plain
  ) -> String {
    let tiles = titles.map { title in
      title.hasPrefix("?")
        ? TerminalGrid.Tile(title: String(title.dropFirst()), isMissing: true)
        : TerminalGrid.Tile(title: title, isMissing: false)
    }
    return TerminalGrid(columnCount: columnCount, width: width, style: style).render(tiles)
  }

  @Test("four tiles stand in two rows")
  func four() {
    #expect(
      drawing("Home", "Scan", "Pay", "Plan") == """
        ╭─────────────────────────────────────╮
        │ ╭───────────────╮ ╭───────────────╮ │
        │ │ Home          │ │ Scan          │ │
        │ ╰───────────────╯ ╰───────────────╯ │
        │ ╭───────────────╮ ╭───────────────╮ │
        │ │ Pay           │ │ Plan          │ │
        │ ╰───────────────╯ ╰───────────────╯ │
        ╰─────────────────────────────────────╯

        """)
  }

  @Test("characters that take two columns do not push the frame aside")
  func wide() {
    #expect(
      drawing("家計簿", "🧾 レシート", "👨‍👩‍👧 家族", "e\u{301}té") == """
        ╭─────────────────────────────────────╮
        │ ╭───────────────╮ ╭───────────────╮ │
        │ │ 家計簿        │ │ 🧾 レシート   │ │
        │ ╰───────────────╯ ╰───────────────╯ │
        │ ╭───────────────╮ ╭───────────────╮ │
        │ │ 👨‍👩‍👧 家族       │ │ e\u{301}té           │ │
        │ ╰───────────────╯ ╰───────────────╯ │
        ╰─────────────────────────────────────╯

        """)
  }

  @Test("a title that is too long is cut, never in the middle of a character")
  func long() {
    #expect(
      drawing("A title that goes on", "長い長い長い長い", "exactly13wide", "exactly14 wide") == """
        ╭─────────────────────────────────────╮
        │ ╭───────────────╮ ╭───────────────╮ │
        │ │ A title that… │ │ 長い長い長い… │ │
        │ ╰───────────────╯ ╰───────────────╯ │
        │ ╭───────────────╮ ╭───────────────╮ │
        │ │ exactly13wide │ │ exactly14 wi… │ │
        │ ╰───────────────╯ ╰───────────────╯ │
        ╰─────────────────────────────────────╯

        """)
  }

  @Test("a missing tile is a gap in a broken frame, and an odd number leaves the rest free")
  func missing() {
    #expect(
      drawing("Home", "?Gone", "Pay") == """
        ╭─────────────────────────────────────╮
        │ ╭───────────────╮ ╭╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╮ │
        │ │ Home          │ ╎ Gone          ╎ │
        │ ╰───────────────╯ ╰╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╯ │
        │ ╭───────────────╮                   │
        │ │ Pay           │                   │
        │ ╰───────────────╯                   │
        ╰─────────────────────────────────────╯

        """)
  }

  @Test("without tiles there is an empty widget")
  func none() {
    #expect(
      drawing() == """
        ╭─────────────────────────────────────╮
        │                                     │
        ╰─────────────────────────────────────╯

        """)
  }

  @Test("a narrow terminal gets a narrow widget")
  func narrow() {
    #expect(
      drawing("Home", "Scan", width: 20) == """
        ╭─────────────────╮
        │ ╭─────╮ ╭─────╮ │
        │ │ Ho… │ │ Sc… │ │
        │ ╰─────╯ ╰─────╯ │
        ╰─────────────────╯

        """)
    #expect(
      drawing("Home", "家", width: 1) == """
        ╭───────────────╮
        │ ╭────╮ ╭────╮ │
        │ │ H… │ │ 家 │ │
        │ ╰────╯ ╰────╯ │
        ╰───────────────╯

        """)
    #expect(drawing("Home", "家", width: -5) == drawing("Home", "家", width: 1))
  }

  @Test("a widget fits into its terminal, and is never wider than 64 columns", arguments: 17...100)
  func fits(width: Int) {
    let lines = drawing("Home", "家計簿", "Pay", width: width).split(separator: "\n")
    let widths = Set(lines.map { DisplayWidth().columns(of: $0) })
    #expect(widths.count == 1)
    #expect(widths.allSatisfy { $0 <= min(width, 64) && $0 > min(width, 64) - 4 })
  }

  @Test("the number of columns is that of the widget, at least one")
  func columns() {
    let one = """
      ╭──────────────────╮
      │ ╭──────────────╮ │
      │ │ Home         │ │
      │ ╰──────────────╯ │
      │ ╭──────────────╮ │
      │ │ Scan         │ │
      │ ╰──────────────╯ │
      ╰──────────────────╯

      """
    #expect(drawing("Home", "Scan", columnCount: 1, width: 20) == one)
    #expect(drawing("Home", "Scan", columnCount: 0, width: 20) == one)
    #expect(
      drawing("Home", "Scan", "Pay", columnCount: 3, width: 30) == """
        ╭────────────────────────────╮
        │ ╭──────╮ ╭──────╮ ╭──────╮ │
        │ │ Home │ │ Scan │ │ Pay  │ │
        │ ╰──────╯ ╰──────╯ ╰──────╯ │
        ╰────────────────────────────╯

        """)
  }

  @Test("colour dims the frame, and adds or takes nothing else")
  func colored() {
    let plain = drawing("Home", "?Gone ─│", "家計簿")
    let colored = drawing("Home", "?Gone ─│", "家計簿", style: .colored)
    #expect(colored != plain)
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    #expect(
      drawing("Home", columnCount: 1, width: 12, style: .colored)
        .replacing("\u{1B}[2m", with: "<").replacing("\u{1B}[0m", with: ">") == """
          <╭──────────╮>
          <│> <╭──────╮> <│>
          <│> <│> Home <│> <│>
          <│> <╰──────╯> <│>
          <╰──────────╯>

          """)
  }
}
