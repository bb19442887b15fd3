// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import SourceText
import StringTables

extension Fix {
  /// The unsafe fix of a table or catalog by edits, which are made on demand if there are some for sure; none if there are no edits.
  static func making(
    title: String, of file: TranslationReview.File,
    edits make: @escaping @Sendable (TranslationReview.File) -> [TextEdit]?
  ) -> [Fix] {
    if case .table(let table) = file, table.isEditable {
      return [
        Fix(title: title, safety: .unsafe, file: file.name, makingEdits: { make(file) ?? [] })
      ]
    }
    guard let edits = make(file), !edits.isEmpty else { return [] }
    return [Fix(title: title, safety: .unsafe, file: file.name, edits: edits)]
  }
}
