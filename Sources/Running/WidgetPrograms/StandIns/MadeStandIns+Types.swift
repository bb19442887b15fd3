// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftDeclarations

// What errors say about the types of declarations that are there: types that other values are used for, and optional values.
extension MadeStandIns {
  /// The type of a stand-in that values without a type of their own are used for: another name for all of them fits.
  func alias(for error: CompilerMessage) -> MadeDeclaration? {
    guard error.text.hasPrefix("cannot convert") || error.text.hasPrefix("cannot assign value")
    else { return nil }
    let types = ErrorClassifier.quoted(error.text).map { name in
      String(name.drop { $0 == "[" }.prefix { !"]?:".contains($0) })
    }
    guard types.contains(StandInWriter.valueType) else { return nil }
    for type in types where type != StandInWriter.valueType {
      guard var declaration = declarations[base(of: type)], !declaration.isAlias else { continue }
      switch declaration.kind {
      case .type, .nested:
        declaration.isAlias = true
        return declaration
      default: continue
      }
    }
    return nil
  }

  /// What an error says must be a text, as in `Text(Brand.name)`.
  mutating func textValue(at error: CompilerMessage) -> MadeDeclaration? {
    let text = error.text
    let names = ErrorClassifier.quoted(text)
    let isConverted =
      names.last == "String"
      && (text.hasPrefix("cannot convert") || text.hasPrefix("cannot assign"))
    guard isConverted || text.contains("conform to 'StringProtocol'"),
      let type = names.first(where: { $0 == StandInWriter.valueType || declarations[$0] != nil })
    else { return nil }
    let tokens = tokens(of: error.file)
    guard var index = Self.token(at: error, in: tokens) else { return nil }
    // A requirement is told at the function, of which the first argument has no label.
    if !isConverted {
      guard
        let opening = (index..<min(tokens.count, index + 6)).first(where: { tokens.is($0, "(") })
      else { return nil }
      index = opening + 1
    }
    var place = index
    while tokens.kind(place) == .word, tokens.is(place + 1, "."), tokens.kind(place + 2) == .word {
      place += 2
    }
    guard tokens.kind(place) == .word,
      let module = module(for: error) ?? declarations[type]?.module
    else { return nil }
    let name = tokens.text(place)
    let owner = tokens.text(place - 2)
    let isMember = tokens.is(place - 1, ".")
    let isStatic = isMember && place - 2 == index && declarations[owner]?.kind == .type
    let kind: MadeDeclaration.Kind =
      isMember
      ? .member(of: isStatic ? owner : StandInWriter.valueType, isStatic: isStatic) : .value
    var declaration = MadeDeclaration(kind: kind, name: name, module: module)
    if !isMember, declarations[declaration.key]?.kind != .value { return nil }
    declaration.isOptional = declarations[declaration.key]?.isOptional ?? false
    declaration.isText = true
    return declaration
  }

  /// What an error says must be optional.
  mutating func optionalValue(at error: CompilerMessage) -> MadeDeclaration? {
    let text = error.text
    let isBinding = text.contains("must have Optional type")
    guard isBinding || text.contains("of non-optional type") || text.contains("on non-optional")
    else { return nil }
    let tokens = tokens(of: error.file)
    guard let index = Self.token(at: error, in: tokens) else { return nil }
    var end = index
    if isBinding {
      guard
        let equals = (index..<min(tokens.count, index + 12)).first(where: { tokens.is($0, "=") })
      else { return nil }
      end = equals + 1
      while end < tokens.count, !tokens.is(end, ","), !tokens.is(end, "{"), !tokens.is(end, "else")
      {
        let next = tokens.after(end, before: tokens.count)
        if next < tokens.count, tokens.list[next].startsLine, !tokens.is(next, ".") {
          end = next
          break
        }
        end = next
      }
    }
    // Before the end is the name, which may be called.
    var place = end - 1
    if tokens.is(place, ")") {
      guard
        let opening = (0..<place).last(where: {
          tokens.after($0, before: tokens.count) - 1 == place && tokens.is($0, "(")
        })
      else { return nil }
      place = opening - 1
    }
    guard tokens.kind(place) == .word else { return nil }
    let name = tokens.text(place)
    let isMember = tokens.is(place - 1, ".")
    let keys =
      isMember
      ? declarations.values.filter { one in
        if case .member = one.kind { one.name == name } else { false }
      }.map(\.key).sorted() : [name]
    if let key = keys.first, var declaration = declarations[key] {
      if declaration.isOptional, isMember {
        return alias(ofTypeOf: tokens.text(place - 2), in: tokens) ?? aliasOfAnyType()
      }
      declaration.isOptional = true
      return declaration
    }
    guard isMember, let module = list.first(where: { $0.files.contains(error.file) })?.module else {
      return nil
    }
    return MadeDeclaration(
      kind: .member(of: StandInWriter.valueType, isStatic: false), name: name, module: module,
      isOptional: true)
  }

  /// The type that a name is declared with, as another name for all values, so that it has what was declared for them.
  private func alias(ofTypeOf name: String, in tokens: SwiftTokens) -> MadeDeclaration? {
    let types = (0..<tokens.count).lazy.filter {
      tokens.text($0) == name && tokens.is($0 + 1, ":") && tokens.kind($0 + 2) == .word
    }.map { tokens.text($0 + 2) }
    for type in types {
      guard var declaration = declarations[type], declaration.kind == .type, !declaration.isAlias
      else { continue }
      declaration.isAlias = true
      return declaration
    }
    return nil
  }

  /// The first type that is not another name for all values yet, as that one.
  func aliasOfAnyType() -> MadeDeclaration? {
    let types = declarations.values.sorted { $0.key < $1.key }.filter {
      !$0.isAlias && $0.kind == .type
    }
    guard var declaration = types.first(where: { !refused.contains($0.key + "!") }) else {
      return nil
    }
    declaration.isAlias = true
    return declaration
  }

  /// What is optional in one place and not in another is not.
  mutating func plainValue(at error: CompilerMessage) -> MadeDeclaration? {
    let tokens = tokens(of: error.file)
    guard let index = Self.token(at: error, in: tokens) else { return nil }
    for place in [index, index - 1, index - 2] {
      let key = "\(StandInWriter.valueType).\(tokens.text(place)) false"
      guard var declaration = declarations[key], declaration.isOptional else { continue }
      declaration.isOptional = false
      return declaration
    }
    return nil
  }
}
