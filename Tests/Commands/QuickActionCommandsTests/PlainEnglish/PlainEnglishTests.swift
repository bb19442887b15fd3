// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

/// What a user can read has none of the phrases that Documentation/Development/Style.md replaces.
@Suite("Plain English")
struct PlainEnglishTests {
  /// A text that may have a phrase, because there the phrase is right.
  private struct Exemption {
    /// The end of the file's path.
    let file: String

    /// A part of the line.
    let text: String
  }

  private static let exemptions = [
    // The page lists the phrases.
    Exemption(file: "Documentation/Development/Style.md", text: "")
  ]

  @Test("messages, help, interface texts and pages have no phrase that is never right")
  func phrases() throws {
    var found: [String] = []
    for line in try UserText.all() where !Self.isExempt(line) {
      for phrase in Phrase.found(in: line.text) {
        found.append("\(line.file):\(line.number): '\(phrase.text)'; write \(phrase.advice)")
      }
    }
    #expect(found.isEmpty, "\(found.count) phrases:\n\(found.joined(separator: "\n"))")
  }

  @Test(
    "each phrase is found in the text that it is taken from",
    arguments: [
      "'x' is no severity", "there are no such rules: no such file", "it stands twice",
      "containers stand in one another", "none means the only one", "give '--fix' besides",
      "changed meanwhile", "write it anew", "is told in the first zone", "mend it", "take it away",
      "a number from 1 on", "keep it for ever", "the link leads nowhere", "it lies outside",
      "is passed over", "the catalogue", "where there is one", "text behind the end",
      "as many as are drawn", "the value is to be written",
    ])
  func examples(text: String) {
    #expect(!Phrase.found(in: text).isEmpty)
  }

  @Test(
    "plain sentences have none",
    arguments: [
      "it is no longer used", "there is no rule 'x'", "an icon stands out, and stands for a shop",
      "besides the catalog's widget, there are five samples", "layers behind the widget",
      "the color of the catalog", "lines 3 to 5", "a month of no more than 30 days",
    ])
  func plain(text: String) {
    #expect(Phrase.found(in: text).isEmpty)
  }

  private static func isExempt(_ line: UserText) -> Bool {
    exemptions.contains {
      line.file.hasSuffix($0.file) && ($0.text.isEmpty || line.text.contains($0.text))
    }
  }
}
