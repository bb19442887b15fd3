// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText
import TestSupport

/// What a reader finds wrong with a text: the text with marks at the places that are reported, and the sentence.
///
/// The marks are, in this order: where the construct at fault begins, where the fault begins and, unless that is a
/// place between two bytes, where it ends.
struct Complaint: Equatable, CustomStringConvertible {
  var marked: String
  var message: String

  init(_ marked: String, _ message: String) {
    self.marked = marked
    self.message = message
  }

  /// Reads the text, without its marks.
  init(reading marked: String, as format: PropertyListDocument.Format) {
    let text = MarkedText(marked).text
    do throws(PropertyListError) {
      _ = try PropertyListDocument(SourceFile(name: "test", text: text), as: format)
      self.init(text, "none")
    } catch {
      var offsets = [error.opening?.start, error.range.start].compactMap { $0 }
      if !error.range.isEmpty { offsets.append(error.range.end) }
      var bytes = Array(text.utf8)
      for offset in offsets.sorted(by: >) { bytes.insert(contentsOf: "↓".utf8, at: offset) }
      self.init(String(decoding: bytes, as: UTF8.self), error.message)
    }
  }

  var description: String { "\(marked) — \(message)" }
}
