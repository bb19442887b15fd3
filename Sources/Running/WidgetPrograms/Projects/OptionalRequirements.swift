// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import SwiftDeclarations

/// Requirements of protocols for Objective-C that a type may leave out, which Swift does not have on Linux.
///
/// In the copy that is compiled, such a requirement is one of every type, with a body in an extension that traps: what asks a type for it by
/// `value.function?()` calls it. So are two functions of which one is `async`, as they are one in Objective-C, and a type has either.
enum OptionalRequirements {
  /// Whether a text has something to change.
  static func isMeant(in text: String) -> Bool {
    text.contains("optional ") && text.contains("protocol ") && text.contains("@objc")
  }

  /// The text with bodies for all requirements, with as many lines.
  static func compiled(_ text: String) -> String {
    let tokens = SwiftTokens(SourceFile(name: "", text: text))
    var edits: [(range: Range<Int>, text: String)] = []
    var names: Set<String> = []
    for index in 0..<tokens.count where tokens.is(index, "protocol") {
      guard let brace = (index..<tokens.count).first(where: { tokens.is($0, "{") }) else {
        continue
      }
      let inside = tokens.inside(brace, before: tokens.count)
      let isPublic = (max(0, index - 4)..<index).contains { tokens.is($0, "public") }
      let found = inside.filter { tokens.is($0, "optional") && isRequirement(after: $0, tokens) }
      let others = twins(in: inside, tokens).filter { !found.contains($0) }
      let bodies = (found + others).map { body(after: $0, in: tokens, before: inside.upperBound) }
      for place in found {
        edits.append((tokens.list[place].range.indices, "        "))
        names.insert(name(after: place, in: tokens))
      }
      guard !bodies.isEmpty, tokens.list.indices.contains(inside.upperBound) else { continue }
      let end = tokens.list[inside.upperBound].range.end
      let access = isPublic ? "public " : ""
      let all = bodies.map { access + $0 }.joined(separator: "; ")
      edits.append((end..<end, "; extension \(tokens.text(index + 1)) { \(all) }"))
    }
    for index in 0..<tokens.count
    where tokens.is(index, "?") && names.contains(tokens.text(index - 1))
      && tokens.is(index - 2, ".") && tokens.is(index + 1, "(")
    {
      edits.append((tokens.list[index].range.indices, ""))
    }
    var bytes = Array(text.utf8)
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: edit.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isRequirement(after index: Int, _ tokens: SwiftTokens) -> Bool {
    ["func", "var"].contains(tokens.text(index + 1)) && tokens.kind(index + 2) == .word
  }

  /// The positions before functions with the same name as another one, of which one is `async`.
  private static func twins(in range: Range<Int>, _ tokens: SwiftTokens) -> [Int] {
    let functions = range.filter { tokens.is($0, "func") && tokens.kind($0 + 1) == .word }
    let byName = Dictionary(grouping: functions) { tokens.text($0 + 1) }
    return byName.values.filter { places in
      places.count > 1
        && places.contains { tokens.is(tokens.after($0 + 2, before: range.upperBound), "async") }
    }.flatMap(\.self).map { $0 - 1 }.sorted()
  }

  private static func name(after index: Int, in tokens: SwiftTokens) -> String {
    tokens.text(index + 2)
  }

  /// A declaration like the requirement's, with a body.
  private static func body(after index: Int, in tokens: SwiftTokens, before limit: Int) -> String {
    var end = index + 1
    while end < limit, end == index + 1 || !tokens.list[end].startsLine {
      if tokens.is(end, "{") { break }
      end = tokens.after(end, before: limit)
    }
    let range = tokens.range(index + 1..<end).indices
    let head = String(decoding: tokens.source.bytes[range], as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return
      "\(head) { fatalError(\"'\(name(after: index, in: tokens))' is optional, and this type does not have it\") }"
  }
}
