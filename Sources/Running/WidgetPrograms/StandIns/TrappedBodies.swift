// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText
import SwiftDeclarations

/// The parts of a file of a package that do not compile: traps take the place of bodies, and other declarations are removed.
struct TrappedBodies {
  /// What is said of a part when it is used, before its error.
  var reason = "this part of a package does not compile here"

  /// The messages by the offsets of the opening braces of bodies.
  private var bodies: [Int: String] = [:]

  /// The messages by the ranges of declarations.
  private var declarations: [Range<Int>: String] = [:]

  /// Whether there are none.
  var isEmpty: Bool { bodies.isEmpty && declarations.isEmpty }

  /// The errors of the parts, in the order of the file.
  var messages: [String] {
    let inner = bodies.filter { body in !declarations.keys.contains { $0.contains(body.key) } }
    return (inner.map { ($0.key, $0.value) } + declarations.map { ($0.key.lowerBound, $0.value) })
      .sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Whether a place is in one of the parts.
  func covers(_ offset: Int, in text: String) -> Bool {
    if declarations.keys.contains(where: { $0.contains(offset) }) { return true }
    let tokens = SwiftTokens(SourceFile(name: "", text: text))
    return Self.braces(around: offset, in: tokens).contains {
      bodies[tokens.list[$0].range.start] != nil
    }
  }

  /// All parts of two.
  func merged(with other: TrappedBodies) -> TrappedBodies {
    var result = self
    result.bodies.merge(other.bodies) { first, _ in first }
    result.declarations.merge(other.declarations) { first, _ in first }
    return result
  }

  /// Adds the part that an error is in.
  ///
  /// - Returns: Whether it is in one that was not added yet.
  mutating func add(_ error: CompilerMessage, in text: String) -> Bool {
    add(error, in: SwiftTokens(SourceFile(name: error.file.text, text: text)))
  }

  /// Adds the part of a file that an error is in.
  ///
  /// - Returns: Whether it is in one that was not added yet.
  mutating func add(_ error: CompilerMessage, in tokens: SwiftTokens) -> Bool {
    guard let start = tokens.source.lineTable().range(ofLine: error.line)?.start else {
      return false
    }
    let offset = start + error.column - 1
    let message = "\(error.file.name):\(error.line): \(error.text)"
    if let body = Self.body(around: offset, in: tokens) {
      return add(message, ofBody: tokens.list[body].range.start)
    }
    guard let declaration = Self.declaration(around: offset, in: tokens) else { return false }
    // What is wrong with a function may be what is in it.
    if let name = declaration.first(where: {
      ["func", "init", "subscript"].contains(tokens.text($0))
    }),
      !declaration.prefix(while: { $0 < name }).contains(where: {
        Self.types.contains(tokens.text($0))
      }),
      let brace = (name..<declaration.upperBound).first(where: { tokens.is($0, "{") }),
      add(message, ofBody: tokens.list[brace].range.start)
    {
      return true
    }
    let range = tokens.range(declaration).indices
    guard declarations[range] == nil else { return false }
    declarations[range] = message
    return true
  }

  /// Adds the body that an error is in, if it has one of some names, or the error is about a value of a stand-in.
  ///
  /// - Returns: Whether it is in one that was not added yet.
  mutating func addBody(
    around error: CompilerMessage, in text: String, naming names: Set<String>
  ) -> Bool {
    let tokens = SwiftTokens(SourceFile(name: error.file.text, text: text))
    guard let start = tokens.source.lineTable().range(ofLine: error.line)?.start,
      let body = Self.body(around: start + error.column - 1, in: tokens)
    else { return false }
    let words = Array(Self.head(of: body, in: tokens)) + tokens.inside(body, before: tokens.count)
    guard
      error.text.contains(StandInWriter.valueType)
        || error.text.hasPrefix("generic parameter 'Value' could not be inferred")
        || words.contains(where: { names.contains(tokens.text($0)) })
    else { return false }
    return add(
      "\(error.file.name):\(error.line): \(error.text)", ofBody: tokens.list[body].range.start)
  }

  /// Adds the body that an error is in, if it is in a part of the file, else the part.
  ///
  /// - Returns: Whether it was not added yet.
  mutating func add(_ error: CompilerMessage, in text: String, at offset: Int, part: Range<Int>?)
    -> Bool
  {
    let tokens = SwiftTokens(SourceFile(name: error.file.text, text: text))
    let message = "\(error.file.name):\(error.line): \(error.text)"
    if let body = Self.body(around: offset, in: tokens) {
      let start = tokens.list[body].range.start
      // What is known as the part of a function is what is between its braces.
      let first = tokens.list.indices.contains(body + 1) ? tokens.list[body + 1].range.start : start
      if part.map({ $0.lowerBound == first || $0.contains(start) }) ?? true {
        // A second error in it is gone with the first.
        return add(message, ofBody: start)
      }
    }
    guard let part else { return add(error, in: text) }
    guard declarations[part] == nil else { return false }
    declarations[part] = message
    return true
  }

  private mutating func add(_ message: String, ofBody offset: Int) -> Bool {
    guard bodies[offset] == nil else { return false }
    bodies[offset] = message
    return true
  }

  /// The text with traps in place of the bodies, and without the declarations; lines stay where they are.
  func applied(to text: String) -> String {
    guard !isEmpty else { return text }
    let tokens = SwiftTokens(SourceFile(name: "", text: text))
    let bytes = Array(text.utf8)
    var edits: [(range: Range<Int>, text: String)] = declarations.keys.map { ($0, "") }
    for index in 0..<tokens.count where tokens.is(index, "{") {
      let range = tokens.list[index].range
      let end = tokens.after(index, before: tokens.count) - 1
      guard let message = bodies[range.start], tokens.list.indices.contains(end) else { continue }
      let closing = tokens.list[end].range.start
      edits.append(
        (range.end..<closing, trap(message, isView: Self.isView(index, in: tokens))))
    }
    var result: [UInt8] = []
    var copied = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= copied {
      result += bytes[copied..<edit.range.lowerBound]
      result += edit.text.utf8
      result += bytes[edit.range].filter { $0 == UInt8(ascii: "\n") }
      copied = edit.range.upperBound
    }
    return String(decoding: result + bytes[copied...], as: UTF8.self)
  }

  private func trap(_ message: String, isView: Bool) -> String {
    let sentence = SwiftLiteral.string("\(reason): \(message)")
    return isView
      ? " let trap: () -> EmptyView = { fatalError(\(sentence)) }; return trap() "
      : " fatalError(\(sentence)) "
  }

  /// Whether what a brace begins says that it returns a view without naming its type.
  private static func isView(_ index: Int, in tokens: SwiftTokens) -> Bool {
    let head = head(of: index, in: tokens)
    let isProperty = head.contains { tokens.is($0, "var") } && !head.contains { tokens.is($0, "(") }
    return head.contains { place in
      tokens.is(place, "some")
        && (tokens.is(place - 1, "->") || isProperty && tokens.is(place - 1, ":"))
    }
  }

  private static let types: Set<String> = [
    "struct", "class", "enum", "extension", "protocol", "actor",
  ]

  private static let accessors: Set<String> = [
    "get", "set", "willSet", "didSet", "_read", "_modify", "mutating", "nonmutating",
  ]

  /// The positions of the braces around a place, from the outside to the inside.
  private static func braces(around offset: Int, in tokens: SwiftTokens) -> [Int] {
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
  private static func declaration(around offset: Int, in tokens: SwiftTokens) -> Range<Int>? {
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
      if begins { isAttribute = tokens.is(index, "@") }
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

  private static func beginsMember(_ start: Int, before end: Int, _ tokens: SwiftTokens) -> Bool {
    let others: Set<String> = ["@", "case", "import", "typealias", "associatedtype"]
    return others.contains(tokens.text(start)) || tokens.kind(start) == .directive
      || beginsDeclaration(start, before: end, tokens)
  }

  /// The position of the brace of the function or accessor around a place.
  private static func body(around offset: Int, in tokens: SwiftTokens) -> Int? {
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
  private static func head(of brace: Int, in tokens: SwiftTokens) -> Range<Int> {
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
