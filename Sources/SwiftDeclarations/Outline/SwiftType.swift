// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A type as a declaration spells it.
package struct SwiftType: Hashable, Sendable {
  /// The spelling, without attributes, comments and line breaks.
  package let text: String

  /// Makes a type of its spelling.
  package init(_ text: String) {
    self.text = text
  }

  /// Whether nil is one of its values.
  package var isOptional: Bool {
    text.hasSuffix("?") || text.hasSuffix("!") || text.hasPrefix("Optional<")
  }

  /// The type without its optionality, and without `any` and `some`.
  package var wrapped: SwiftType {
    if text.hasSuffix("?") || text.hasSuffix("!") {
      return SwiftType(String(text.dropLast())).wrapped
    }
    for prefix in ["Optional<", "Swift.Optional<"]
    where text.hasPrefix(prefix) && text.hasSuffix(">") {
      return SwiftType(String(text.dropFirst(prefix.count).dropLast())).wrapped
    }
    for prefix in ["any ", "some ", "Swift.", "Foundation.", "AppIntents."]
    where text.hasPrefix(prefix) {
      return SwiftType(String(text.dropFirst(prefix.count))).wrapped
    }
    if text.hasPrefix("("), text.hasSuffix(")"), !text.contains(","), !text.contains("->") {
      return SwiftType(String(text.dropFirst().dropLast())).wrapped
    }
    return self
  }

  /// The type of the elements of an array, whether or not it is optional; nil for anything else.
  package var element: SwiftType? {
    let text = wrapped.text
    for prefix in ["Array<", "IntentItemCollection<"]
    where text.hasPrefix(prefix) && text.hasSuffix(">") {
      return SwiftType(String(text.dropFirst(prefix.count).dropLast()))
    }
    guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
    let inside = text.dropFirst().dropLast()
    // A dictionary has a colon outside of brackets.
    var depth = 0
    for character in inside {
      switch character {
      case "[", "(", "<": depth += 1
      case "]", ")", ">": depth -= 1
      case ":" where depth == 0: return nil
      default: break
      }
      if depth < 0 { return nil }
    }
    return SwiftType(String(inside))
  }

  /// The type of one value: that of the elements of an array, without optionality.
  package var single: SwiftType { (element ?? self).wrapped }

  /// The name without generic arguments.
  package var name: String {
    String(text.prefix { $0 != "<" })
  }
}
