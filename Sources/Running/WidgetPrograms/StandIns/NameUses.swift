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

  /// Whether a class has it as the first that it inherits.
  var isFirstOfClass = false

  /// Whether a structure, an enumeration or an extension has it among what it conforms to.
  var isConformance = false

  /// Adds the uses of a name in a file.
  mutating func add(_ name: String, in tokens: SwiftTokens) {
    for index in 0..<tokens.count where tokens.kind(index) == .word && tokens.text(index) == name {
      add(at: index, in: tokens)
    }
  }

  private mutating func add(at index: Int, in tokens: SwiftTokens) {
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
    let takesClosures = Self.takesClosures(at: index, in: tokens)
    if let shape = CallShape(at: next, in: tokens, takesClosures: takesClosures) {
      calls.insert(shape)
    }
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
