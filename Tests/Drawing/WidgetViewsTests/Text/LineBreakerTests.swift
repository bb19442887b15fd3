// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Testing

@testable import WidgetViews

@Suite struct LineBreakerTests {
  /// The cases of the Unicode Character Database, where the Debian package `unicode-data` installs them.
  private static let path = "/usr/share/unicode/auxiliary/LineBreakTest.txt"

  /// The cases; nil where they are not installed, or are those of another version than our tables.
  private static let cases: String? = {
    let text = try? String(contentsOfFile: path, encoding: .utf8)
    return text?.prefix(40).contains(CharacterTraits.unicodeVersion) == true ? text : nil
  }()

  @Test(
    "the boundaries are those of Unicode's own cases",
    .enabled(if: cases != nil, "needs '\(path)' of Unicode \(CharacterTraits.unicodeVersion)"))
  func conformance() throws {
    let text = try #require(Self.cases)
    var count = 0
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let marks = line.prefix { $0 != "#" }.split(separator: " ")
      var breaker = LineBreaker(keepsHangulWords: false)
      var found = ""
      var expected = ""
      for (index, mark) in marks.enumerated() where index % 2 == 1 {
        let scalar = try #require(
          UInt32(mark.filter(\.isHexDigit), radix: 16).flatMap(Unicode.Scalar.init))
        let boundary = breaker.boundary(before: CharacterTraits(of: scalar).lineBreakClass)
        if breaker.retractsPrevious { found = found.dropLast() + "×" }
        found += boundary == .prohibited ? "×" : "÷"
        expected += String(marks[index - 1])
      }
      #expect(found == expected, "\(line)")
      count += 1
    }
    #expect(count > 7000)
  }
}
