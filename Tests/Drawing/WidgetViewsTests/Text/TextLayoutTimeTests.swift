// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport
import Testing

@testable import WidgetViews

@Suite struct TextLayoutTimeTests {
  /// Texts that make something at every character, of a number of characters.
  private static let texts: [@Sendable (Int) -> String] = [
    { String(repeating: "word ", count: $0 / 5) },
    { String(repeating: "w", count: $0) },
    { String(repeating: "日本語、", count: $0 / 4) },
    { String(repeating: " ", count: $0) + "x" },
    { String(repeating: "\n", count: $0) },
    { "e" + String(repeating: "\u{301}", count: $0) },
    { String(repeating: "「", count: $0) },
  ]

  @Test(
    "a long text takes no time that grows with the square of its length", arguments: texts.indices)
  func linear(index: Int) {
    let text = Self.texts[index](100_000)
    let seconds = processorSeconds {
      #expect(!laidOut(text, width: 100).lines.isEmpty)
      let options = TextLayoutOptions(
        lineLimit: 2, truncationMode: .middle, minimumScaleFactor: 0.5)
      #expect(laidOut(text, width: 100, options: options).lines.count <= 2)
    }
    // It takes a part of a second, and at the square of the length it would take minutes.
    #expect(seconds < 60)
  }

  @Test("a title of one character and one of 100,000 are laid out alike")
  func lengths() {
    let options = TextLayoutOptions(lineLimit: 1)
    #expect(laidOut("x", width: 100, options: options).strings == ["x"])
    let long = laidOut(String(repeating: "x", count: 100_000), width: 100, options: options)
    #expect(long.isTruncated)
    #expect(long.strings[0].hasPrefix("xxxxx") && long.strings[0].hasSuffix("x…"))
    #expect(long.strings[0].count < 20)
  }
}
