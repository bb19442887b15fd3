// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

extension SwiftExpressionReader {
  /// Whether an operator between two values is at a position, as the blanks around it say.
  func isBinaryOperator(_ position: Int) -> Bool {
    guard position < limit, position > 0 else { return false }
    let token = tokens.list[position]
    if token.kind == .word {
      return (token.keyword == .as || token.keyword == .is) && position + 1 < limit
    }
    guard token.kind == .operator else { return false }
    let bytes = tokens.source.bytes
    func isBlank(_ offset: Int) -> Bool {
      guard bytes.indices.contains(offset) else { return true }
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        return true
      default: return false
      }
    }
    let before = isBlank(Int(token.start) - 1)
    let after = isBlank(Int(token.end))
    if tokens.is(position, "=") { return false }
    return before == after
      && (before || !tokens.is(position, "!") && !tokens.is(position, "?"))
  }

  /// The position after generic arguments that begin here and are followed by what can come after them; nil if they do not.
  var genericEnd: Int? {
    var depth = 0
    var position = index
    // No list of types is longer.
    let end = min(limit, index + 64)
    while position < end {
      if tokens.is(position, "<") {
        depth += 1
      } else if tokens.is(position, ">") {
        depth -= 1
        if depth == 0 {
          let next = position + 1
          return next >= limit || tokens.is(next, "(") || tokens.is(next, ".")
            || tokens.is(next, "{")
            || tokens.is(next, ")") || tokens.is(next, ",") ? next : nil
        }
      } else {
        switch tokens.list[position].kind {
        case .operator
        where !tokens.is(position, "?") && !tokens.is(position, "!") && !tokens.is(position, "&")
          && !tokens.is(position, "->"):
          return nil
        case .string, .number, .directive: return nil
        default: break
        }
      }
      position = tokens.after(position, before: end)
    }
    return nil
  }

  /// Whether a value may be called: a name, a member, or what a call gives.
  func isCallable(_ value: SwiftExpression) -> Bool {
    switch value.kind {
    case .name, .member, .call, .closure, .tuple, .array, .other: true
    default: false
    }
  }

  /// Whether braces hold accessors or observers, as after the value of a property.
  func beginsAccessors(_ opening: Int) -> Bool {
    var first = opening + 1
    // Attributes of an accessor.
    while tokens.is(first, "@") { first += 2 }
    let word = tokens.keyword(first)
    return word == .didSet || word == .willSet
  }

  /// The kind of a number literal.
  static func number(_ text: String, isNegative: Bool) -> SwiftExpression.Kind {
    let digits = text.filter { $0 != "_" }
    let magnitude: Int?
    if digits.hasPrefix("0x") {
      magnitude = Int(digits.dropFirst(2), radix: 16)
    } else if digits.hasPrefix("0b") {
      magnitude = Int(digits.dropFirst(2), radix: 2)
    } else if digits.hasPrefix("0o") {
      magnitude = Int(digits.dropFirst(2), radix: 8)
    } else {
      magnitude = Int(digits)
    }
    return magnitude.map { .integer(isNegative ? -$0 : $0) }
      ?? .number((isNegative ? "-" : "") + digits)
  }
}

extension SwiftLexer {
  /// The offset after the bracket that closes one that is open at the beginning; that of the end if none does.
  mutating func endOfBrackets() -> Int {
    var depth = 1
    while index < bytes.count {
      switch byte() {
      case UInt8(ascii: "\""): readString(pounds: 0)
      case UInt8(ascii: "#"): readPound()
      case UInt8(ascii: "("):
        depth += 1
        index += 1
      case UInt8(ascii: ")"):
        depth -= 1
        index += 1
        if depth == 0 { return index }
      default: index += 1
      }
    }
    return index
  }
}
