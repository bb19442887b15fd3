// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// Reads the declarations of a file, or of a type.
struct SwiftOutlineReader {
  /// How many types a type may be in.
  private static let maximumDepth = 32

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
    var modifiers: [SwiftKeyword] = []
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
    guard let word = tokens.keyword(index), word.isModifier || word == .class && isClassModifier
    else { return false }
    prefix.modifiers.append(word)
    index += 1
    // `private(set)`
    if index < limit, tokens.is(index, "(") { index = tokens.after(index, before: limit) }
    return true
  }

  /// Whether the word `class` here is before the word of a declaration.
  private var isClassModifier: Bool {
    guard index + 1 < limit, let next = tokens.keyword(index + 1) else { return false }
    return next.isModifier || next.beginsDeclaration && next != .class
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
    switch tokens.keyword(index) {
    case .import: readImport()
    case .struct: readType(.struct, prefix)
    case .class: readType(.class, prefix)
    case .enum: readType(.enum, prefix)
    case .actor: readType(.actor, prefix)
    case .protocol: readType(.protocol, prefix)
    case .extension: readType(.extension, prefix)
    case .let, .var: readProperties(prefix)
    case .func, .initializer, .subscript, .deinit: readFunction(prefix)
    case .case: readCases()
    case .typealias: readAlias()
    default: break
    }
  }

  private mutating func readImport() {
    index += 1
    let start = index
    switch tokens.keyword(index) {
    case .struct, .class, .enum, .protocol, .func, .var, .let, .typealias: index += 1
    default: break
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

  /// The type of the standard library that brackets stand for: `Optional` of `[Int]?`, `Dictionary` of `[Int: Int]`.
  private func standardType(_ range: Range<Int>) -> String {
    if tokens.is(range.upperBound - 1, "?") { return "Optional" }
    let parts = tokens.inside(range.lowerBound, before: limit)
    var part = parts.lowerBound
    while part < parts.upperBound {
      if tokens.is(part, ":") { return "Dictionary" }
      part = tokens.after(part, before: limit)
    }
    return "Array"
  }

  private mutating func readType(_ kind: SwiftDeclaration.Kind, _ prefix: Prefix) {
    let isSugar = kind == .extension && tokens.is(index + 1, "[")
    guard isSugar || tokens.kind(index + 1) == .word else { return }
    index += 1
    let nameStart = index
    if isSugar {
      readTypeTokens()
    } else {
      index += 1
      while index + 1 < limit, tokens.is(index, "."), tokens.kind(index + 1) == .word { index += 2 }
    }
    let words = isSugar ? standardType(nameStart..<index) : tokens.joined(nameStart..<index)
    let name = Located(words, at: tokens.range(nameStart..<index))
    if index < limit, tokens.is(index, "<") { skipGenerics() }
    var inherited: [Located<String>] = []
    if index < limit, tokens.is(index, ":") {
      index += 1
      inherited = readInheritance()
    }
    // A clause of requirements.
    while index < limit, !tokens.is(index, "{") {
      if tokens.list[index].startsLine, tokens.keyword(index)?.beginsDeclaration == true { return }
      index += 1
    }
    guard index < limit else { return }
    let body = tokens.inside(index, before: limit)
    index = tokens.after(index, before: limit)
    let fullName = around.isEmpty ? name.value : around + "." + name.value
    var reader = SwiftOutlineReader(
      tokens, at: body.lowerBound, before: body.upperBound, around: fullName, depth: depth + 1)
    if depth < Self.maximumDepth {
      reader.run()
      problems += reader.problems
    } else {
      problems.append(.init(kind: .tooDeep, range: name.range))
    }
    declarations.append(
      SwiftDeclaration(
        kind: kind, name: name, fullName: fullName, inherited: inherited,
        attributes: prefix.attributes, modifiers: prefix.modifiers,
        range: tokens.range(prefix.start..<index), body: body, members: reader.members,
        nested: reader.declarations))
  }

  /// Reads what a type inherits from, to its brace or its requirements.
  private mutating func readInheritance() -> [Located<String>] {
    var inherited: [Located<String>] = []
    while index < limit, !tokens.is(index, "{"), tokens.keyword(index) != .where {
      if tokens.is(index, ",") || tokens.is(index, "&") {
        index += 1
      } else if tokens.is(index, "@"), index + 1 < limit {
        // `@unchecked Sendable`
        _ = readAttribute()
      } else {
        let start = index
        readTypeTokens()
        if index == start {
          if tokens.keyword(index)?.beginsDeclaration == true { break }
          index += 1
        } else {
          inherited.append(Located(tokens.joined(start..<index), at: tokens.range(start..<index)))
        }
      }
    }
    return inherited
  }
}
