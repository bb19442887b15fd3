// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentGeneration
import SwiftDeclarations

/// The body of a function of Objective-C that only calls closures, which it writes in Swift.
///
/// As nothing is thrown, what is in `@catch` is not done.
struct ObjectiveCBody {
  let tokens: SwiftTokens

  /// The parameters of the function.
  let parameters: [ObjectiveCParameter]

  private static let deepest = 32

  /// The lines of some statements; nil if one does anything else.
  func statements(_ range: Range<Int>, depth: Int = 0) -> [String]? {
    guard depth < Self.deepest else { return nil }
    var lines: [String] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard let (more, next) = statement(index, before: range.upperBound, depth) else {
        return nil
      }
      lines += more
      index = next
    }
    return lines
  }

  private typealias Statement = (lines: [String], next: Int)

  private func statement(_ index: Int, before end: Int, _ depth: Int) -> Statement? {
    if tokens.is(index, "@") { return directive(index, before: end, depth) }
    if tokens.is(index, "if") { return condition(index, before: end, depth) }
    if tokens.is(index, "{") { return block(index, before: end, depth) }
    let isReturn = tokens.is(index, "return")
    let start = isReturn ? index + 1 : index
    guard let last = (start..<end).first(where: { tokens.is($0, ";") }) else { return nil }
    if start == last { return (isReturn ? ["return"] : [], last + 1) }
    guard let text = isReturn ? value(start..<last) : call(start..<last) else { return nil }
    return ([isReturn ? "return \(text)" : "_ = \(text)"], last + 1)
  }

  /// `{ … }`.
  private func block(_ index: Int, before end: Int, _ depth: Int) -> Statement? {
    guard tokens.is(index, "{"),
      let lines = statements(tokens.inside(index, before: end), depth: depth + 1)
    else { return nil }
    return (["do {"] + lines + ["}"], tokens.after(index, before: end))
  }

  /// `@try { … } @catch (NSException *exception) { … } @finally { … }`, `@throw exception;` and `@autoreleasepool { … }`.
  private func directive(_ index: Int, before end: Int, _ depth: Int) -> Statement? {
    if tokens.is(index + 1, "autoreleasepool") { return block(index + 2, before: end, depth) }
    if tokens.is(index + 1, "throw") {
      guard index + 3 < end, let thrown = parameter(index + 2), tokens.is(index + 3, ";") else {
        return nil
      }
      let words = "an exception of Objective-C is thrown, which nothing catches here: "
      return (
        ["fatalError(\"\(words)\\(String(describing: \(thrown.name.swiftName)))\")"], index + 4
      )
    }
    guard tokens.is(index + 1, "try"), tokens.is(index + 2, "{"),
      let tried = statements(tokens.inside(index + 2, before: end), depth: depth + 1)
    else { return nil }
    var next = tokens.after(index + 2, before: end)
    while next < end, tokens.is(next, "@"), tokens.is(next + 1, "catch"), tokens.is(next + 2, "(") {
      next = tokens.after(tokens.after(next + 2, before: end), before: end)
    }
    var finally: [String] = []
    if next < end, tokens.is(next, "@"), tokens.is(next + 1, "finally") {
      guard tokens.is(next + 2, "{"),
        let lines = statements(tokens.inside(next + 2, before: end), depth: depth + 1)
      else { return nil }
      finally = lines
      next = tokens.after(next + 2, before: end)
    }
    let deferred = finally.isEmpty ? [] : ["defer {"] + finally + ["}"]
    return (["do {"] + deferred + tried + ["}"], next)
  }

  /// `if (block) { … } else { … }`.
  private func condition(_ index: Int, before end: Int, _ depth: Int) -> Statement? {
    guard depth < Self.deepest, tokens.is(index + 1, "(") else { return nil }
    let inside = tokens.inside(index + 1, before: end)
    let isNegated = inside.first.map { tokens.is($0, "!") } ?? false
    let name = isNegated ? inside.dropFirst() : inside
    guard name.count == 1, let asked = parameter(name.lowerBound),
      let (then, next) = statement(
        tokens.after(index + 1, before: end), before: end, depth + 1)
    else { return nil }
    // What Swift says of one that is never nil is a warning in a file that is not the user's.
    let isThere = "(\(asked.name.swiftName) as Any?) \(isNegated ? "==" : "!=") nil"
    var lines = ["if \(isThere) {"] + then + ["}"]
    guard next < end, tokens.is(next, "else") else { return (lines, next) }
    guard let (other, last) = statement(next + 1, before: end, depth + 1) else { return nil }
    lines[lines.count - 1] = "} else {"
    return (lines + other + ["}"], last)
  }

  /// A value that is returned.
  private func value(_ range: Range<Int>) -> String? {
    guard range.count == 1 else { return call(range) }
    switch tokens.text(range.lowerBound) {
    case "nil", "NULL", "Nil": return "nil"
    case "YES", "true", "TRUE": return "true"
    case "NO", "false", "FALSE": return "false"
    default:
      if tokens.kind(range.lowerBound) == .number { return tokens.text(range.lowerBound) }
      return parameter(range.lowerBound)?.name.swiftName
    }
  }

  /// The call of a closure that is a parameter.
  private func call(_ range: Range<Int>) -> String? {
    guard range.count > 2, let called = parameter(range.lowerBound), called.type.isClosure,
      tokens.is(range.lowerBound + 1, "("),
      tokens.after(range.lowerBound + 1, before: range.upperBound) == range.upperBound
    else { return nil }
    var arguments: [String] = []
    let inside = tokens.inside(range.lowerBound + 1, before: range.upperBound)
    for part in inside.split(whereSeparator: { tokens.is($0, ",") }) {
      guard part.count == 1, let first = part.first, let value = value(first..<first + 1) else {
        return nil
      }
      arguments.append(value)
    }
    let mark = called.type.nullability == .nonnull ? "" : "!"
    return "\(called.name.swiftName)\(mark)(\(arguments.joined(separator: ", ")))"
  }

  /// The parameter that a token names.
  private func parameter(_ index: Int) -> ObjectiveCParameter? {
    parameters.first { tokens.kind(index) == .word && $0.name == tokens.text(index) }
  }
}
