// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import SwiftDeclarations

/// The declarations and bodies around a place of a file.
extension TrappedBodies {
  /// Whether what a brace begins says that it returns a view without naming its type.
  static func isView(_ index: Int, in tokens: SwiftTokens) -> Bool {
    let head = head(of: index, in: tokens)
    let isProperty = head.contains { tokens.is($0, "var") } && !head.contains { tokens.is($0, "(") }
    return head.contains { place in
      tokens.is(place, "some")
        && (tokens.is(place - 1, "->") || isProperty && tokens.is(place - 1, ":"))
    }
  }

  static let types: Set<String> = [
    "struct", "class", "enum", "extension", "protocol", "actor",
  ]

  private static let accessors: Set<String> = [
    "get", "set", "willSet", "didSet", "_read", "_modify", "mutating", "nonmutating",
  ]

  /// The positions of the braces around a place, from the outside to the inside.
  static func braces(around offset: Int, in tokens: SwiftTokens) -> [Int] {
    (0..<tokens.count).filter { index in
      guard tokens.is(index, "{") else { return false }
      let end = tokens.after(index, before: tokens.count) - 1
      return tokens.list[index].range.start < offset && tokens.list.indices.contains(end)
        && offset <= tokens.list[end].range.start
    }
  }

  /// The declaration around a place: what is removed if it does not compile.
  ///
  /// Types are not, as too much needs them.
  static func declaration(around offset: Int, in tokens: SwiftTokens) -> Range<Int>? {
    let outer = braces(around: offset, in: tokens).prefix { brace in
      head(of: brace, in: tokens).contains { types.contains(tokens.text($0)) }
    }
    let level = outer.last.map { tokens.inside($0, before: tokens.count) } ?? 0..<tokens.count
    var starts: [Int] = []
    var isAttribute = false
    var index = level.lowerBound
    while index < level.upperBound {
      let begins =
        tokens.list[index].startsLine && beginsMember(index, before: level.upperBound, tokens)
      if begins, !isAttribute { starts.append(index) }
      if begins { isAttribute = isAlone(index, before: level.upperBound, tokens) }
      index = tokens.after(index, before: level.upperBound)
    }
    let before = starts.prefix { (start: Int) -> Bool in tokens.list[start].range.start <= offset }
    guard !before.isEmpty else { return nil }
    let place: Int = before.count - 1
    let end: Int = place + 1 < starts.count ? starts[place + 1] : level.upperBound
    let range = starts[place]..<end
    let opening = range.first { tokens.is($0, "{") } ?? end
    let beginning = range.lowerBound..<opening
    let isType = beginning.contains {
      types.contains(tokens.text($0)) && !tokens.is($0, "extension")
    }
    guard !isType, tokens.kind(range.lowerBound) != .directive else { return nil }
    return range
  }

  /// Whether a token begins attributes that are not on the line of their declaration.
  private static func isAlone(_ start: Int, before end: Int, _ tokens: SwiftTokens) -> Bool {
    var index = start
    while index < end, tokens.is(index, "@") {
      index += 2
      while tokens.is(index, ".") { index += 2 }
      if tokens.is(index, "("), !tokens.list[index].startsLine {
        index = tokens.after(index, before: end)
      }
      if index < end, tokens.list[index].startsLine { return true }
    }
    return false
  }

  private static func beginsMember(_ start: Int, before end: Int, _ tokens: SwiftTokens) -> Bool {
    let others: Set<String> = ["@", "case", "import", "typealias", "associatedtype"]
    return others.contains(tokens.text(start)) || tokens.kind(start) == .directive
      || beginsDeclaration(start, before: end, tokens)
  }

  /// The position of the brace of the function or accessor around a place.
  static func body(around offset: Int, in tokens: SwiftTokens) -> Int? {
    let around = braces(around: offset, in: tokens)
    let inner = around.drop { brace in
      head(of: brace, in: tokens).contains { types.contains(tokens.text($0)) }
    }
    guard var body = inner.first else { return nil }
    if accessors.contains(tokens.text(body + 1)) {
      guard let accessor = inner.dropFirst().first else { return nil }
      body = accessor
    }
    // What is behind an equals sign is a value, whose type may be known from it alone.
    let before = head(of: body, in: tokens)
    guard !tokens.is(body - 1, "="), !before.isEmpty else { return nil }
    if isView(body, in: tokens), !before.contains(where: { tokens.is($0, "View") }) { return nil }
    return body
  }

  /// The tokens of the declaration before its brace.
  static func head(of brace: Int, in tokens: SwiftTokens) -> Range<Int> {
    var start = brace
    var depth = 0
    while start > 0 {
      let text = tokens.text(start - 1)
      if [")", "]"].contains(text) { depth += 1 }
      if ["(", "["].contains(text) { depth -= 1 }
      if depth < 0 || (depth == 0 && ["{", "}", ";"].contains(text)) { break }
      if tokens.kind(start - 1) == .directive { break }
      start -= 1
      // A declaration begins with one of these words on a line of its own.
      if depth == 0, tokens.list[start].startsLine, beginsDeclaration(start, before: brace, tokens)
      {
        break
      }
    }
    return start..<brace
  }

  private static let declaring: Set<String> = [
    "func", "init", "deinit", "subscript", "var", "let", "struct", "class", "enum", "extension",
    "protocol", "actor", "get", "set", "willSet", "didSet", "_read", "_modify",
  ]

  private static func beginsDeclaration(
    _ start: Int, before brace: Int, _ tokens: SwiftTokens
  ) -> Bool {
    let modifiers: Set<String> = [
      "public", "private", "fileprivate", "internal", "open", "package", "static", "final",
      "override", "mutating", "nonmutating", "convenience", "required", "lazy", "indirect",
      "nonisolated", "weak", "unowned", "dynamic", "class",
    ]
    for index in start..<brace {
      let text = tokens.text(index)
      if declaring.contains(text) { return true }
      guard modifiers.contains(text) || ["(", ")", "set", "@"].contains(text) else { return false }
    }
    return false
  }
}
