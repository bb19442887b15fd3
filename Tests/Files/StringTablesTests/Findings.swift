// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import SourceText
import StringTables
import TestSupport

/// What a reader finds wrong with a text: the text with marks around each place that is reported, and the sentences.
struct Findings: Equatable, CustomStringConvertible {
  var marked: String
  var sentences: [String]

  init(_ marked: String, _ sentences: String...) {
    self.marked = marked
    self.sentences = sentences
  }

  /// Puts the places of findings into the text that they are about.
  init(_ diagnostics: [Diagnostic], in text: String) {
    let offsets = diagnostics.compactMap(\.place.range).flatMap { [$0.start, $0.end] }
    var bytes = Array(text.utf8)
    for offset in offsets.sorted(by: >) { bytes.insert(contentsOf: "↓".utf8, at: offset) }
    marked = String(decoding: bytes, as: UTF8.self)
    sentences = diagnostics.map(\.message.text)
  }

  var description: String { "\(marked) — \(sentences)" }
}

extension StringTable {
  /// The table that a text holds, in Japanese.
  convenience init(
    _ text: String, name: String = "Shop", locale: LocaleName = LocaleName("ja"),
    format: Format = .strings
  ) throws {
    let source = SourceFile(name: "\(locale).lproj/\(name)", text: text)
    try self.init(source, name: name, locale: locale, format: format)
  }

  /// The keys and texts, in the order of the file.
  var pairs: [[String]] { entries.map { [$0.key.value, $0.text.value] } }
}
