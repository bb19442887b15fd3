// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing

@testable import WidgetViews

@Suite struct TextLayoutTests {
  @Test("the ideal size is one line, rounded up to pixels")
  func ideal() {
    let layout = laidOut("Hello, world")
    #expect(layout.strings == ["Hello, world"])
    #expect(!layout.isTruncated)
    #expect(layout.size.height == 61.0 / 3)
    let width = layout.size.width
    let line = layout.lines[0].width
    #expect(width >= line && width - line < 1.0 / 3)
    #expect(abs((width * 3).rounded() - width * 3) < 1e-9)
  }

  @Test(
    "lines are summed up before they are rounded up",
    arguments: [(1, 3, 61.0 / 3), (2, 3, 122.0 / 3), (3, 3, 61), (1, 2, 20.5)]
      as [(Int, Double, Double)])
  func heights(count: Int, displayScale: Double, height: Double) {
    let text = Array(repeating: "line", count: count).joined(separator: "\n")
    let layout = laidOut(text, options: TextLayoutOptions(displayScale: displayScale))
    #expect(abs(layout.size.height - height) < 1e-9)
  }

  @Test("a text is as wide as its widest line, not as its space")
  func widestLine() {
    let layout = laidOut("one two three", width: 70)
    #expect(layout.strings == ["one two", "three"])
    #expect(layout.size.width < 70)
    #expect(layout.size.width >= layout.lines.map(\.width).max() ?? .infinity)
  }

  @Test("proposed its own size, a text keeps its lines")
  func stable() {
    for text in ["Start workout", "リマインダーを追加", "a b c d e f g"] {
      for width in stride(from: 20.0, to: 120, by: 7) {
        let first = laidOut(text, width: width)
        let second = laidOut(text, width: first.size.width, height: first.size.height)
        #expect(second.size == first.size)
        #expect(second.strings == first.strings)
      }
    }
  }

  @Test("a word that is wider than the line is broken, and first moved to a line of its own")
  func longWord() {
    #expect(laidOut("a Einstellungen", width: 70).strings == ["a", "Einstellu", "ngen"])
  }

  @Test("without a width every character has a line, and no width is reported")
  func zeroWidth() {
    let layout = laidOut("abc", width: 0)
    #expect(layout.strings == ["a", "b", "c"])
    #expect(layout.size.width == 0)
    #expect(layout.isTruncated)
    #expect(laidOut(" ", width: 0).size.width == 0)
  }

  @Test("a newline ends a line, and one at the end adds none")
  func newlines() {
    #expect(laidOut("a\nb").strings == ["a", "b"])
    #expect(laidOut("a\r\nb").strings == ["a", "b"])
    #expect(laidOut("é\r\n\r\nb\u{2028}c").strings == ["é", "", "b", "c"])
    #expect(laidOut("a\n").strings == ["a"])
    #expect(laidOut("\n\na").strings == ["", "", "a"])
  }

  @Test("a text without characters is one line high")
  func empty() {
    #expect(laidOut("").size == Size(width: 0, height: 61.0 / 3))
    #expect(laidOut("").strings == [""])
    #expect(TextLayout([], width: nil, height: nil, options: TextLayoutOptions()).size == .zero)
  }

  @Test("spaces at which a line ends have no width, spaces at the end of the text do")
  func spaces() {
    #expect(laidOut("one    two", width: 40).strings == ["one", "two"])
    #expect(laidOut("one ").size.width > laidOut("one").size.width)
    #expect(laidOut("one ", width: 27).size.width <= 27 + 1.0 / 3)
  }

  @Test("the height limits the lines, but one is always there")
  func height() {
    let text = "one two three four five six"
    #expect(laidOut(text, width: 70, height: 41).strings == ["one two", "three f…"])
    #expect(laidOut(text, width: 70, height: 40).strings == ["one tw…"])
    #expect(laidOut(text, width: 70, height: 0).strings == ["one tw…"])
    #expect(laidOut(text, width: 70, height: 0).isTruncated)
  }

  @Test("a limit of lines truncates the last one")
  func lineLimit() {
    let options = TextLayoutOptions(lineLimit: 2)
    let truncated = laidOut("one two three four", width: 70, options: options)
    #expect(truncated.strings == ["one two", "three f…"])
    #expect(truncated.isTruncated)
    #expect(truncated.size.width <= 70)
    #expect(!laidOut("one two three", width: 70, options: options).isTruncated)
    #expect(laidOut("a\nb\nc", options: options).strings == ["a", "b…"])
    #expect(
      laidOut("abc def", width: 20, options: TextLayoutOptions(lineLimit: 0)).lines.count == 1)
  }

  @Test("space is reserved for the lines of the limit")
  func reservesSpace() {
    let options = TextLayoutOptions(lineLimit: 2, reservesSpace: true, lineSpacing: 4)
    #expect(
      laidOut("a", options: options).size.height == laidOut("a\nb", options: options).size.height)
    #expect(laidOut("a", options: options).size.height > 44)
  }

  @Test("spacing is added between lines only")
  func lineSpacing() {
    let options = TextLayoutOptions(lineSpacing: 10)
    #expect(laidOut("a", options: options).size.height == laidOut("a").size.height)
    #expect(laidOut("a\nb", options: options).size.height == 152.0 / 3)
  }

  @Test("the first baseline is rounded to a pixel, the last one moves along and is rounded up")
  func baselines() {
    let one = laidOut("a")
    // 17 × 1950 / 2048 are 16.187 points or 48.56 pixels.
    #expect(one.firstBaseline == 49.0 / 3)
    #expect(one.lastBaseline == one.firstBaseline)
    let two = laidOut("a\nb")
    #expect(two.firstBaseline == 49.0 / 3)
    #expect(two.lastBaseline == 110.0 / 3)
    #expect(two.lines.map(\.baseline.y) == [two.firstBaseline, two.lastBaseline])
  }

  @Test("the larger font of a line decides how high it is")
  func mixedFonts() {
    let layout = TextLayout(
      [span("small "), span("LARGE", size: 34), span("\nsmall")], width: nil, height: nil,
      options: TextLayoutOptions())
    #expect(layout.strings == ["small LARGE", "small"])
    #expect(layout.size.height == 183.0 / 3)
    #expect(layout.lines[0].runs.map(\.font.size) == [17, 34])
    #expect(layout.lines[0].runs[1].x == layout.lines[0].runs[0].width)
  }

  @Test("a line can end between two spans, but not where the text may not")
  func boundariesBetweenSpans() {
    let spans = [span("one "), span("two"), span("!")]
    let layout = TextLayout(spans, width: 36, height: nil, options: TextLayoutOptions())
    #expect(layout.strings == ["one", "two!"])
  }

  @Test(
    "lines stand where the alignment and the direction say",
    arguments: [
      (.leading, .leftToRight, 0), (.center, .leftToRight, 0.5), (.trailing, .leftToRight, 1),
      (.leading, .rightToLeft, 1), (.center, .rightToLeft, 0.5), (.trailing, .rightToLeft, 0),
    ] as [(TextAlignment, LayoutDirection, Double)])
  func alignment(alignment: TextAlignment, direction: LayoutDirection, part: Double) {
    let layout = laidOut(
      "i\nwide line",
      options: TextLayoutOptions(alignment: alignment, layoutDirection: direction))
    let room = layout.size.width - layout.lines[0].width
    #expect(room > 20)
    #expect(abs(layout.lines[0].baseline.x - room * part) < 1e-9)
  }

  @Test("the spans of a Hebrew text go from right to left, those of a Latin one do not")
  func direction() {
    let options = TextLayoutOptions(layoutDirection: .rightToLeft)
    func order(_ first: String, _ second: String) -> [String] {
      TextLayout(
        [span(first), span(second, size: 20)], width: nil, height: nil, options: options
      ).lines[0].runs.map(\.string)
    }
    #expect(order("שלום ", "עולם") == ["עולם", "שלום "])
    #expect(order("Hello ", "world") == ["Hello ", "world"])
  }

  @Test("a soft hyphen shows only at the end of a line")
  func softHyphen() {
    #expect(laidOut("Ein\u{AD}stellung").strings == ["Ein\u{AD}stellung"])
    #expect(laidOut("Ein\u{AD}stellung", width: 62).strings == ["Ein\u{AD}-", "stellung"])
    #expect(laidOut("Ein\u{AD}stellung").size == laidOut("Einstellung").size)
  }

  @Test(
    "numbers that cannot be computed with are replaced",
    arguments: [.nan, -1, -.infinity] as [Double])
  func hostileNumbers(_ number: Double) {
    let options = TextLayoutOptions(
      minimumScaleFactor: number, lineSpacing: number, displayScale: number)
    let layout = TextLayout(
      [span("a b"), span("c", size: number)], width: number, height: number, options: options)
    #expect(layout.size.width.isFinite && layout.size.height.isFinite)
    #expect(layout.lines.allSatisfy { $0.baseline.x.isFinite && $0.baseline.y.isFinite })
  }
}
