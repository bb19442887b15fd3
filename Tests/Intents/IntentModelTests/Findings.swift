// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import PropertyListSyntax
import SourceText
import TestSupport

/// What is found to be malformed in a definition: its text with marks where findings and their notes begin and end, and
/// the sentences.
struct Findings {
  let definition: IntentDefinition
  let marked: String
  let messages: [String]

  /// Decodes the entries of a root dictionary, without the marks in them.
  init(inRoot entries: String) throws {
    try self.init(inFile: Self.file(ofRoot: entries))
  }

  /// The whole file around the entries of a root dictionary.
  static func file(ofRoot entries: String) -> String {
    "<plist version=\"1.0\"><dict>\n\(entries)\n</dict></plist>"
  }

  /// Decodes a file, without the marks in it.
  init(inFile marked: String) throws {
    let text = MarkedText(marked).text
    definition = try IntentDefinition(SourceFile(name: "test", text: text))
    var bytes = Array(text.utf8)
    for offset in definition.diagnostics.flatMap(\.offsets).sorted(by: >) {
      bytes.insert(contentsOf: "↓".utf8, at: offset)
    }
    self.marked = String(decoding: bytes, as: UTF8.self)
    messages = definition.diagnostics.flatMap { diagnostic in
      ["\(diagnostic.severity): \(diagnostic.message)"]
        + diagnostic.notes.map { "note: \($0.message)" }
    }
  }
}

extension Diagnostic {
  /// Where the finding and its notes begin and end.
  fileprivate var offsets: [Int] {
    ([place] + notes.compactMap(\.place)).compactMap(\.range).flatMap { range in
      range.isEmpty ? [range.start] : [range.start, range.end]
    }
  }
}
