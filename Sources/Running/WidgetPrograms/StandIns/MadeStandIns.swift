// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText
import SwiftDeclarations

/// The stand-ins of a build: they begin with nothing in them, and get what the compiler misses.
struct MadeStandIns {
  /// The stand-ins, sorted by their modules.
  private(set) var list: [MadeStandIn] = []

  /// The declarations, by what identifies them.
  private var declarations: [String: MadeDeclaration] = [:]

  /// What was declared and did not compile, so that it is not tried again.
  private var refused: Set<String> = []

  /// The modules that the declarations may use, such as SwiftUI.
  private let imports: [String]

  private var tokens: [FilePath: SwiftTokens] = [:]

  /// The key of the declaration of each line of the file that was written last.
  private var keys: [String?] = []

  /// Creates stand-ins for modules that cannot be had.
  ///
  /// - Parameters:
  ///   - missing: The modules.
  ///   - provided: The names of the modules that can be imported.
  init(_ missing: [MissingModule], provided: Set<String>) {
    imports = ["Foundation", "SwiftUI", "WidgetKit"].filter(provided.contains)
    for module in missing {
      add(
        MadeStandIn(module: module.name, url: module.url, fault: module.fault, files: module.files))
    }
  }

  /// Whether there are none.
  var isEmpty: Bool { list.isEmpty }

  /// The names of the modules.
  var modules: [String] { list.map(\.module) }

  /// Adds a stand-in.
  mutating func add(_ standIn: MadeStandIn) {
    guard !list.contains(where: { $0.module == standIn.module }) else { return }
    list = (list + [standIn]).sorted { $0.module < $1.module }
  }

  /// The stand-ins with the names that they declare.
  var result: [MadeStandIn] {
    list.map { standIn in
      var standIn = standIn
      standIn.names = declarations.values.filter { $0.module == standIn.module }.map(\.shown)
        .sorted()
      return standIn
    }
  }

  /// Takes the declarations of an earlier build whose names are still used.
  mutating func restore(_ record: StandInRecord) {
    for declaration in record.declarations where modules.contains(declaration.module) {
      guard files.contains(where: { mentions(declaration.name, $0) }) else { continue }
      declarations[declaration.key] = declaration
    }
  }

  private mutating func mentions(_ name: String, _ file: FilePath) -> Bool {
    let tokens = tokens(of: file)
    return StandInConformances.names.contains(name)
      || (0..<tokens.count).contains { tokens.kind($0) == .word && tokens.text($0) == name }
  }

  /// Adds all declarations to a record.
  func keep(in record: inout StandInRecord) {
    for declaration in declarations.values.sorted(by: { $0.key < $1.key }) {
      record.add(declaration)
    }
  }

  /// The files that import a stand-in.
  private var files: [FilePath] {
    Set(list.flatMap(\.files)).sorted { $0.text < $1.text }
  }

  /// The source of the module that has the declarations of all stand-ins.
  mutating func source() -> String {
    var writer = StandInWriter(importing: imports)
    for declaration in declarations.values.sorted(by: { $0.key < $1.key }) {
      writer.write(declaration, uses(of: declaration))
    }
    keys = writer.keys
    return writer.text
  }

  private mutating func uses(of declaration: MadeDeclaration) -> NameUses {
    var uses = NameUses()
    if case .conformance = declaration.kind { return uses }
    for file in files { uses.add(declaration.name, in: tokens(of: file)) }
    return uses
  }

  private mutating func tokens(of file: FilePath) -> SwiftTokens {
    if let known = tokens[file] { return known }
    let bytes = (try? FileSystem.disk.bytes(of: file)) ?? []
    let read = SwiftTokens(
      SourceFile(name: file.text, text: String(decoding: bytes, as: UTF8.self)))
    tokens[file] = read
    return read
  }

  /// Adds the declarations that errors ask for.
  ///
  /// - Parameters:
  ///   - errors: The errors in files of the program.
  ///   - isKnown: Whether a name is declared by the project itself.
  /// - Returns: The errors that led to a declaration.
  mutating func learn(
    from errors: [CompilerMessage], isKnown: (String) -> Bool
  ) -> Set<CompilerMessage> {
    guard !isEmpty else { return [] }
    var learned: Set<CompilerMessage> = []
    for error in errors {
      guard let module = module(for: error),
        let declaration = declaration(for: error, in: module, isKnown: isKnown)
      else { continue }
      // The same error twice in one round has one cause.
      if declarations[declaration.key] == declaration {
        if learned.contains(where: { $0.text == error.text }) { learned.insert(error) }
        continue
      }
      guard !refused.contains(declaration.key), declarations[declaration.key] == nil else {
        continue
      }
      declarations[declaration.key] = declaration
      learned.insert(error)
    }
    return learned
  }

  /// Removes the declarations that do not compile.
  ///
  /// - Returns: Whether there were any.
  mutating func forget(errorsIn file: FilePath, _ errors: [CompilerMessage]) -> Bool {
    var removed = false
    for error in errors where error.file == file {
      guard keys.indices.contains(error.line), let key = keys[error.line] else { continue }
      refused.insert(key)
      if declarations.removeValue(forKey: key) != nil { removed = true }
    }
    return removed
  }

  /// The module that what an error misses is from: one that the file imports, or one whose type it is about.
  private func module(for error: CompilerMessage) -> String? {
    if let imported = list.first(where: { $0.files.contains(error.file) }) {
      return imported.module
    }
    let names = ErrorClassifier.quoted(error.text)
    return declarations.values.sorted { $0.key < $1.key }.first { names.contains($0.name) }?.module
  }

  private mutating func declaration(
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
      guard text.hasPrefix("cannot find type") || name.first?.isUppercase == true else {
        return made(.value, name)
      }
      return made(kind(ofType: name), name)
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
      return made(.nested(in: Self.base(of: names[1])), names[0])
    }
    if text.contains("has no member '") || text.contains("has no static member '"),
      names.count >= 2
    {
      let type = Self.base(of: names[names.count - 2])
      guard !isKnown(type) || type == "View" else { return nil }
      let isStatic = text.hasPrefix("type '") || text.contains("static member")
      return made(.member(of: type, isStatic: isStatic), names[names.count - 1])
    }
    // What a call of any labels takes has no type that '.small' could be of: the function is declared.
    if text.hasPrefix("cannot infer contextual base"), let name = function(around: error) {
      let method = made(.member(of: "StandInValue", isStatic: false), name)
      guard let method, declarations[method.key] != nil else { return method }
      return names.first.flatMap { made(.member(of: "StandInValue", isStatic: true), $0) }
    }
    // As in "requires that 'Tag' conform to 'View'".
    if text.contains("conform"), let name = names.last(where: StandInConformances.names.contains),
      let type = names.first(where: {
        declarations[Self.base(of: $0)] != nil || $0 == "StandInValue"
      })
    {
      return made(.conformance(of: Self.base(of: type)), name)
    }
    return nil
  }

  /// The method whose arguments an error is in.
  private mutating func function(around error: CompilerMessage) -> String? {
    let tokens = tokens(of: error.file)
    guard let start = tokens.source.lineTable().range(ofLine: error.line)?.start else { return nil }
    let offset = start + error.column - 1
    let opening = (0..<tokens.count).last { index in
      guard tokens.is(index, "("), tokens.list[index].range.start < offset else { return false }
      let end = tokens.after(index, before: tokens.count) - 1
      return tokens.list.indices.contains(end) && offset < tokens.list[end].range.start
    }
    guard let opening, tokens.kind(opening - 1) == .word, tokens.is(opening - 2, ".") else {
      return nil
    }
    return tokens.text(opening - 1)
  }

  /// What a type must be for its uses to compile.
  private mutating func kind(ofType name: String) -> MadeDeclaration.Kind {
    var uses = NameUses()
    for file in files { uses.add(name, in: tokens(of: file)) }
    if uses.isWrapper { return .wrapper }
    if uses.isFirstOfClass, !uses.isConformance { return .baseClass }
    if uses.isConformance, uses.calls.isEmpty { return .protocol }
    return .type
  }

  /// The type that an extension has to name: `View` for all views.
  private static func base(of type: String) -> String {
    if type.hasPrefix("some ") { return "View" }
    var name = type.hasPrefix("any ") ? type.dropFirst(4) : type[...]
    if name.hasSuffix(".Type") { name = name.dropLast(5) }
    if name.hasPrefix("[") { return name.contains(":") ? "Dictionary" : "Array" }
    if name.hasSuffix("?") { return "Optional" }
    let isGeneric = name.contains("<")
    let plain = String(name.prefix { $0 != "<" })
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
