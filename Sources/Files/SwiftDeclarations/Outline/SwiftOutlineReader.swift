// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// Reads the declarations of a file, or of a type.
struct SwiftOutlineReader {
  /// How many types a type may be in.
  private static let maximumDepth = 32

  /// The words that can be before the word of a declaration.
  static let modifierWords: Set<String> = [
    "public", "private", "fileprivate", "internal", "package", "open", "static", "final", "lazy",
    "override", "mutating", "nonmutating", "nonisolated", "isolated", "dynamic", "weak", "unowned",
    "required", "convenience", "optional", "indirect", "prefix", "postfix", "infix", "distributed",
    "consuming", "borrowing", "async", "sending",
  ]

  /// The words that begin a declaration.
  static let declarationWords: Set<String> = [
    "import", "struct", "class", "enum", "extension", "actor", "protocol", "var", "let", "func",
    "init", "subscript", "case", "typealias", "associatedtype", "deinit", "operator", "macro",
    "precedencegroup",
  ]

  let tokens: SwiftTokens
  var index: Int
  let limit: Int
  private let around: String
  private let depth: Int

  var imports: [Located<String>] = []
  var declarations: [SwiftDeclaration] = []
  var members = SwiftMembers()
  var problems: [SwiftProblem] = []

  init(_ tokens: SwiftTokens, at index: Int, before limit: Int, around: String, depth: Int) {
    self.tokens = tokens
    self.index = index
    self.limit = limit
    self.around = around
    self.depth = depth
  }

  /// The attributes and modifiers before the keyword of a declaration.
  struct Prefix {
    var start: Int
    var attributes: [SwiftAttribute] = []
    var modifiers: Set<String> = []
  }

  mutating func run() {
    var prefix = Prefix(start: index)
    while index < limit {
      let before = index
      if tokens.is(index, "@"), tokens.kind(index + 1) == .word {
        prefix.attributes.append(readAttribute())
      } else if tokens.kind(index) == .word, readWord(&prefix) {
        continue
      } else {
        readDeclaration(prefix)
        if index == before { index = tokens.after(index, before: limit) }
        prefix = Prefix(start: index)
      }
    }
  }

  /// Reads a modifier; false if a declaration begins here.
  private mutating func readWord(_ prefix: inout Prefix) -> Bool {
    let word = tokens.text(index)
    let isClassModifier =
      word == "class" && index + 1 < limit
      && (Self.declarationWords.subtracting(["class"]).contains(tokens.text(index + 1))
        || Self.modifierWords.contains(tokens.text(index + 1)))
    guard Self.modifierWords.contains(word) || isClassModifier else { return false }
    prefix.modifiers.insert(word)
    index += 1
    // `private(set)`
    if index < limit, tokens.is(index, "(") { index = tokens.after(index, before: limit) }
    return true
  }

  private mutating func readAttribute() -> SwiftAttribute {
    let start = index
    var name = tokens.name(index + 1)
    index += 2
    while index + 1 < limit, tokens.is(index, "."), tokens.kind(index + 1) == .word {
      name += "." + tokens.name(index + 1)
      index += 2
    }
    if index < limit, tokens.is(index, "<") { skipGenerics() }
    var arguments: [SwiftArgument] = []
    // Those of the attribute follow without a blank or line break.
    if index < limit, tokens.is(index, "("), !tokens.list[index].startsLine,
      tokens.list[index].start == tokens.list[index - 1].end
    {
      var reader = SwiftExpressionReader(tokens, at: index, before: limit)
      arguments = reader.readArguments()
      index = reader.index
    }
    return SwiftAttribute(
      name: name, arguments: arguments, range: tokens.range(start..<index))
  }

  private mutating func readDeclaration(_ prefix: Prefix) {
    guard tokens.kind(index) == .word else { return }
    let word = tokens.text(index)
    switch word {
    case "import": readImport()
    case "struct", "class", "enum", "actor", "protocol", "extension":
      if tokens.kind(index + 1) == .word, let kind = SwiftDeclaration.Kind(rawValue: word) {
        readType(kind, prefix)
      }
    case "let", "var": readProperties(prefix)
    case "func", "init", "subscript", "deinit": readFunction(prefix)
    case "case": readCases()
    case "typealias": readAlias()
    default: break
    }
  }

  private mutating func readImport() {
    index += 1
    let start = index
    if ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
      .contains(tokens.text(index))
    {
      index += 1
    }
    let nameStart = index
    while index < limit, tokens.kind(index) == .word || tokens.is(index, "."),
      index == nameStart || !tokens.list[index].startsLine
    {
      index += 1
    }
    if index > nameStart {
      imports.append(
        Located(tokens.joined(nameStart..<index), at: tokens.range(nameStart..<index)))
    } else {
      index = max(start, index)
    }
  }

  private mutating func readType(_ kind: SwiftDeclaration.Kind, _ prefix: Prefix) {
    index += 1
    let nameStart = index
    index += 1
    while index + 1 < limit, tokens.is(index, "."), tokens.kind(index + 1) == .word { index += 2 }
    let name = Located(tokens.joined(nameStart..<index), at: tokens.range(nameStart..<index))
    if index < limit, tokens.is(index, "<") { skipGenerics() }
    var inherited: [Located<String>] = []
    if index < limit, tokens.is(index, ":") {
      index += 1
      inherited = readInheritance()
    }
    // A clause of requirements.
    while index < limit, !tokens.is(index, "{") {
      if tokens.list[index].startsLine, Self.declarationWords.contains(tokens.text(index)) {
        return
      }
      index += 1
    }
    guard index < limit else { return }
    let body = tokens.inside(index, before: limit)
    index = tokens.after(index, before: limit)
    let fullName = around.isEmpty ? name.value : around + "." + name.value
    var declaration = SwiftDeclaration(
      kind: kind, name: name, fullName: fullName, inherited: inherited,
      attributes: prefix.attributes, modifiers: prefix.modifiers,
      range: tokens.range(prefix.start..<index), body: body)
    if depth < Self.maximumDepth {
      var reader = SwiftOutlineReader(
        tokens, at: body.lowerBound, before: body.upperBound, around: fullName, depth: depth + 1)
      reader.run()
      declaration.members = reader.members
      declaration.nested = reader.declarations
      problems += reader.problems
    } else {
      problems.append(.init(kind: .tooDeep, range: name.range))
    }
    declarations.append(declaration)
  }

  /// Reads what a type inherits from, to its brace or its requirements.
  private mutating func readInheritance() -> [Located<String>] {
    var inherited: [Located<String>] = []
    while index < limit, !tokens.is(index, "{"), !tokens.is(index, "where") {
      if tokens.is(index, ",") || tokens.is(index, "&") {
        index += 1
      } else if tokens.is(index, "@"), index + 1 < limit {
        // `@unchecked Sendable`
        _ = readAttribute()
      } else {
        let start = index
        readTypeTokens()
        if index == start {
          if Self.declarationWords.contains(tokens.text(index)) { break }
          index += 1
        } else {
          inherited.append(Located(tokens.joined(start..<index), at: tokens.range(start..<index)))
        }
      }
    }
    return inherited
  }
}
