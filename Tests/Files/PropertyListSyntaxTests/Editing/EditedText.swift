// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText

/// What an edit makes of a small text.
enum EditedText {
  /// Applies the edit that `edit` makes of the root value, or of a value in it; nil where it makes none.
  ///
  /// The edit must leave a property list, and touch nothing but the bytes of its range.
  static func of(
    _ text: String, _ edit: (PropertyListValue) -> TextEdit?
  ) throws -> String? {
    let source = SourceFile(name: "test", text: text)
    let document = try PropertyListDocument(source, as: .xml)
    guard let edit = edit(document.root) else { return nil }
    let result = try source.applying([edit])
    let copy = try PropertyListDocument(SourceFile(name: "copy", content: result), as: .xml)
    return DocumentCheck.fault(in: copy) ?? String(decoding: result, as: UTF8.self)
  }
}
