// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import QuickActions
import SourceText

extension EditorTexts {
  /// What people read for a value of a row; what the definition leaves open is said in the language of the screen.
  package func value(of row: ParameterForm.Row) -> String {
    guard row.value != nil else { return self(.none) }
    switch row.control {
    // The names that stand in for those that the definition does not give.
    case .boolean("true", "false"): return self(row.spelling == "true" ? .on : .off)
    default: return row.text
    }
  }

  /// A title that people can see, where it may be empty.
  package func title(_ title: String, or identifier: String? = nil) -> String {
    if title.contains(where: { !$0.isWhitespace }) { return title }
    return identifier.flatMap { $0.isEmpty ? nil : $0 } ?? self(.untitled)
  }
}
