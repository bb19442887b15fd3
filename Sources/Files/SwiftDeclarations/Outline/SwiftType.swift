// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A type as a declaration spells it.
package struct SwiftType: Hashable, Sendable {
  /// The spelling, without attributes, comments and line breaks.
  package let text: String

  /// Creates a type from its spelling.
  package init(_ text: String) {
    self.text = text
  }

  /// Whether nil is one of its values.
  package var isOptional: Bool {
    text.hasSuffix("?") || text.hasSuffix("!") || text.hasPrefix("Optional<")
  }

  /// The type without its optionality, and without `any` and `some`.
  package var wrapped: SwiftType {
    // Found once, and only for what is in brackets: several types in brackets are a type.
    lazy var isOne = !text.contains(",") && !text.contains("->")
    var rest = text.utf8[...]
    while let inner = Self.unwrappedOnce(rest, isOne: { isOne }) { rest = inner }
    return rest.count == text.utf8.count ? self : SwiftType(String(Substring(rest)))
  }

  /// The type in one mark or word around it; nil if it has none.
  private static func unwrappedOnce(
    _ text: Substring.UTF8View, isOne: () -> Bool
  ) -> Substring.UTF8View? {
    if text.last == UInt8(ascii: "?") || text.last == UInt8(ascii: "!") { return text.dropLast() }
    if text.last == UInt8(ascii: ">") {
      for prefix in ["Optional<", "Swift.Optional<"] where text.starts(with: prefix.utf8) {
        return text.dropFirst(prefix.utf8.count).dropLast()
      }
    }
    for prefix in ["any ", "some ", "Swift.", "Foundation.", "AppIntents."]
    where text.starts(with: prefix.utf8) {
      return text.dropFirst(prefix.utf8.count)
    }
    guard text.first == UInt8(ascii: "("), text.last == UInt8(ascii: ")"), isOne() else {
      return nil
    }
    return text.dropFirst().dropLast()
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
    text.utf8.firstIndex(of: UInt8(ascii: "<")).map { String(text[..<$0]) } ?? text
  }
}
