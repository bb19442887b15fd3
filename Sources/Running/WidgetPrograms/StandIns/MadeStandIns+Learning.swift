// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText
import SwiftDeclarations

extension MadeStandIns {
  /// The declaration that an error asks for.
  ///
  /// - Parameters:
  ///   - error: An error in a file of the program.
  ///   - module: The module of the declaration.
  ///   - isKnown: Whether a name is declared by the project itself.
  /// - Returns: The declaration; nil if none helps.
  mutating func declaration(
    for error: CompilerMessage, in module: String, isKnown: (String) -> Bool
  ) -> MadeDeclaration? {
    let text = error.text
    let names = ErrorClassifier.quoted(text)
    func made(_ kind: MadeDeclaration.Kind, _ name: String) -> MadeDeclaration? {
      let isName =
        name.first.map { $0.isLetter || $0 == "_" } == true
        && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      return isName ? MadeDeclaration(kind: kind, name: name, module: module) : nil
    }
    if text.hasPrefix("cannot find") || text.hasPrefix("module '"),
      text.contains("in scope")
        || text.contains("has no member named")
    {
      let name = text.hasPrefix("module '") ? names.dropFirst().first : names.first
      guard let name, !isKnown(name) else { return nil }
      if text.hasPrefix("cannot find type") {
        let kind = kind(ofType: name)
        return made(kind == .value ? .type : kind, name)
      }
      return made(name.first?.isUppercase == true ? kind(ofType: name) : .value, name)
    }
    // As in "cannot specialize non-generic type 'module<Tagged>'": the module has a type of its own name.
    if let name = names.first(where: { $0.hasPrefix("module<") })?.dropFirst(7).dropLast(),
      list.contains(where: { $0.module == name })
    {
      return made(kind(ofType: String(name)), String(name))
    }
    // As in "no type named 'Serializable' in module 'Defaults'".
    if text.hasPrefix("no type named"), names.count >= 2,
      list.contains(where: { $0.module == names[1] })
    {
      return made(kind(ofType: names[0]), names[0])
    }
    if text.hasPrefix("unknown attribute"), let name = names.first, !isKnown(name) {
      return made(.wrapper, name)
    }
    if text.contains("is not a member type of"), names.count >= 2 {
      return made(.nested(in: base(of: names[1])), names[0])
    }
    if text.contains("has no member '") || text.contains("has no static member '"),
      names.count >= 2
    {
      let type = base(of: names[names.count - 2])
      guard !isKnown(type) || type == "View" else { return nil }
      let isStatic = text.hasPrefix("type '") || text.contains("static member")
      return made(.member(of: type, isStatic: isStatic), names[names.count - 1])
    }
    // As in "instance member 'Configuration' cannot be used on type 'Realm'", which is another name for all values.
    if text.hasPrefix("instance member '"), text.contains("cannot be used on type"),
      names.count >= 2, declarations[base(of: names[1])]?.isAlias == true
    {
      let type = base(of: names[1])
      return names[0].first?.isUppercase == true
        ? made(.nested(in: type), names[0]) : made(.member(of: type, isStatic: true), names[0])
    }
    if text.hasPrefix("class methods are only allowed within classes"),
      let type = extended(around: error), let declaration = declarations[type],
      declaration.kind == .type
    {
      return MadeDeclaration(kind: .baseClass, name: declaration.name, module: declaration.module)
    }
    if text.contains("not override any") || text.contains("not override a designated") {
      return overridden(at: error, in: module)
    }
    if text.hasPrefix("value of optional type 'StandInValue?' must be unwrapped") {
      return plainValue(at: error)
    }
    if let value = textValue(at: error) ?? optionalValue(at: error) { return value }
    if let alias = alias(for: error) { return alias }
    // What a call of any labels takes has no type that '.small' or a closure could be of: the function is declared.
    if Self.needsFunction(text), let place = function(around: error) {
      let kind = methodKind(of: place, in: error.file)
      let method = made(kind, tokens(of: error.file).text(place))
      guard let method, declarations[method.key] != nil else { return method }
      // It is declared, and called on a value of another type.
      guard !text.contains("closure") else { return aliasOfAnyType() }
      return names.first.flatMap {
        made(.member(of: StandInWriter.valueType, isStatic: true), $0)
      }
    }
    if text.hasPrefix("generic parameter 'Value"), let place = undeclaredMethod(from: error) {
      return made(methodKind(of: place, in: error.file), tokens(of: error.file).text(place))
    }
    // As in "requires that 'Tag' conform to 'View'".
    if text.contains("conform"),
      let name = names.last(where: {
        StandInConformances.names.contains($0) || declarations[$0]?.kind == .protocol
      }),
      let type = names.first(where: {
        declarations[base(of: $0)] != nil || $0 == StandInWriter.valueType
      }), type != name
    {
      return made(.conformance(of: base(of: type)), name)
    }
    return nil
  }

  /// What a method that is called somewhere is a member of: a type if it is called on its name, else what has no type of its own.
  private mutating func methodKind(of place: Int, in file: FilePath) -> MadeDeclaration.Kind {
    let tokens = tokens(of: file)
    let type = tokens.text(place - 2)
    let isStatic = !tokens.is(place - 3, ".") && declarations[type]?.kind == .type
    return .member(of: isStatic ? type : StandInWriter.valueType, isStatic: isStatic)
  }

  private static func needsFunction(_ text: String) -> Bool {
    [
      "cannot infer contextual base", "cannot infer type of closure", "unable to infer",
      "contextual type for closure", "cannot be resolved without a contextual type",
    ].contains { text.hasPrefix($0) || text.contains($0) }
  }

  /// What a class of a stand-in declares, as it is overridden at an error.
  private mutating func overridden(
    at error: CompilerMessage, in module: String
  ) -> MadeDeclaration? {
    let tokens = tokens(of: error.file)
    guard let index = Self.token(at: error, in: tokens),
      let brace = (index..<tokens.count).first(where: { tokens.is($0, "{") }),
      let type = (0..<index).last(where: {
        tokens.is($0, "class") && tokens.kind($0 + 1) == .word && tokens.is($0 + 2, ":")
      }).map({ base(of: tokens.text($0 + 3)) }), declarations[type]?.kind == .baseClass
    else { return nil }
    var start = index
    let words: Set<String> = ["func", "var", "class", "static", "init"]
    while words.contains(tokens.text(start - 1)) { start -= 1 }
    guard
      let word = (start..<brace).first(where: { ["func", "var", "init"].contains(tokens.text($0)) })
    else { return nil }
    let name = tokens.is(word, "init") ? "init" : tokens.text(word + 1)
    let range = tokens.range(start..<brace).indices
    let signature = String(decoding: tokens.source.bytes[range], as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return MadeDeclaration(
      kind: .overridden(in: type, signature: signature), name: name, module: module)
  }

  /// The type that an extension around an error extends.
  private mutating func extended(around error: CompilerMessage) -> String? {
    let tokens = tokens(of: error.file)
    guard let index = Self.token(at: error, in: tokens) else { return nil }
    return (0..<index).last { tokens.is($0, "extension") && tokens.kind($0 + 1) == .word }
      .map { tokens.text($0 + 1) }
  }

  /// The position of the token that an error is at.
  static func token(at error: CompilerMessage, in tokens: SwiftTokens) -> Int? {
    guard let start = tokens.source.lineTable().range(ofLine: error.line)?.start else { return nil }
    let offset = start + error.column - 1
    return tokens.list.firstIndex { $0.range.start >= offset }
  }

  /// The first method of the chain at an error that is not declared yet.
  private mutating func undeclaredMethod(from error: CompilerMessage) -> Int? {
    let tokens = tokens(of: error.file)
    guard var index = Self.token(at: error, in: tokens) else { return nil }
    while index < tokens.count {
      if tokens.kind(index) == .word, tokens.is(index - 1, "."),
        tokens.is(index + 1, "(") || tokens.is(index + 1, "{")
      {
        let declared = MadeDeclaration(
          kind: methodKind(of: index, in: error.file), name: tokens.text(index), module: "")
        if declarations[declared.key] == nil { return index }
      }
      let next = tokens.after(index, before: tokens.count)
      guard next < tokens.count else { return nil }
      let goesOn =
        [".", "?", "!", "(", "{", "["].contains(tokens.text(next)) || tokens.is(index, ".")
      guard goesOn, !tokens.list[next].startsLine || tokens.is(next, ".") else { return nil }
      index = next
    }
    return nil
  }

  /// The method whose arguments an error is in.
  private mutating func function(around error: CompilerMessage) -> Int? {
    let tokens = tokens(of: error.file)
    guard let start = tokens.source.lineTable().range(ofLine: error.line)?.start else { return nil }
    let offset = start + error.column - 1
    for opening in (0..<tokens.count).reversed() {
      guard tokens.is(opening, "(") || tokens.is(opening, "{"),
        tokens.list[opening].range.start <= offset
      else { continue }
      let end = tokens.after(opening, before: tokens.count) - 1
      guard tokens.list.indices.contains(end), offset <= tokens.list[end].range.start else {
        continue
      }
      var name = opening - 1
      if tokens.is(opening, "{"), tokens.is(name, ")"),
        let first = (0..<name).last(where: {
          tokens.is($0, "(") && tokens.after($0, before: tokens.count) - 1 == name
        })
      {
        name = first - 1
      }
      if tokens.kind(name) == .word, tokens.is(name - 1, ".") { return name }
      // Around a function, nothing is its argument.
      if tokens.is(opening, "{"), !tokens.is(opening - 1, "("), tokens.kind(name) == .word,
        !tokens.is(name - 1, ".")
      {
        return nil
      }
    }
    return nil
  }

  /// What a type must be for its uses to compile.
  private mutating func kind(ofType name: String) -> MadeDeclaration.Kind {
    var uses = NameUses()
    for file in files { uses.add(name, in: tokens(of: file)) }
    if AppleNames.isFunction(name, uses) || AppleNames.isConstant(name, uses) { return .value }
    if uses.isWrapper { return .wrapper }
    if uses.isFirstOfClass, !uses.isConformance { return .baseClass }
    if uses.isConformance, uses.calls.isEmpty { return .protocol }
    return .type
  }

  /// The type that an extension has to name: `View` for all views.
  func base(of type: String) -> String {
    if type.hasPrefix("some ") { return "View" }
    var name = type.hasPrefix("any ") ? type.dropFirst(4) : type[...]
    if name.hasSuffix(".Type") { name = name.dropLast(5) }
    if name.hasPrefix("[") { return name.contains(":") ? "Dictionary" : "Array" }
    if name.hasSuffix("?") { return "Optional" }
    let isGeneric = name.contains("<")
    let plain = String(name.prefix { $0 != "<" })
    if declarations[plain] != nil { return plain }
    let last = plain.split(separator: ".").last.map(String.init) ?? plain
    let views: Set<String> = [
      "Text", "Image", "Color", "VStack", "HStack", "ZStack", "ModifiedContent", "Group", "Button",
      "Link", "Spacer", "Divider", "Rectangle", "Circle", "Capsule", "RoundedRectangle", "Label",
      "ForEach", "List", "ScrollView", "Form", "Section", "Gauge", "ProgressView", "GeometryReader",
      "LinearGradient", "EmptyView",
    ]
    let isModified = isGeneric || !["Color", "Image", "Text"].contains(last)
    return views.contains(last) && isModified ? "View" : last
  }
}
