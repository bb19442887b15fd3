// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalText
import Testing

@Suite struct ScreenDiffTests {
  private let size = TerminalSize(columns: 80, rows: 4)

  private func grid(_ lines: String..., style: CellStyle = .plain) -> CellGrid {
    var grid = CellGrid(size)
    for (row, line) in lines.enumerated() {
      grid.put(line, at: CellPosition(row: row, column: 0), style: style)
    }
    return grid
  }

  /// The bytes of a frame without the marks around it; `ESC` stands for the byte.
  private func bytes(
    from old: CellGrid?, to new: CellGrid, depth: TerminalColorDepth = .full
  ) -> String {
    var diff = ScreenDiff(depth: depth, isSynchronized: false)
    return String(decoding: diff.bytes(from: old, to: new), as: UTF8.self)
      .replacing("\u{1B}", with: "ESC")
  }

  @Test("the first frame clears the screen, and a frame is marked as one")
  func first() {
    var diff = ScreenDiff(depth: .full)
    let frame = String(decoding: diff.bytes(from: nil, to: grid("a")), as: UTF8.self)
    #expect(frame == "\u{1B}[?2026h\u{1B}[?25l\u{1B}[m\u{1B}[H\u{1B}[2Ja\u{1B}[?2026l")
  }

  @Test("a grid of another size is drawn as a whole")
  func resized() {
    let old = CellGrid(TerminalSize(columns: 79, rows: 4))
    #expect(bytes(from: old, to: grid("a")).contains("ESC[2Ja"))
  }

  @Test("only what changed is written")
  func minimal() {
    let old = grid("one two three", "four")
    #expect(bytes(from: old, to: old) == "")
    #expect(bytes(from: old, to: grid("one two three", "five")) == "ESC[2;2Hive")
    #expect(bytes(from: old, to: grid("one 2wo three", "four")) == "ESC[1;5H2")
    #expect(bytes(from: old, to: grid("One two three", "four")) == "ESC[HO")
    #expect(bytes(from: old, to: grid("one two three", "Four")) == "ESC[2HF")
    #expect(bytes(from: old, to: grid("one two three", "four", "", "x")) == "ESC[4Hx")
  }

  @Test("what is unchanged between two changes is written again or skipped, whichever is shorter")
  func gaps() {
    let old = grid("0123456789abcdef")
    #expect(bytes(from: old, to: grid("X123Y56789abcdef")) == "ESC[HX123Y")
    #expect(bytes(from: old, to: grid("X12345Y789abcdef")) == "ESC[HXESC[5CY")
    #expect(bytes(from: old, to: grid("X12345678912345Y")) == "ESC[HXESC[9C12345Y")
    var styled = grid("0123456789abcdef")
    styled.restyle(CellRegion(rows: 0..<1, columns: 1..<2)) { $0.attributes = .bold }
    var changed = styled
    changed.put("X", at: CellPosition(row: 0, column: 0))
    changed.put("Y", at: CellPosition(row: 0, column: 2))
    #expect(bytes(from: styled, to: changed) == "ESC[HXESC[CY")
  }

  @Test("the end of a line is erased where that is shorter than spaces, and so is a gap")
  func erasing() {
    let old = grid("a long line of text", "x")
    #expect(bytes(from: old, to: grid("a", "x")) == "ESC[1;3HESC[K")
    #expect(bytes(from: old, to: grid("a long line of te", "x")) == "ESC[1;18H  ")
    #expect(bytes(from: old, to: grid("", "x")) == "ESC[HESC[K")
    #expect(bytes(from: old, to: grid("a                 t", "x")) == "ESC[1;3HESC[16X")
  }

  @Test("the next row is a line feed away")
  func rows() {
    #expect(bytes(from: grid(), to: grid("ab", "cd")) == "ESC[Hab\r\ncd")
    #expect(bytes(from: grid("", "c"), to: grid("a", "b")) == "ESC[Ha\r\nb")
  }

  @Test("a row that is full to its last column is followed by a place that is certain")
  func lastColumn() {
    let full = String(repeating: "x", count: 80)
    #expect(bytes(from: grid(), to: grid(full, " b")) == "ESC[H\(full)ESC[2;2Hb")
    #expect(bytes(from: grid(), to: grid(full, "b")) == "ESC[H\(full)\r\nb")
  }

  // MARK: Styles

  @Test(
    "a style is written in the colors that the terminal has",
    arguments: [
      (.full, "38;2;255;0;0"), (.palette, "38;5;196"), (.basic, "91"), (.none, "39"),
    ] as [(TerminalColorDepth, String)])
  func depth(depth: TerminalColorDepth, parameters: String) {
    let red = CellStyle(foreground: .rgb(red: 255, green: 0, blue: 0))
    #expect(
      bytes(from: grid(), to: grid("a", style: red), depth: depth)
        == "ESC[HESC[\(parameters)maESC[m")
  }

  @Test(
    "a color of the palette is the nearest of 16 where there are no more",
    arguments: [
      (1, "31"), (9, "91"), (16, "30"), (196, "91"), (231, "97"), (232, "30"), (244, "90"),
    ]
      as [(UInt8, String)])
  func palette(index: UInt8, parameters: String) {
    let style = CellStyle(foreground: .palette(index))
    #expect(
      bytes(from: grid(), to: grid("a", style: style), depth: .basic)
        == "ESC[HESC[\(parameters)maESC[m")
  }

  @Test("from style to style leads the shorter sequence")
  func transitions() {
    func sequence(_ first: CellStyle, _ second: CellStyle) -> String {
      var new = grid()
      new.put("a", at: CellPosition(row: 0, column: 0), style: first)
      new.put("b", at: CellPosition(row: 0, column: 1), style: second)
      let bytes = bytes(from: grid(), to: new)
      return String(bytes.drop { $0 != "a" }.dropFirst().prefix { $0 != "b" })
    }
    let blue = TerminalColor.basic(4)
    let gray = TerminalColor.rgb(red: 10, green: 20, blue: 30)
    #expect(sequence(CellStyle([.bold]), CellStyle([.bold])) == "")
    #expect(sequence(CellStyle([.bold]), .plain) == "ESC[m")
    #expect(sequence(CellStyle([.bold]), CellStyle([.bold, .dim])) == "ESC[2m")
    #expect(sequence(CellStyle([.bold, .dim]), CellStyle([.dim])) == "ESC[0;2m")
    #expect(
      sequence(CellStyle(background: gray, [.bold, .dim]), CellStyle(background: gray, [.dim]))
        == "ESC[22;2m")
    #expect(
      sequence(CellStyle(background: gray, [.underline]), CellStyle(background: gray)) == "ESC[24m")
    #expect(
      sequence(CellStyle(foreground: blue, background: gray), CellStyle(background: gray))
        == "ESC[39m")
    #expect(
      sequence(CellStyle(foreground: gray, [.bold, .italic, .underline]), CellStyle([.reverse]))
        == "ESC[0;7m")
  }

  @Test("a space between two words changes no style")
  func blanks() {
    let bold = CellStyle(foreground: .basic(1), [.bold])
    #expect(
      bytes(from: grid(), to: grid("a b", style: bold)) == "ESC[HESC[1;31ma bESC[m")
    let line = CellStyle([.underline])
    #expect(bytes(from: grid(), to: grid("a b", style: line)) == "ESC[HESC[4ma bESC[m")
  }

  // MARK: Wide characters

  @Test("after an emoji that terminals measure differently the cursor is told where to go")
  func uncertain() {
    #expect(bytes(from: grid(), to: grid("入a")) == "ESC[H入a")
    #expect(bytes(from: grid(), to: grid("e\u{301}a")) == "ESC[He\u{301}a")
    #expect(bytes(from: grid(), to: grid("👍🏽a")) == "ESC[H👍🏽ESC[3Ga ")
    #expect(bytes(from: grid("xxa"), to: grid("👍🏽a")) == "ESC[H  ESC[G👍🏽ESC[3Ga ")
  }

  // MARK: The cursor

  @Test("the cursor is shown, moved and hidden")
  func cursor() {
    var old = grid("a")
    var new = old
    new.cursor = CellPosition(row: 1, column: 2)
    #expect(bytes(from: old, to: new) == "ESC[2;3HESC[?25h")
    #expect(bytes(from: new, to: new) == "")
    #expect(bytes(from: new, to: old) == "ESC[?25l")
    old = new
    new.cursor = CellPosition(row: 1, column: 3)
    #expect(bytes(from: old, to: new) == "ESC[2;4H")
    new.put("b", at: CellPosition(row: 0, column: 0))
    #expect(bytes(from: old, to: new) == "ESC[?25lESC[HbESC[2;4HESC[?25h")
    new.cursor = CellPosition(row: 100, column: 0)
    #expect(bytes(from: grid("b"), to: new) == "")
  }

  // MARK: Costs

  @Test("a changed row of 100 columns with a few styles costs fewer than 200 bytes")
  func rowCost() {
    let wide = TerminalSize(columns: 100, rows: 3)
    func grid(_ title: String, _ detail: String, isSelected: Bool) -> CellGrid {
      var grid = CellGrid(wide)
      let style = CellStyle(background: isSelected ? .palette(25) : nil)
      grid.fill(CellRegion(rows: 1..<2, columns: 0..<100), style: style)
      var column = grid.put(
        " ≡ ", at: CellPosition(row: 1, column: 0),
        style: CellStyle(foreground: .palette(244), background: style.background))
      column = grid.put(title, at: CellPosition(row: 1, column: column), style: style.adding(.bold))
      grid.put(
        detail, at: CellPosition(row: 1, column: 40),
        style: CellStyle(foreground: .palette(110), background: style.background))
      grid.put("Transactions", at: CellPosition(row: 1, column: 86), style: style.adding(.dim))
      return grid
    }
    var diff = ScreenDiff(depth: .full)
    let rows = [
      grid("Cash Flow", "hoge://hoge/cashflow?from=widget", isSelected: false),
      grid("Cash Flow", "hoge://hoge/cashflow?from=widget", isSelected: true),
      grid("収支の推移を見る", "hoge://hoge/transactions/new", isSelected: true),
      grid("口座残高の一覧をすべて表示する", "予定表から選んだ項目を開く", isSelected: false),
    ]
    for (old, new) in zip([CellGrid(wide)] + rows, rows) {
      let cost = diff.bytes(from: old, to: new).count
      #expect(cost < 200)
    }
  }
}
