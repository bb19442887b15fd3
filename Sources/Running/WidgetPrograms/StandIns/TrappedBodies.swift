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
}
