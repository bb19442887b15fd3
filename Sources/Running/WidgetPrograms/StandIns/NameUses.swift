// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftDeclarations

/// How a name is used in a file: what its declaration must be for that to compile.
struct NameUses {
  /// The calls of the name.
  var calls: Set<CallShape> = []

  /// The calls of the attribute with the name.
  var attributeCalls: Set<CallShape> = []

  /// Whether it is an attribute of a property.
  var isWrapper = false

  /// The largest number of generic arguments.
  var genericCount = 0

  /// Whether it is used without the name of its type, as in `.name`.
  var isImplicit = false

  /// Whether a class has it as the first that it inherits.
  var isFirstOfClass = false

  /// Whether a structure, an enumeration or an extension has it among what it conforms to.
  var isConformance = false

  /// The labels of the values that patterns such as `case .name(let value)` take apart; nil if there is no such pattern.
  var pattern: [String]?

  /// Whether it is named as a type is: after a colon or an arrow, after `as` or `is`, or before a dot.
  var isNamed = false

  /// Adds the uses of a name in a file.
  mutating func add(_ name: String, in tokens: SwiftTokens) {
    for index in 0..<tokens.count where tokens.kind(index) == .word && tokens.text(index) == name {
      add(at: index, in: tokens)
    }
  }

  private mutating func add(at index: Int, in tokens: SwiftTokens) {
    if let values = Self.pattern(at: index, in: tokens) {
      if values.count >= pattern?.count ?? 0 { pattern = values }
      return
    }
    let declaring = ["func", "struct", "class", "enum", "extension", "case", "let", "var"]
    if declaring.contains(tokens.text(index - 1)) { return }
    var next = index + 1
    if tokens.is(next, "<"), let (count, end) = Self.genericArguments(at: next, in: tokens) {
      genericCount = max(genericCount, count)
      next = end
    }
    if tokens.is(index - 1, "@") {
      isWrapper = true
      attributeCalls.insert(
        CallShape(at: next, in: tokens, takesClosures: false) ?? .empty)
      return
    }
    if let declaration = Self.declaration(inheriting: index, in: tokens) {
      if declaration.kind == "class", declaration.isFirst {
        isFirstOfClass = true
      } else {
        isConformance = true
      }
      return
    }
    if tokens.is(index - 1, "."),
      ![.word, .closing].contains(tokens.kind(index - 2)) || tokens.list[index - 1].startsLine
    {
      isImplicit = true
    }
    let asType: Set<String> = ["->", "as", "is", "any", "some", "&"]
    if asType.contains(tokens.text(index - 1)) || tokens.is(next, ".") || tokens.is(next, "?")
      || Self.isType(at: index, in: tokens)
    {
      isNamed = true
    }
    let takesClosures = Self.takesClosures(at: index, in: tokens)
    if let shape = CallShape(at: next, in: tokens, takesClosures: takesClosures) {
      calls.insert(shape)
    }
  }

  /// The labels of the values that a pattern with the name takes apart; nil if the name is not that of a case in a pattern.
  private static func pattern(at index: Int, in tokens: SwiftTokens) -> [String]? {
    guard tokens.is(index - 1, ".") else { return nil }
    var position = index - 2
    let limit = max(0, index - 40)
    while position >= limit, !tokens.is(position, "case") {
      // A list of patterns has names, their values and commas.
      guard tokens.kind(position) == .word || [",", ".", "(", ")"].contains(tokens.text(position)),
        !["if", "return", "in", "where"].contains(tokens.text(position))
      else { return nil }
      position -= 1
    }
    guard tokens.is(position, "case") else { return nil }
    // What is inside of another pattern's values is not one by itself.
    let opened = (position..<index).filter { tokens.is($0, "(") }.count
    let closed = (position..<index).filter { tokens.is($0, ")") }.count
    guard opened == closed else { return nil }
    guard tokens.is(index + 1, "("), !tokens.list[index + 1].startsLine else { return [] }
    let inside = tokens.inside(index + 1, before: tokens.count)
    guard !inside.isEmpty else { return [] }
    var labels = [""]
    var place = inside.lowerBound
    while place < inside.upperBound {
      if tokens.is(place, ",") { labels.append("") }
      if tokens.is(place, ":"), tokens.kind(place - 1) == .word {
        labels[labels.count - 1] = tokens.text(place - 1)
      }
      place = tokens.after(place, before: inside.upperBound)
    }
    return labels
  }

  /// The number of arguments between angle brackets, and the position after them; nil if it is a comparison.
  private static func genericArguments(
    at index: Int, in tokens: SwiftTokens
  ) -> (count: Int, end: Int)? {
    var depth = 0
    var count = 1
    var position = index
    while position < min(tokens.count, index + 60) {
      if tokens.is(position, "<") { depth += 1 }
      if tokens.is(position, ">") { depth -= 1 }
      if depth == 0 { return (count, position + 1) }
      if depth == 1, tokens.is(position, ",") { count += 1 }
      let kind = tokens.kind(position)
      guard
        kind == .word || kind == .punctuation || kind == .opening || kind == .closing
          || ["<", ">", "?", "->", "&"].contains(tokens.text(position))
      else { return nil }
      position += 1
    }
    return nil
  }

  /// The declaration that has a name among what it inherits.
  private static func declaration(
    inheriting index: Int, in tokens: SwiftTokens
  ) -> (kind: String, isFirst: Bool)? {
    // The name of the module may be before it.
    let index = tokens.is(index - 1, ".") ? index - 2 : index
    guard tokens.is(index - 1, ":") || tokens.is(index - 1, ",") else { return nil }
    let kinds: Set<String> = ["struct", "class", "enum", "actor", "extension", "protocol"]
    let isFirst = tokens.is(index - 1, ":")
    for position in stride(from: index - 2, through: max(0, index - 30), by: -1) {
      let text = tokens.text(position)
      if kinds.contains(text) { return (text, isFirst) }
      guard tokens.kind(position) == .word || [",", ":", ".", "<", ">"].contains(text),
        !["let", "var", "func", "case", "in", "where", "init"].contains(text)
      else { return nil }
    }
    return nil
  }

  /// Whether a name is the type of what is declared before it.
  private static func isType(at index: Int, in tokens: SwiftTokens) -> Bool {
    guard tokens.is(index - 1, ":") || tokens.is(index - 1, "["), !tokens.is(index + 1, "(") else {
      return false
    }
    var place = index - 2
    while place >= 0, [":", "["].contains(tokens.text(place)) { place -= 1 }
    let words: Set<String> = ["let", "var"]
    return tokens.kind(place) == .word && words.contains(tokens.text(place - 1))
  }

  /// Whether a brace after a use is a closure: not in the head of a statement, and not after a type.
  static func takesClosures(at index: Int, in tokens: SwiftTokens) -> Bool {
    let before: Set<String> = ["->", ":", "as", "is", "any", "some", "in", "==", "!=", "&&", "||"]
    if before.contains(tokens.text(index - 1)) { return false }
    let heads: Set<String> = ["if", "guard", "while", "for", "switch", "else", "catch"]
    var position = index
    while position > 0, !tokens.list[position].startsLine {
      position -= 1
      if heads.contains(tokens.text(position)) { return false }
      if tokens.is(position, "{") || tokens.is(position, "(") { return true }
    }
    return !heads.contains(tokens.text(position))
  }
}
