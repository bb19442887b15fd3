// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import PropertyListSyntax

/// The name that a client gave a request, so that it knows the answer: a text or a whole number.
package enum MessageID: Hashable, Sendable {
  /// A number, by its digits.
  case number(String)

  /// A text of any characters.
  case text(String)

  /// Reads a name; nil if the value cannot be one.
  package init?(_ value: PropertyListValue) {
    switch value.kind {
    case .integer: self = .number(value.spelling)
    case .string: self = .text(value.string ?? "")
    default: return nil
    }
  }

  /// The name as it is written back.
  package var literal: PropertyListLiteral {
    switch self {
    case .number(let digits): .integer(spelling: digits)
    case .text(let text): .string(text)
    }
  }
}
