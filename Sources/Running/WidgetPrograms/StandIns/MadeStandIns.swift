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
  private(set) var declarations: [String: MadeDeclaration] = [:]

  /// What was declared and did not compile, so that it is not tried again.
  private(set) var refused: Set<String> = []

  /// The modules that the declarations may use, such as SwiftUI.
  private let imports: [String]

  /// The names of the modules that can be imported.
  let provided: Set<String>

  private var tokens: [FilePath: SwiftTokens] = [:]

  /// The key of the declaration of each line of the file that was written last.
  private var keys: [String?] = []

  /// Creates stand-ins for modules that cannot be had.
  ///
  /// - Parameters:
  ///   - missing: The modules.
  ///   - provided: The names of the modules that can be imported.
  init(_ missing: [MissingModule], provided: Set<String>) {
    self.provided = provided
    imports = ["Foundation", "UIKit", "SwiftUI", "WidgetKit"].filter(provided.contains)
    add(missing)
  }

  /// Adds stand-ins for modules that cannot be had.
  mutating func add(_ missing: [MissingModule]) {
    for module in missing {
      add(
        MadeStandIn(module: module.name, url: module.url, fault: module.fault, files: module.files))
      for function in module.functions {
        let declaration = MadeDeclaration(
          kind: .function(source: function.source), name: function.name, module: module.name)
        declarations[declaration.key] = declaration
      }
    }
  }

  /// Whether there are none.
  var isEmpty: Bool { list.isEmpty }

  /// The names of the modules.
  var modules: [String] { list.map(\.module) }

  /// Adds a stand-in.
  ///
  /// More files that import it are added to one that is there.
  mutating func add(_ standIn: MadeStandIn) {
    if let index = list.firstIndex(where: { $0.module == standIn.module }) {
      list[index].files = Set(list[index].files + standIn.files).sorted { $0.text < $1.text }
      return
    }
    list = (list + [standIn]).sorted { $0.module < $1.module }
  }

  /// Forgets files that are not compiled any more, and the stand-ins that no other file imports.
  mutating func forget(filesIn removed: Set<FilePath>) {
    guard !removed.isEmpty else { return }
    for index in list.indices { list[index].files.removeAll(where: removed.contains) }
    list.removeAll(where: \.files.isEmpty)
  }

  /// The names that are declared outside of types.
  var declaredNames: Set<String> {
    let names = declarations.values.compactMap { declaration -> String? in
      switch declaration.kind {
      case .type, .protocol, .baseClass, .wrapper, .value, .nested, .function: declaration.name
      case .member, .conformance, .overridden: nil
      }
    }
    return Set(names)
  }

  /// The stand-ins with the names that they declare; where a module turned out to lack nothing, it is not one of them.
  var result: [MadeStandIn] {
    list.compactMap { standIn in
      var standIn = standIn
      let own = declarations.values.filter { $0.module == standIn.module }
      standIn.names = own.filter { !$0.isTranslated }.map(\.shown).sorted()
      standIn.translated = own.filter(\.isTranslated).map(\.shown).sorted()
      return standIn.isGap && standIn.names.isEmpty ? nil : standIn
    }
  }

  /// Takes the declarations of an earlier build whose names are still used.
  mutating func restore(_ record: BuildRecord) {
    for (module, file) in record.gaps
    where provided.contains(module) && FileSystem.disk.status(of: file) == .file {
      addGap(module, in: file)
    }
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
  func keep(in record: inout BuildRecord) {
    for standIn in list where standIn.isGap {
      for file in standIn.files { record.add(gap: standIn.module, in: file) }
    }
    for declaration in declarations.values.sorted(by: { $0.key < $1.key })
    where !declaration.isTranslated {
      record.add(declaration)
    }
  }

  /// The files that import a stand-in.
  var files: [FilePath] {
    Set(list.flatMap(\.files)).sorted { $0.text < $1.text }
  }

  /// The source of the module that has the declarations of all stand-ins.
  mutating func source() -> String {
    let sorted = declarations.values.sorted { $0.key < $1.key }
    var uses: [String: NameUses] = [:]
    var cases: [String: [StandInCase]] = [:]
    var overridden: [String: [MadeDeclaration]] = [:]
    for declaration in sorted {
      let used = self.uses(of: declaration)
      uses[declaration.key] = used
      if case .member(let type, true) = declaration.kind, let labels = used.pattern {
        let isAlias = declarations[type]?.isAlias == true
        let one = StandInCase(key: declaration.key, name: declaration.name, labels: labels)
        cases[isAlias ? StandInWriter.valueType : type, default: []].append(one)
      }
      if case .overridden(let type, _) = declaration.kind {
        overridden[type, default: []].append(declaration)
      }
    }
    let gaps = list.filter(\.isGap).map(\.module).filter { !imports.contains($0) }
    var writer = StandInWriter(importing: imports, handingOn: gaps, cases: cases)
    writer.overridden = overridden
    for declaration in sorted { writer.write(declaration, uses[declaration.key] ?? NameUses()) }
    keys = writer.keys
    return writer.text
  }

  private mutating func uses(of declaration: MadeDeclaration) -> NameUses {
    var uses = NameUses()
    if case .conformance = declaration.kind { return uses }
    for file in files { uses.add(declaration.name, in: tokens(of: file)) }
    return uses
  }

  mutating func tokens(of file: FilePath) -> SwiftTokens {
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
      guard isAllowed(error), let module = module(for: error),
        let declaration = declaration(for: error, in: module, isKnown: isKnown)
      else { continue }
      // The same error twice in one round has one cause.
      if declarations[declaration.key] == declaration {
        if learned.contains(where: { $0.text == error.text }) { learned.insert(error) }
        continue
      }
      if let other = declarations[declaration.key] {
        let isBack = other.isOptional && !declaration.isOptional
        if isBack { refused.insert(declaration.key + "!") }
        let isClass = other.kind == .type && declaration.kind == .baseClass
        if !isBack, !isClass,
          !declaration.improves(other) || refused.contains(declaration.key + "!")
        {
          continue
        }
      }
      guard !refused.contains(declaration.key) else { continue }
      declarations[declaration.key] = declaration
      learned.insert(error)
    }
    return learned
  }

  /// Removes the declarations that do not compile, and those that a class of the project cannot override.
  ///
  /// - Returns: Whether there were any.
  mutating func forget(errorsIn file: FilePath, _ errors: [CompilerMessage]) -> Bool {
    var removed = false
    for error in errors where error.file != file {
      for key in overridden(by: error) {
        refused.insert(key)
        declarations[key] = nil
        removed = true
      }
    }
    for error in errors where error.file == file {
      guard keys.indices.contains(error.line), let key = keys[error.line] else { continue }
      guard var declaration = declarations[key] else { continue }
      removed = true
      guard declaration.isAlias || declaration.isOptional || declaration.isText else {
        refused.insert(key)
        declarations[key] = nil
        continue
      }
      // What was there before compiled.
      refused.insert(key + "!")
      declaration.isAlias = false
      declaration.isOptional = false
      declaration.isText = false
      declarations[key] = declaration
    }
    return removed
  }

  /// The members that a class of the project declares as well, by their keys, as the compiler says at an error.
  private func overridden(by error: CompilerMessage) -> [String] {
    guard error.text.contains("cannot override") || error.text.contains("cannot be overridden"),
      let name = ErrorClassifier.quoted(error.text).first(where: { $0.first?.isLetter == true })
    else { return [] }
    return declarations.values.filter { declaration in
      guard case .member = declaration.kind else { return false }
      return declaration.name == name
    }.map(\.key)
  }

  /// The module that what an error misses is from: one that the file imports, or one whose type it is about.
  func module(for error: CompilerMessage) -> String? {
    let names = ErrorClassifier.quoted(error.text)
    let imported = list.filter { $0.files.contains(error.file) }
    if imported.count > 1 {
      // Of what several modules lack, each has its own names.
      let modules = Set(imported.map(\.module))
      for name in names.flatMap({ $0.split(separator: ".").map(String.init) }) {
        let module = declarations[name]?.module ?? AppleNames.module(of: name)
        if let module, modules.contains(module) { return module }
      }
    }
    if let first = imported.first { return first.module }
    if names.contains(where: { $0.contains(StandInWriter.valueType) }) { return list.first?.module }
    return declarations.values.sorted { $0.key < $1.key }.first { names.contains($0.name) }?.module
  }
}
