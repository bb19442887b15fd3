// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalText
import Testing

@Suite struct GridLinesTests {
  private func grid(_ columns: Int, _ rows: Int, keepsStyles: Bool = true) -> CellGrid {
    CellGrid(TerminalSize(columns: columns, rows: rows), keepsStylesOfSpaces: keepsStyles)
  }

  @Test("a sequence is written where the style changes, and each line ends as it began")
  func sequences() {
    var grid = grid(5, 2)
    let red = CellStyle(foreground: .basic(1), .bold)
    grid.put("ab", at: CellPosition(row: 0, column: 0), style: red)
    grid.put("c", at: CellPosition(row: 0, column: 2))
    let blue = CellStyle(background: .rgb(red: 1, green: 2, blue: 3))
    grid.put(" ", at: CellPosition(row: 0, column: 3), style: blue)
    grid.put(
      "家", at: CellPosition(row: 1, column: 1), style: CellStyle(foreground: .palette(208)))
    #expect(
      grid.lines(isStyled: true) == [
        "\u{1B}[0;1;31mab\u{1B}[0mc\u{1B}[0;48;2;1;2;3m \u{1B}[0m",
        " \u{1B}[0;38;5;208m家\u{1B}[0m",
      ])
    #expect(grid.lines(isStyled: false) == ["abc ", " 家"])
  }

  @Test("spaces that cannot be seen are not written")
  func blanks() {
    #expect(grid(3, 2).lines(isStyled: true) == ["", ""])
    #expect(grid(-1, -1).lines(isStyled: true).isEmpty)
  }

  @Test("a picture keeps the style of a space, so that a text has one; a screen takes what is seen")
  func spaces() {
    let style = CellStyle(foreground: .basic(1), background: .basic(4), .bold)
    var picture = grid(3, 1)
    picture.put("a b", at: CellPosition(row: 0, column: 0), style: style)
    #expect(picture.lines(isStyled: true) == ["\u{1B}[0;1;31;44ma b\u{1B}[0m"])
    #expect(picture.style(at: CellPosition(row: 0, column: 1)) == style)
    var screen = grid(3, 1, keepsStyles: false)
    screen.put(picture, at: CellPosition(row: 0, column: 0))
    let seen = CellStyle(background: .basic(4))
    #expect(screen.style(at: CellPosition(row: 0, column: 0)) == style)
    #expect(screen.style(at: CellPosition(row: 0, column: 1)) == seen)
    picture.fill(picture.region, style: style)
    #expect(picture.style(at: CellPosition(row: 0, column: 2)) == style)
  }
}
