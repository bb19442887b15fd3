// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import SourceText
import TestSupport

/// What is found wrong with a text: the text with marks around each place that is reported, and the sentences.
struct Findings: Equatable, CustomStringConvertible {
  var marked: String
  var sentences: [String]

  init(_ marked: String, _ sentences: [String]) {
    self.marked = marked
    self.sentences = sentences
  }

  init(_ marked: String, _ sentences: String...) {
    self.init(marked, sentences)
  }

  /// Puts the places of findings into the text that they are about.
  init(_ diagnostics: [Diagnostic], in text: String) {
    let offsets = diagnostics.compactMap(\.place.range).flatMap { [$0.start, $0.end] }
    var bytes = Array(text.utf8)
    for offset in offsets.sorted(by: >) { bytes.insert(contentsOf: "↓".utf8, at: offset) }
    self.init(String(decoding: bytes, as: UTF8.self), diagnostics.map(\.message.text))
  }

  var description: String { "\(marked) — \(sentences)" }
}
