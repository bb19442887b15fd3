// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalText
import Testing
import WidgetRendering

@Suite struct TerminalImageTests {
  @Test("a sequence is written where the look changes, and each line ends as it began")
  func sequences() {
    var image = TerminalImage(columns: 5, rows: 2)
    image.rows[0][0] = .init(character: "a", foreground: .basic(1), isBold: true)
    image.rows[0][1] = .init(character: "b", foreground: .basic(1), isBold: true)
    image.rows[0][2] = .init(character: "c")
    image.rows[0][3] = .init(background: .rgb(red: 1, green: 2, blue: 3))
    image.rows[1][1] = .init(character: "家", foreground: .palette(208))
    image.rows[1][2] = .init(character: nil)
    #expect(
      image.lines() == [
        "\u{1B}[0;1;31mab\u{1B}[0mc\u{1B}[0;48;2;1;2;3m \u{1B}[0m",
        " \u{1B}[0;38;5;208m家\u{1B}[0m",
      ])
    #expect(image.lines(isStyled: false) == ["abc ", " 家"])
  }

  @Test("blanks that cannot be seen are not written")
  func blanks() {
    #expect(TerminalImage(columns: 3, rows: 2).lines() == ["", ""])
    #expect(TerminalImage(columns: -1, rows: -1).rows.isEmpty)
  }

  @Test("a character that stands side by side several times is told once, and half of one never")
  func runs() {
    var image = TerminalImage(columns: 6, rows: 2)
    image.rows[0][2] = .init(character: "█", foreground: .basic(1))
    image.rows[0][3] = .init(character: "█", foreground: .basic(1))
    image.rows[0][4] = .init(character: "█", foreground: .basic(2))
    image.rows[1][4] = .init(character: "家")
    image.rows[1][5] = .init(character: nil)
    var runs: [String] = []
    image.forEachRun { cell, character, row, columns in
      #expect(columns.allSatisfy { image.rows[row][$0] == cell })
      runs.append("\(row) \(columns) \(character)")
    }
    #expect(
      runs == ["0 0..<2  ", "0 2..<4 █", "0 4..<5 █", "0 5..<6  ", "1 0..<4  ", "1 4..<5 家"])
  }
}
