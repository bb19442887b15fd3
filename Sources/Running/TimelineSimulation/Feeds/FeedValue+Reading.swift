// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import PropertyListSyntax
package import WidgetTimeline

extension FeedValue {
  /// A value of a JSON file; of a name that is repeated, the last.
  package init(_ value: PropertyListValue) {
    switch value.kind {
    case .dictionary:
      self = .object(value.entries.map { Member($0.key, FeedValue($0.value)) })
    case .array: self = .array(value.elements.map { FeedValue($0) })
    case .string, .date, .data: self = .string(value.string ?? "")
    case .boolean: self = .bool(value.boolean == true)
    case .integer, .real:
      if let integer = value.integer {
        self = .integer(Int64(integer))
      } else {
        self = .number(value.number ?? 0)
      }
    case .null: self = .null
    }
  }
}
