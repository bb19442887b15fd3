// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import SwiftDeclarations

/// A part of a file that others use by a name: a type, an extension, the body of a function, or what is outside of them.
struct SourcePart {
  /// What uses it.
  enum Usage {
    /// One of some names.
    case names(Set<String>)
    /// A member of an extension of a type, which may be inside of others; nil where any use of the type is one.
    case `extension`(of: [String], members: Set<String>?)
  }

  /// The bytes of the part; nil for what is outside of the others.
  var range: Range<Int>?

  /// What uses it.
  var usage: Usage

  /// The position of the part that it is inside of.
  var owner: Int?

  /// Whether a program begins here.
  var isMain = false

  /// The words in it and not in a part inside of it.
  var words: Set<String> = []

  /// The names of what a protocol asks for.
  var requirements: Set<String> = []

  /// Whether it declares a name.
  func declares(_ name: String) -> Bool {
    if case .names(let names) = usage { names.contains(name) } else { false }
  }

  /// Whether values of a type of UIKit are hardly there without its name: those of colors and images are, as in `.brand`.
  static func isNamed(_ type: String) -> Bool {
    guard type.hasPrefix("UI"), type.dropFirst(2).first?.isUppercase ?? false else { return false }
    return type != "UIColor" && type != "UIImage"
  }

  /// Whether values of a type are mostly written without its name.
  static func isUnnamed(_ type: String) -> Bool { unnamed.contains(type) }

  private static let unnamed: Set<String> = [
    "Array", "Bool", "Dictionary", "Double", "Float", "Int", "Optional", "Set", "String", "View",
    "Collection", "Sequence", "Substring", "Character",
  ]
}

/// The parts of a file, the first of which is what is outside of the others.
struct SourceParts {
  private(set) var list: [SourcePart] = []

  /// Takes a file apart.
  init(_ file: SwiftFile) {
    let members = file.members
    var outside = Set(members.properties.map(\.name.value)).union(members.aliases.keys)
    outside.formUnion(members.functions.filter { $0.body?.isEmpty ?? true }.map(\.name.value))
    list.append(SourcePart(usage: .names(outside)))
    addBodies(of: members.functions, inside: nil, file.tokens)
    for declaration in file.declarations { add(declaration, file.tokens) }
    addWords(of: file.tokens)
  }

  /// The position of the innermost part around a byte.
  func position(of offset: Int) -> Int {
    var result = 0
    for (index, part) in list.enumerated() {
      guard let range = part.range, range.contains(offset) else { continue }
      if range.count < list[result].range?.count ?? .max { result = index }
    }
    return result
  }

  private mutating func add(_ declaration: SwiftDeclaration, _ tokens: SwiftTokens) {
    let name = declaration.name.value
    var part = SourcePart(range: declaration.range.indices, usage: .names([name]))
    part.isMain = declaration.attributes.contains { $0.name == "main" }
    if declaration.kind == .protocol {
      part.requirements = Set(declaration.members.functions.map(\.name.value))
        .union(declaration.members.properties.map(\.name.value))
    }
    let isExtension = declaration.kind == .extension
    if isExtension {
      let path = name.split(separator: ".").map(String.init)
      part.usage = .extension(of: path, members: Self.members(of: declaration))
    }
    let position = list.count
    list.append(part)
    let inherited = declaration.inherited.map(\.value)
    // What a protocol asks for is called by what knows the protocol alone.
    guard isExtension ? inherited.isEmpty : inherited.allSatisfy(Self.plain.contains) else {
      return
    }
    addBodies(of: declaration.members.functions, inside: position, tokens)
    for property in declaration.members.properties {
      guard let body = property.body, property.initializer == nil,
        !property.modifiers.contains(.override), !Self.asked.contains(property.name.value)
      else { continue }
      addBody(body, of: property.name.value, inside: position, tokens)
    }
  }

  /// The names that an extension adds; nil if it adds something that has no name of its own and so is used with the type.
  private static func members(of declaration: SwiftDeclaration) -> Set<String>? {
    let members = declaration.members
    let functions = members.functions.map(\.name.value)
    let nested = declaration.nested.map(\.name.value)
    let isNameless =
      !declaration.inherited.isEmpty || functions.contains { !isOwnName($0) }
      || members.functions.contains { $0.modifiers.contains(.override) }
      || members.properties.contains { $0.modifiers.contains(.override) }
      || members.properties.isEmpty && functions.isEmpty && members.aliases.isEmpty
        && nested.isEmpty
    guard !isNameless else { return nil }
    return Set(
      functions + nested + members.properties.map(\.name.value) + members.aliases.keys)
  }

  /// Whether a function is called by its name alone.
  private static func isOwnName(_ name: String) -> Bool {
    !["init", "subscript", "deinit", "callAsFunction", "dynamicallyCall"].contains(name)
      && name.first.map(\.isLetter) ?? false
  }

  /// The protocols that call nothing of a type by a name that a file does not have.
  private static let plain: Set<String> = [
    "NSObject", "ObservableObject", "Sendable", "Identifiable", "Codable", "Decodable", "Encodable",
    "Hashable", "Equatable", "CaseIterable", "Error", "String", "Int", "@unchecked Sendable",
  ]

  /// The properties that such protocols ask for.
  private static let asked: Set<String> = [
    "id", "description", "debugDescription", "allCases", "rawValue", "hashValue",
    "localizedDescription", "objectWillChange",
  ]

  private mutating func addBodies(
    of functions: [SwiftFunction], inside owner: Int?, _ tokens: SwiftTokens
  ) {
    let called: Set<String> = ["encode", "hash", "isEqual"]
    for function in functions {
      let name = function.name.value
      guard let body = function.body, Self.isOwnName(name), !called.contains(name),
        !function.modifiers.contains(.override)
      else { continue }
      addBody(body, of: name, inside: owner, tokens)
    }
  }

  private mutating func addBody(
    _ body: Range<Int>, of name: String, inside owner: Int?, _ tokens: SwiftTokens
  ) {
    guard !body.isEmpty else { return }
    list.append(
      SourcePart(range: tokens.range(body).indices, usage: .names([name]), owner: owner))
  }

  /// Adds the words of the tokens; those in strings count, as they may be interpolated, and names of declarations do not.
  private mutating func addWords(of tokens: SwiftTokens) {
    let declaring: Set<String> = ["func", "var", "struct", "class", "enum", "actor", "let"]
    // The parts around a token, as far as they begin before it.
    var begun: [Int] = []
    var others = list.indices.dropFirst().sorted { first, second in
      let (one, other) = (list[first].range ?? 0..<0, list[second].range ?? 0..<0)
      return (one.lowerBound, -one.upperBound) > (other.lowerBound, -other.upperBound)
    }
    var last = ""
    for (index, token) in tokens.list.enumerated() {
      let offset = token.range.start
      while let next = others.last, list[next].range?.lowerBound ?? 0 <= offset {
        begun.append(others.removeLast())
      }
      while let inner = begun.last, list[inner].range?.upperBound ?? 0 <= offset {
        begun.removeLast()
      }
      let position = begun.last ?? 0
      let text = tokens.text(index)
      defer { last = text }
      if token.kind == .word {
        if !declaring.contains(last) { list[position].words.insert(text) }
      } else if token.kind != .opening, token.kind != .closing, token.kind != .punctuation {
        list[position].words.formUnion(Self.words(in: text))
      }
    }
  }

  private static func words(in text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_" || !$0.isASCII) }.map(String.init)
  }
}
