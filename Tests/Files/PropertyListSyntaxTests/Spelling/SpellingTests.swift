// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import PropertyListSyntax
import SourceText
import TestSupport
import Testing

@Suite("Spellings of data and dates")
struct SpellingTests {
  private func kind(_ element: String) -> PropertyListValue.Kind? {
    try? PropertyListDocument(SourceFile(name: "test", text: element), as: .xml).root.kind
  }

  @Test("random data is read back as what was written, and written as Foundation writes it")
  func base64() throws {
    var generator = SeededGenerator(seed: 64)
    for count in 0..<200 {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let file = XMLWriter.document(.data(bytes))
      let root = try PropertyListDocument(SourceFile(name: "test", content: file)).root
      #expect(root.data == bytes)
      let spelling = Data(bytes).base64EncodedString()
      #expect(root.spelling.filter { !$0.isWhitespace } == spelling)
    }
  }

  @Test(
    "a date has six numbers that can be those of a moment, in UTC",
    arguments: [
      "2026-11-21T09:30:00Z", "0001-01-01T00:00:00Z", "2026-12-31T23:59:60Z",
      "12026-01-01T24:00:00Z",
    ])
  func dates(spelling: String) {
    #expect(kind("<date>\(spelling)</date>") == .date)
  }

  @Test(
    "any other spelling is no date",
    arguments: [
      "2026-13-21T09:30:00Z", "2026-00-21T09:30:00Z", "2026-11-32T09:30:00Z",
      "2026-11-00T09:30:00Z",
      "2026-11-21T25:30:00Z", "2026-11-21T09:60:00Z", "2026-11-21T09:30:61Z", "2026-11-21T09:30:00",
      "2026-11-21 09:30:00Z", "2026-11-21T09:30Z", "2026-11-21T09:30:00+01:00",
      "2026-11-21T09:30:00Zx", " 2026-11-21T09:30:00Z", "2026-11-21T09:30:0aZ",
      "2026-11-21T09:30:00ZZ",
      "2026--21T09:30:00Z", "2026:11:21T09-30-00Z",
    ])
  func otherDates(spelling: String) {
    #expect(kind("<date>\(spelling)</date>") == nil)
  }
}
