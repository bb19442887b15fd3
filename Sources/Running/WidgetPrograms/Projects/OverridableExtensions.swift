// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import SwiftDeclarations

/// Functions of an extension that subclasses override, or that override those of the class above, which both need Objective-C.
///
/// In the copy that is compiled, extensions with `open` functions, or with some that override, are a part of their class, which reaches as
/// far as they do; each line stays where it is. Types between them are then types in the class, and have their names outside of it, too.
enum OverridableExtensions {
  /// A declaration of a file with what is between its braces.
  private struct Block {
    var keyword: Int
    var name: String
    var opening: Int
    var closing: Int
    var isConditional: Bool
  }

  /// Whether a text has something to change.
  static func isMeant(in text: String) -> Bool {
    text.contains("extension ") && text.contains("class ")
      && (text.contains("open func ") || text.contains("override "))
  }

  /// The text with such extensions in their classes, with as many lines.
  static func compiled(_ text: String) -> String {
    let tokens = SwiftTokens(SourceFile(name: "", text: text))
    let blocks = blocks(in: tokens)
    var edits: [(range: Range<Int>, text: String)] = []
    for (place, block) in blocks.enumerated() where tokens.is(block.keyword, "class") {
      edits += Self.edits(of: block, blocks[(place + 1)...], in: tokens)
    }
    var bytes = Array(text.utf8)
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      let lines = bytes[edit.range].filter { $0 == UInt8(ascii: "\n") }
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8) + lines)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func edits(
    of type: Block, _ later: ArraySlice<Block>, in tokens: SwiftTokens
  ) -> [(range: Range<Int>, text: String)] {
    func isOwn(_ block: Block) -> Bool {
      tokens.is(block.keyword, "extension") && block.name == type.name
    }
    func opens(_ block: Block) -> Bool {
      isOwn(block)
        && (block.opening..<block.closing).contains {
          tokens.is($0, "override") || tokens.is($0, "open") && tokens.is($0 + 1, "func")
        }
    }
    guard let last = later.lastIndex(where: opens), !tokens.is(type.keyword + 2, "<") else {
      return []
    }
    let between = later[...last]
    let types: Set<String> = ["protocol", "struct", "class", "enum", "actor"]
    let isPlain = between.allSatisfy { block in
      let head = block.keyword..<block.opening
      return isOwn(block)
        ? !head.contains { tokens.is($0, "where") } && !isModified(block.keyword, tokens)
        : types.contains(tokens.text(block.keyword)) && !tokens.is(block.keyword + 2, "<")
    }
    guard isPlain else { return [] }
    var result = [(tokens.list[type.closing].range.indices, "")]
    var conformances: [String] = []
    for block in between where isOwn(block) {
      let isPublic = tokens.is(block.keyword - 1, "public")
      let first = isPublic ? block.keyword - 1 : block.keyword
      let head = tokens.list[first].range.start..<tokens.list[block.opening].range.end
      result.append((head, ""))
      if isPublic { result += publicEdits(in: block, tokens) }
      let colon = block.keyword + 2
      if !block.isConditional, tokens.is(colon, ":") {
        let range = tokens.range(colon + 1..<block.opening).indices
        conformances.append(String(decoding: tokens.source.bytes[range], as: UTF8.self))
      }
    }
    for block in between.dropLast() where isOwn(block) {
      result.append((tokens.list[block.closing].range.indices, ""))
    }
    let names = between.filter { !isOwn($0) && !$0.isConditional }.map {
      "; typealias \($0.name) = \(type.name).\($0.name)"
    }
    let end = tokens.list[later[last].closing].range.end
    if !names.isEmpty { result.append((end..<end, names.joined())) }
    if !conformances.isEmpty {
      let start = tokens.list[type.opening].range.start
      let isFirst = !(type.keyword..<type.opening).contains { tokens.is($0, ":") }
      let list = conformances.joined(separator: ", ").filter { !$0.isNewline }
      result.append((start..<start, (isFirst ? ": " : ", ") + list + " "))
    }
    return result
  }

  /// Whether a modifier is before an extension, which what is in it would lack.
  private static func isModified(_ keyword: Int, _ tokens: SwiftTokens) -> Bool {
    ["private", "fileprivate", "package", "internal"].contains(tokens.text(keyword - 1))
  }

  private static let access: Set<String> = [
    "public", "open", "private", "fileprivate", "package", "internal",
  ]
  private static let modifiers: Set<String> = [
    "static", "class", "final", "override", "convenience", "required", "lazy", "weak",
    "nonisolated",
  ]
  private static let keywords: Set<String> = [
    "func", "var", "let", "init", "subscript", "typealias", "struct", "enum", "protocol", "actor",
  ]

  /// What makes the members of a `public` extension public in the class, unless they say what they are.
  private static func publicEdits(
    in block: Block, _ tokens: SwiftTokens
  ) -> [(range: Range<Int>, text: String)] {
    var result: [(range: Range<Int>, text: String)] = []
    var start: Int?
    var saysAccess = false
    var index = block.opening + 1
    while index < block.closing {
      let text = tokens.text(index)
      let isName = tokens.is(index - 1, ".")
      // The word 'class' begins a class, or says that a member is one of the type.
      let isKeyword =
        keywords.contains(text)
        || text == "class"
          && !modifiers.union(access).union(keywords).contains(tokens.text(index + 1))
      if !isName, isKeyword || modifiers.contains(text) || access.contains(text) {
        start = start ?? index
        saysAccess = saysAccess || access.contains(text)
      }
      if !isName, isKeyword, let first = start {
        let place = tokens.list[first].range.start
        if !saysAccess { result.append((place..<place, "public ")) }
        (start, saysAccess) = (nil, false)
      }
      index = tokens.after(index, before: block.closing)
    }
    return result
  }

  /// The declarations of the file itself that have braces; those of functions and properties are among them.
  private static func blocks(in tokens: SwiftTokens) -> [Block] {
    let keywords: Set<String> = [
      "class", "extension", "protocol", "struct", "enum", "actor", "func", "var", "let",
    ]
    var result: [Block] = []
    var level = 0
    var keyword: Int?
    var index = 0
    while index < tokens.count {
      let text = tokens.text(index)
      if tokens.kind(index) == .directive {
        if text.hasPrefix("#if") { level += 1 }
        if text.hasPrefix("#endif") { level -= 1 }
      }
      // The word 'class' in a head, as in 'final class', begins nothing else.
      if keywords.contains(text), tokens.kind(index + 1) == .word { keyword = index }
      let next = tokens.after(index, before: tokens.count)
      if tokens.is(index, "{"), let found = keyword, next <= tokens.count {
        result.append(
          Block(
            keyword: found, name: tokens.text(found + 1), opening: index, closing: next - 1,
            isConditional: level > 0))
        keyword = nil
      }
      index = next
    }
    return result
  }
}
