// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import QuickActions
import SourceText

extension EditorTexts {
  /// The text of a row's value; parts that the definition leaves open are in the language of the
  /// screen.
  package func value(of row: ParameterForm.Row) -> String {
    guard row.value != nil else { return self(.none) }
    switch row.control {
    // The names that stand in for those that the definition does not give.
    case .boolean("true", "false"): return self(row.spelling == "true" ? .on : .off)
    default: return row.text
    }
  }

  /// A title that is visible also if it is empty.
  package func title(_ title: String, or identifier: String? = nil) -> String {
    if title.contains(where: { !$0.isWhitespace }) { return title }
    return identifier.flatMap { $0.isEmpty ? nil : $0 } ?? self(.untitled)
  }
}
