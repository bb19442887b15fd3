// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalText
import TestSupport
import Testing

@Suite struct CellGridTests {
  /// A row of a grid after a text was put into it.
  private func row(_ text: String, columns: Int = 12, at column: Int = 0) -> CellGrid {
    var grid = CellGrid(TerminalSize(columns: columns, rows: 1))
    grid.put(text, at: CellPosition(row: 0, column: column))
    return grid
  }

  /// The characters of the cells; `-` where a wide one reaches into a cell.
  private func cells(_ grid: CellGrid) -> [String] {
    (0..<grid.size.columns).map { grid.text(at: CellPosition(row: 0, column: $0)) ?? "-" }
  }

  @Test(
    "a text takes the cells that a terminal gives it",
    arguments: [
      ("ab", ["a", "b", " "]), ("入a", ["入", "-", "a"]), ("e\u{301}x", ["e\u{301}", "x", " "]),
      ("👩‍👩‍👧‍👦!", ["👩‍👩‍👧‍👦", "-", "!"]), ("🇯🇵!", ["🇯🇵", "-", "!"]), ("❤️!", ["❤️", "-", "!"]),
      ("❤!", ["❤", "!", " "]),
      ("か\u{3099}!", ["か\u{3099}", "-", "!"]), ("ｶﾞ!", ["ｶ", "ﾞ", "!"]), ("กำ!", ["ก", "ำ", "!"]),
      ("\u{1112}\u{1161}\u{11AB}!", ["\u{1112}\u{1161}\u{11AB}", "-", "!"]),
    ])
  func text(text: String, expected: [String]) {
    let cells = cells(row(text, columns: 3))
    #expect(cells.map { Array($0.unicodeScalars) } == expected.map { Array($0.unicodeScalars) })
  }

  @Test(
    "nothing gets in that could do something to the terminal",
    arguments: [
      ("a\u{1B}[2Jb", "a␛[2Jb"), ("a\tb\n", "a␉b␊"), ("a\r\nb", "a␍␊b"), ("\u{7F}\0", "␡␀"),
      ("a\u{9B}b", "a\u{FFFD}b"), ("a\u{202E}b\u{2066}", "ab"), ("\u{200B}\u{FEFF}a", "a"),
      ("\u{301}a", "a"), ("a\u{2028}b", "ab"),
    ])
  func hostile(text: String, expected: String) {
    #expect(row(text).lines == [expected])
  }

  @Test("a letter with a thousand marks keeps as many as can be read")
  func zalgo() {
    let text = "a" + String(repeating: "\u{301}", count: 1000) + "b"
    let grid = row(text)
    #expect(cells(grid)[1] == "b")
    #expect(cells(grid)[0].unicodeScalars.count == 16)
  }

  @Test("a text that is not wholly inside is cut, and half a wide character is a space")
  func clipping() {
    #expect(row("abcdef", columns: 3).lines == ["abc"])
    #expect(row("abcdef", columns: 3, at: -2).lines == ["cde"])
    #expect(cells(row("ab入c", columns: 3)) == ["a", "b", " "])
    #expect(cells(row("入ab", columns: 3, at: -1)) == [" ", "a", "b"])
    #expect(row("abc", columns: 3, at: 3).lines == [""])
    #expect(row("abc", columns: 3, at: -3).lines == [""])
    var grid = CellGrid(TerminalSize(columns: 3, rows: 1))
    #expect(grid.put("abc", at: CellPosition(row: -1, column: 0)) == 3)
    #expect(grid.put("abc", at: CellPosition(row: 1, column: 0)) == 3)
    #expect(grid.put("abc", at: CellPosition(row: 0, column: .max)) == .max)
    #expect(grid.put("abc", at: CellPosition(row: .max, column: .min)) == .min + 3)
    #expect(grid.lines == [""])
  }

  @Test("a region keeps a text inside, and the cells beside it as they are")
  func region() {
    var grid = row("abcdefgh", columns: 8)
    let region = CellRegion(rows: 0..<1, columns: 2..<5)
    #expect(grid.put("12345", at: CellPosition(row: 0, column: 1), in: region) == 5)
    #expect(grid.lines == ["ab234fgh"])
    grid.put("入入入", at: CellPosition(row: 0, column: 1), in: region)
    #expect(cells(grid) == ["a", "b", " ", "入", "-", "f", "g", "h"])
  }

  @Test("putting a text tells the column behind it")
  func end() {
    var grid = CellGrid(TerminalSize(columns: 10, rows: 1))
    let end = grid.put("入力", at: CellPosition(row: 0, column: 1))
    #expect(end == 5)
    #expect(grid.put("x", at: CellPosition(row: 0, column: end)) == 6)
    #expect(grid.lines == [" 入力x"])
  }

  @Test("what overwrites half a wide character leaves a space of the other half")
  func halves() {
    for (column, text, expected) in [
      (0, "x", ["x", " ", "力", "-"]), (1, "x", [" ", "x", "力", "-"]),
      (1, "目", [" ", "目", "-", " "]), (3, "x", ["入", "-", " ", "x"]),
    ] {
      var grid = row("入力", columns: 4)
      grid.put(text, at: CellPosition(row: 0, column: column))
      #expect(cells(grid) == expected)
    }
    var grid = row("入力", columns: 4)
    grid.fill(CellRegion(rows: 0..<1, columns: 1..<3))
    #expect(cells(grid) == [" ", " ", " ", " "])
  }

  @Test("a style is kept, and changed without its character, on both halves of a wide one")
  func styles() {
    var grid = CellGrid(TerminalSize(columns: 6, rows: 1))
    let red = CellStyle(foreground: .basic(1), [.bold])
    grid.put("a入b", at: CellPosition(row: 0, column: 0), style: red)
    grid.restyle(CellRegion(rows: 0..<1, columns: 2..<3)) { $0.attributes.insert(.reverse) }
    let styles = (0..<5).map { grid.style(at: CellPosition(row: 0, column: $0)) }
    let reversed = red.adding(.reverse)
    #expect(styles == [red, reversed, reversed, red, .plain])
    #expect(grid.lines == ["a入b"])
    #expect(reversed.foreground == .basic(1) && reversed.background == nil)
    #expect(grid.style(at: CellPosition(row: 1, column: 0)) == nil)
  }

  @Test(
    "a style gives its colors back",
    arguments: [
      nil, .basic(0), .basic(15), .palette(0), .palette(255), .rgb(red: 0, green: 0, blue: 0),
      .rgb(red: 255, green: 128, blue: 1),
    ] as [TerminalColor?])
  func colors(color: TerminalColor?) {
    var style = CellStyle(foreground: color)
    #expect(style.foreground == color && style.background == nil)
    style.background = color
    style.foreground = nil
    #expect(style == CellStyle(background: color))
  }

  @Test("a grid without cells takes texts and shows nothing")
  func empty() {
    for size in [TerminalSize(columns: 0, rows: 0), TerminalSize(columns: -1, rows: 5)] {
      var grid = CellGrid(size)
      grid.put("入力", at: CellPosition(row: 0, column: 0))
      grid.fill(grid.region)
      grid.restyle(grid.region) { $0 = .plain }
      var diff = ScreenDiff(depth: .full)
      #expect(grid.lines.allSatisfy { $0.isEmpty })
      #expect(String(decoding: diff.bytes(from: nil, to: grid), as: UTF8.self).contains("[2J"))
    }
  }

  @Test("a grid that is written over and over does not grow")
  func bounded() {
    var grid = CellGrid(TerminalSize(columns: 4, rows: 1))
    for _ in 0..<1000 { grid.put("👩‍👩‍👧‍👦e\u{301}", at: CellPosition(row: 0, column: 0)) }
    #expect(grid.clusterCount <= 6)
    #expect(grid.lines == ["👩‍👩‍👧‍👦e\u{301}"])
  }

  @Test("an ambiguous character is as wide as the terminal has it")
  func ambiguous() {
    let wide = DisplayWidth(ambiguous: .wide)
    var grid = CellGrid(TerminalSize(columns: 4, rows: 1), displayWidth: wide)
    #expect(grid.put("①…", at: CellPosition(row: 0, column: 0)) == 4)
    #expect(cells(grid) == ["①", "-", "…", "-"])
  }

  @Test(
    "a grid put on another keeps its styles and is cut at the edges",
    arguments: [
      (0, ["入", "-", "b", " "]), (-1, [" ", "b", " ", " "]), (2, [" ", " ", "入", "-"]),
      (3, [" ", " ", " ", " "]), (9, [" ", " ", " ", " "]),
    ])
  func grids(column: Int, expected: [String]) {
    var grid = CellGrid(TerminalSize(columns: 4, rows: 1))
    var other = CellGrid(TerminalSize(columns: 3, rows: 1))
    let bold = CellStyle([.bold])
    other.put("入b", at: CellPosition(row: 0, column: 0), style: bold)
    grid.put(other, at: CellPosition(row: 0, column: column))
    #expect(cells(grid) == expected)
    for (place, text) in expected.enumerated() {
      let style = text == " " ? CellStyle.plain : bold
      #expect(grid.style(at: CellPosition(row: 0, column: place)) == style)
    }
  }

  @Test("a grid put on another looks there as it does by itself, whatever was there")
  func copies() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let size = RandomGrid.size(using: &generator)
      let other = RandomGrid.grid(
        on: CellGrid(RandomGrid.size(using: &generator)), texts: 6, using: &generator)
      let old = RandomGrid.grid(on: CellGrid(size), texts: 6, using: &generator)
      let position = CellPosition(
        row: Int.random(in: -3...size.rows, using: &generator),
        column: Int.random(in: -9...size.columns, using: &generator))
      var grid = old
      grid.put(other, at: position)
      var expected = old
      for row in 0..<other.size.rows {
        for column in 0..<other.size.columns {
          let place = CellPosition(row: row, column: column)
          guard let text = other.text(at: place), let style = other.style(at: place) else {
            continue
          }
          expected.put(
            text, at: CellPosition(row: position.row + row, column: position.column + column),
            style: style)
        }
      }
      for row in 0..<size.rows {
        for column in 0..<size.columns {
          let place = CellPosition(row: row, column: column)
          #expect(grid.text(at: place) == expected.text(at: place))
          #expect(grid.style(at: place) == expected.style(at: place))
        }
      }
    }
  }

  @Test("most text and the same text character by character fill the same cells")
  func fastPath() {
    let scalars = [
      0x20...0x2FF, 0x370...0x52F, 0x2010...0x2BFF, 0x3000...0x30FF, 0xAC00...0xAC40,
      0xFF01...0xFFA0,
    ]
    .flatMap { $0.compactMap { Unicode.Scalar(UInt32($0)) } }
    let followers: [Unicode.Scalar] = [
      "a", "入", "\u{301}", "\u{FE0F}", "\u{200D}", "ﾞ", "\u{11AB}",
    ]
    for scalar in scalars where scalar.value % 5 == 0 {
      for follower in followers {
        var text = String(Character(scalar))
        text.unicodeScalars.append(follower)
        let width = DisplayWidth()
        guard scalar.properties.generalCategory != .control else { continue }
        #expect(row(text).lines[0].unicodeScalars.count <= 2)
        let columns = text.reduce(0) { $0 + width.columns(of: $1) }
        var grid = CellGrid(TerminalSize(columns: 8, rows: 1))
        #expect(
          grid.put(text, at: CellPosition(row: 0, column: 0)) == columns,
          "\(text.unicodeScalars.map(\.value))")
      }
    }
  }

  @Test(
    "a character that is put several times is as if it were put each time",
    arguments: ["a", " ", "█", "入", "e\u{301}", "👍🏽", "\u{3164}", "\u{200B}", "\u{1B}"]
      as [Character])
  func repeated(character: Character) {
    for column in [-1, 0, 3] {
      var grid = row("入入入入入入")
      grid.put(character, at: CellPosition(row: 0, column: column), count: 5)
      #expect(
        cells(grid)
          == cells(
            {
              var grid = row("入入入入入入")
              grid.put(
                String(repeating: character, count: 5), at: CellPosition(row: 0, column: column))
              return grid
            }()))
    }
  }
}
