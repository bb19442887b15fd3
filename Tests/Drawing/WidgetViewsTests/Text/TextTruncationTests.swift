// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing

@testable import WidgetViews

@Suite struct TextTruncationTests {
  private func truncated(
    _ string: String, width: Double?, _ mode: TextTruncationMode, lineLimit: Int = 1
  ) -> [String] {
    laidOut(
      string, width: width,
      options: TextLayoutOptions(lineLimit: lineLimit, truncationMode: mode)
    ).strings
  }

  @Test("each mode lets another part of the line give way")
  func modes() {
    #expect(truncated("abcdefghijklmnop", width: 70, .tail) == ["abcdef…"])
    #expect(truncated("abcdefghijklmnop", width: 70, .head) == ["…klmnop"])
    #expect(truncated("abcdefghijklmnop", width: 70, .middle) == ["abc…op"])
  }

  @Test("the lines before the last stay as they are")
  func lastLine() {
    let text = "one two three four five six"
    #expect(truncated(text, width: 70, .head, lineLimit: 2) == ["one two", "…five six"])
    #expect(truncated(text, width: 70, .middle, lineLimit: 2) == ["one two", "thr…e six"])
  }

  @Test("a truncated line is never wider than its space, and reports its own width")
  func widths() {
    for mode in TextTruncationMode.allCases {
      for width in stride(from: 16.0, to: 120, by: 3.7) {
        let layout = laidOut(
          "/Users/name/Documents/Project", width: width,
          options: TextLayoutOptions(lineLimit: 1, truncationMode: mode))
        let line = layout.lines[0].width
        #expect(line <= width + 1e-6)
        #expect(layout.size.width - line < 1.0 / 3)
        // What is left of the space is less than one character.
        #expect(width - line < 17)
      }
    }
  }

  @Test("clusters stay whole")
  func clusters() {
    #expect(truncated("👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", width: 50, .tail) == ["👨‍👩‍👧‍👦…"])
    #expect(
      truncated("e\u{301}e\u{301}e\u{301}e\u{301}", width: 35, .tail) == ["e\u{301}e\u{301}…"])
  }

  @Test("spaces beside the ellipsis are left out")
  func spaces() {
    #expect(truncated("one two", width: 45, .tail) == ["one…"])
    #expect(truncated("two one", width: 45, .head) == ["…one"])
  }

  @Test("where not even the ellipsis fits, it stands alone and is cut off")
  func tooNarrow() {
    for mode in TextTruncationMode.allCases {
      let layout = laidOut(
        "abc", width: 5, options: TextLayoutOptions(lineLimit: 1, truncationMode: mode))
      #expect(layout.strings == ["…"])
      #expect(layout.size.width == 5)
      #expect(layout.isTruncated)
    }
  }

  @Test("paragraphs that are not shown count as cut off")
  func paragraphs() {
    #expect(truncated("first\nsecond", width: nil, .tail) == ["first…"])
    #expect(truncated("first\nsecond", width: nil, .head) == ["…second"])
    #expect(truncated("first\nsecond", width: nil, .middle) == ["first…second"])
  }

  @Test("the ellipsis has the font and the color of what it follows")
  func spans() {
    let layout = TextLayout(
      [span("small "), span("LARGELARGE", size: 34)], width: 120, height: nil,
      options: TextLayoutOptions(lineLimit: 1))
    #expect(layout.lines[0].runs.map(\.string) == ["small ", "LA…"])
    #expect(layout.lines[0].runs.map(\.font.size) == [17, 34])
    #expect(layout.lines[0].width <= 120)
  }

  @Test("a text that may be smaller is drawn in the largest size at which all of it shows")
  func scale() {
    let options = TextLayoutOptions(lineLimit: 1, minimumScaleFactor: 0.5)
    let full = laidOut("Start workout", options: options)
    #expect(full.scaleFactor == 1)
    for width in stride(from: full.size.width * 0.65, to: full.size.width, by: 5) {
      let scaled = laidOut("Start workout", width: width, options: options)
      #expect(!scaled.isTruncated)
      #expect(scaled.strings == ["Start workout"])
      #expect(scaled.size.width <= width + 1.0 / 3)
      #expect(scaled.size.height < full.size.height)
      #expect(scaled.lines[0].runs[0].font.size == 17 * scaled.scaleFactor)
      // A step more would not fit.
      let larger = min(1, scaled.scaleFactor + TextLayout.sizeStep / 17)
      let text = [span("Start workout", size: 17 * larger)]
      #expect(
        TextLayout(text, width: width, height: nil, options: TextLayoutOptions(lineLimit: 1))
          .isTruncated)
    }
  }

  @Test("where the smallest size does not fit either, it is truncated in that size")
  func smallest() {
    let options = TextLayoutOptions(lineLimit: 1, minimumScaleFactor: 0.8)
    let layout = laidOut("Start workout", width: 40, options: options)
    #expect(layout.scaleFactor == 0.8)
    #expect(layout.isTruncated)
    #expect(layout.strings[0].hasSuffix("…"))
  }
}
