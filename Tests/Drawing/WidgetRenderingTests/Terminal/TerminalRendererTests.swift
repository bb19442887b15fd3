// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalText
import TestSupport
import Testing
import WidgetRendering
import WidgetViews

@Suite struct TerminalRendererTests {
  private func picture(
    _ list: DisplayList, columns: Int = 80, depth: TerminalColorDepth = .none,
    displayWidth: DisplayWidth = DisplayWidth()
  ) -> CellGrid {
    TerminalRenderer(columns: columns, depth: depth, displayWidth: displayWidth).image(of: list)
  }

  private func text(_ image: CellGrid) -> String {
    image.lines(isStyled: false).joined(separator: "\n")
  }

  /// The cells of each row: the characters in them, nil where a wide one reaches into a cell.
  private func rows(_ image: CellGrid) -> [[String?]] {
    (0..<image.size.rows).map { row in
      (0..<image.size.columns).map { image.text(at: CellPosition(row: row, column: $0)) }
    }
  }

  @Test(
    "the widgets are drawn as they were recorded", arguments: TerminalColorDepth.allCases, [40, 80])
  func recorded(depth: TerminalColorDepth, columns: Int) throws {
    var dark = SampleWidget()
    dark.colorScheme = .dark
    for (name, list) in [
      ("quick-actions", SampleWidget().list), ("quick-actions-dark", dark.list),
      ("shapes", SampleShapes.list),
    ] {
      let lines = picture(list, columns: columns, depth: depth).lines(isStyled: depth != .none)
      let snapshot = Snapshot(
        "Tests/Drawing/WidgetRenderingTests/Goldens/Terminal/\(name)-\(depth)-\(columns).txt")
      #expect(try snapshot.mismatch(with: lines.joined(separator: "\n") + "\n") == nil)
    }
  }

  @Test(
    "a widget has its proportions, a cell being twice as high as wide",
    arguments: [10, 23, 40, 57, 80, 101, 120])
  func proportions(columns: Int) {
    let list = SampleWidget().list
    let image = picture(list, columns: columns, depth: .full)
    #expect(image.size.columns <= columns)
    let ratio = list.size.width / list.size.height
    // The rows are rounded up to a whole one.
    let rows = Double(image.size.columns) / ratio / 2
    #expect(abs(Double(image.size.rows) - rows) <= 1.1)
  }

  @Test("a wide terminal does not get a picture whose letters are far apart")
  func maximum() {
    let image = picture(SampleWidget().list, columns: 500, depth: .full)
    #expect(image.size.columns == Int((338 * TerminalRenderer.maximumScale).rounded()))
  }

  @Test(
    "every row takes its columns",
    arguments: TerminalColorDepth.allCases, [1, 2, 3, 5, 8, 13, 21, 33, 34, 35, 61, 80])
  func widths(depth: TerminalColorDepth, columns: Int) {
    let image = picture(SampleWidget().list, columns: columns, depth: depth)
    for row in rows(image) {
      var expected = 0
      for (column, text) in row.enumerated() {
        guard let text else { continue }
        #expect(column == expected)
        expected += DisplayWidth().columns(of: text)
      }
      #expect(expected == row.count)
    }
  }

  @Test("where ambiguous characters are wide, none is drawn with", arguments: [40, 80])
  func ambiguous(columns: Int) {
    let wide = DisplayWidth(ambiguous: .wide)
    for depth in TerminalColorDepth.allCases {
      let image = picture(
        SampleWidget().list, columns: columns, depth: depth, displayWidth: wide)
      for row in rows(image) {
        let characters = row.compactMap(\.self)
        #expect(characters.reduce(0) { $0 + wide.columns(of: $1) } == row.count)
      }
    }
  }

  @Test("without colors no escape sequence is written, and tiles have frames")
  func colorless() {
    let lines = picture(SampleWidget().list).lines(isStyled: true)
    #expect(!lines.joined().contains("\u{1B}"))
    #expect(lines.joined().count { $0 == "╭" } == 5)
  }

  @Test("with enough colors tiles need no frames")
  func colored() {
    for depth in [TerminalColorDepth.palette, .full] {
      #expect(!text(picture(SampleWidget().list, depth: depth)).contains("╭"))
    }
  }

  @Test("a frame appears where a terminal's colors cannot tell a tile from its ground")
  func basicFrames() {
    #expect(text(picture(SampleWidget().list, depth: .basic)).count { $0 == "╭" } == 4)
  }

  @Test("control characters of a title do not reach the terminal")
  func hostile() {
    var widget = SampleWidget()
    widget.titles = ["a\u{1B}[31mb", "c\u{7}\u{9B}d", "\u{202E}e", "f\ng"]
    for depth in TerminalColorDepth.allCases {
      let text = text(picture(widget.list, depth: depth))
      #expect(!text.contains("\u{1B}") && !text.contains("\u{7}") && !text.contains("\u{9B}"))
      #expect(text.contains("a[31mb") && text.contains("cd") && text.contains("f g"))
      #expect(!text.unicodeScalars.contains("\u{202E}"))
    }
  }

  @Test("a title is cut at its tile, by columns, and not as a phone would cut it")
  func cut() {
    var widget = SampleWidget()
    widget.titles = [String(repeating: "家", count: 6), "x", "y", "z"]
    widget.fontSize = 9
    let narrow = text(picture(widget.list, columns: 16))
    #expect(narrow.contains("›") && !narrow.contains("…"), "\(narrow)")
    #expect(!narrow.contains("家家家家家家"), "\(narrow)")
    #expect(text(picture(widget.list, columns: 80)).contains("家家家家家家"))
  }

  @Test("a title that a phone cuts is cut in the terminal, too")
  func cutByPhone() {
    var widget = SampleWidget()
    widget.titles = [String(repeating: "A long title ", count: 5), "x", "y", "z"]
    for columns in [60, 80, 100] {
      let wide = text(picture(widget.list, columns: columns, depth: .full))
      #expect(wide.contains("…") && !wide.contains("›"), "\(wide)")
    }
  }

  @Test("no title that a phone shows whole is cut on a screen of 80 columns")
  func whole() {
    for titles in [
      ["New Entry", "Scan Receipt", "Transactions", "Cash Flow"],
      ["くり返し入力", "レシート撮影", "支払い予定", "カテゴリ別"],
    ] {
      var widget = SampleWidget()
      widget.titles = titles
      // The columns that the editor has for it on a screen of 24 rows.
      let image = picture(widget.list, columns: 38, depth: .full)
      let drawn = image.lines
      #expect(!drawn.joined().contains("…") && !drawn.joined().contains("›"), "\(drawn)")
      for word in titles.joined(separator: " ").split(separator: " ") where word.count < 5 {
        #expect(drawn.contains { $0.contains(word) }, "\(word) in \(drawn)")
      }
    }
  }

  @Test("a title goes on in a second row where words or scripts meet")
  func twoRows() {
    var widget = SampleWidget()
    widget.titles = ["Scan Receipt", "レシート撮影", "x", "y"]
    let lines = text(picture(widget.list, columns: 34, depth: .full)).split(separator: "\n")
    let (first, second) = (
      lines.firstIndex { $0.contains("Scan") }, lines.firstIndex { $0.contains("Receipt") }
    )
    #expect(first.map { $0 + 1 } == second, "\(lines)")
    #expect(lines.contains { $0.contains("レシート") && !$0.contains("撮") }, "\(lines)")
  }

  @Test("lines that would cover each other move down, and none is drawn over another")
  func crowded() {
    let bounds = Rect(x: 0, y: 0, width: 200, height: 100)
    func line(_ string: String, _ y: Double) -> DisplayItem {
      let run = DisplayText.Run(
        string: string, x: 0, width: 60, font: ResolvedFont(size: 10),
        color: ResolvedColor(red: 0, green: 0, blue: 0))
      return .text(
        DisplayText(
          frame: bounds, string: string,
          lines: [.init(baseline: Point(x: 20, y: y), width: 60, runs: [run])], isTruncated: false))
    }
    let list = DisplayList(
      size: bounds.size, shape: Outline(.rectangle, in: bounds),
      items: [line("first", 40), line("second", 41), line("third", 42), line("fourth", 43)])
    let lines = picture(list, columns: 30).lines
    let rows = ["first", "second", "third"].map { word in
      lines.firstIndex { $0.contains(word) } ?? -1
    }
    #expect(rows == [rows[0], rows[0] + 1, rows[0] + 2] && rows[0] >= 0)
    #expect(!lines.joined().contains("fourth"))
  }

  @Test("text that is centered in the widget is centered in the picture")
  func centered() throws {
    let bounds = Rect(x: 0, y: 0, width: 200, height: 100)
    let run = DisplayText.Run(
      string: "1234", x: 0, width: 80, font: ResolvedFont(size: 30, weight: .bold),
      color: ResolvedColor(red: 0, green: 0, blue: 0))
    let list = DisplayList(
      size: bounds.size, shape: Outline(.rectangle, in: bounds),
      items: [
        .text(
          DisplayText(
            frame: bounds, string: "1234",
            lines: [.init(baseline: Point(x: 60, y: 60), width: 80, runs: [run])],
            isTruncated: false))
      ])
    let image = picture(list, columns: 40)
    let row = try #require(rows(image).firstIndex { $0.contains("1") })
    #expect(rows(image)[row].firstIndex(of: "1") == 18)
    #expect(image.style(at: CellPosition(row: row, column: 18))?.attributes == .bold)
  }

  @Test("a line that fills its frame begins where the shorter lines of its text do")
  func fullLine() {
    let bounds = Rect(x: 0, y: 0, width: 200, height: 100)
    func line(_ string: String, width: Double, y: Double) -> DisplayText.Line {
      let run = DisplayText.Run(
        string: string, x: 0, width: width, font: ResolvedFont(size: 30),
        color: ResolvedColor(red: 0, green: 0, blue: 0))
      return .init(baseline: Point(x: 5, y: y), width: width, runs: [run])
    }
    let list = DisplayList(
      size: bounds.size, shape: Outline(.rectangle, in: bounds),
      items: [
        .text(
          DisplayText(
            frame: bounds, string: "1234567",
            lines: [line("12345", width: 190, y: 40), line("67", width: 60, y: 80)],
            isTruncated: false))
      ])
    let image = picture(list, columns: 40)
    let starts = ["1", "6"].map { first in
      rows(image).lazy.compactMap { $0.firstIndex(of: first) }.first
    }
    #expect(starts == [1, 1])
  }

  @Test("a widget without a size is no picture, and a huge one no huge picture")
  func sizes() {
    for size in [
      Size.zero, Size(width: -5, height: 9), Size(width: .nan, height: 9),
      Size(width: 9, height: .infinity),
    ] {
      let list = DisplayList(
        size: size, shape: Outline(.rectangle, in: Rect(origin: .zero, size: size)))
      #expect(picture(list).size.rows == 0)
    }
    let tall = Size(width: 1, height: 1e9)
    let list = DisplayList(
      size: tall, shape: Outline(.rectangle, in: Rect(origin: .zero, size: tall)))
    #expect(picture(list, depth: .full).size.rows <= 500)
    #expect(picture(SampleWidget().list, columns: 0).size.rows == 0)
    #expect(picture(SampleWidget().list, columns: -3).size.rows == 0)
  }

  @Test("deep and unbalanced groups are drawn, in time")
  func deep() {
    var list = SampleWidget().list
    let depth = 5_000
    list.items =
      [.endGroup] + Array(repeating: .beginGroup(DisplayGroup(opacity: 0.9999)), count: depth)
      + list.items
    let plain = text(picture(SampleWidget().list))
    #expect(text(picture(list)).split(separator: "\n").count == plain.split(separator: "\n").count)
  }
}
