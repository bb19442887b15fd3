// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText
import SwiftDeclarations

/// The files of a program that its widget uses, as far as names tell.
///
/// An app's targets share files, and a widget's target often lists files whose views only the app shows. A file is reached if a reached
/// file has the name of a type, a function or a variable that it declares, or uses a type to which it adds a conformance, an initializer
/// or a member of a name that is used. The files with `@main` and the class of an intents extension are reached.
struct ReachedSources {
  /// What a file declares, and the names in it.
  fileprivate struct File {
    /// The names of types, and of functions and variables outside of types.
    var names: Set<String> = []

    /// The extended types with the members that are added; no members where any use of the type is one of the extension.
    var extensions: [(type: String, members: Set<String>?)] = []

    /// All words.
    var words: Set<String> = []
  }

  private let files: [FilePath: File]

  /// The files that a reached file uses, and those themselves.
  let reached: Set<FilePath>

  /// Follows the names of some modules' files.
  init(_ modules: [ProgramModule], in fileSystem: FileSystem) {
    var files: [FilePath: File] = [:]
    var roots: Set<FilePath> = []
    for module in modules {
      let principal = module.bundle.principalClass?.split(separator: ".").last.map(String.init)
      for path in module.sources {
        // Nothing is known of a file that cannot be read, which therefore stays.
        guard let source = try? fileSystem.source(at: path) else {
          roots.insert(path)
          continue
        }
        let text = String(decoding: source.bytes, as: UTF8.self)
        let file = File(SwiftFile(source), text)
        files[path] = file
        let isMain = module.role == .widget && SourceImports(text).hasMain
        if isMain || principal.map(file.names.contains) == true { roots.insert(path) }
      }
    }
    self.files = files
    reached = Self.reached(from: roots, files)
  }

  private static func reached(
    from roots: Set<FilePath>, _ files: [FilePath: File]
  ) -> Set<FilePath> {
    var reached = roots
    var used: Set<String> = []
    for path in roots { used.formUnion(files[path]?.words ?? []) }
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for (path, file) in files where !reached.contains(path) && file.isUsed(by: used) {
        reached.insert(path)
        used.formUnion(file.words)
        hasChanged = true
      }
    }
    return reached
  }

  /// The files that can be left out where some do not compile: those, as far as they are not reached, and what is not reached and names
  /// their types.
  func leavingOut(_ failing: Set<FilePath>) -> Set<FilePath> {
    var result = failing.subtracting(reached)
    var names: Set<String> = []
    for path in result { names.formUnion(files[path]?.names ?? []) }
    var pending = !result.isEmpty
    while pending {
      pending = false
      for (path, file) in files
      where !reached.contains(path) && !result.contains(path) && !file.words.isDisjoint(with: names)
      {
        result.insert(path)
        names.formUnion(file.names)
        pending = true
      }
    }
    return result
  }
}

extension ReachedSources.File {
  fileprivate init(_ file: SwiftFile, _ text: String) {
    words = Self.words(in: text)
    for declaration in file.declarations { add(declaration) }
    add(file.members)
  }

  private mutating func add(_ members: SwiftMembers) {
    names.formUnion(members.properties.map(\.name.value))
    names.formUnion(members.functions.map(\.name.value))
    names.formUnion(members.aliases.keys)
  }

  private mutating func add(_ declaration: SwiftDeclaration) {
    guard declaration.kind == .extension else {
      names.insert(declaration.name.value)
      // What is inside of it is found by its name.
      return
    }
    let type = declaration.name.value.split(separator: ".").last.map(String.init) ?? ""
    let members = declaration.members
    let functions = members.functions.map(\.name.value)
    // What has no name of its own is used with the type.
    let nested = declaration.nested.map(\.name.value)
    let isNameless =
      !declaration.inherited.isEmpty
      || functions.contains { name in
        name == "init" || name == "callAsFunction" || name.first.map { !$0.isLetter } ?? true
      }
      || members.properties.isEmpty && functions.isEmpty && members.aliases.isEmpty
        && nested.isEmpty
    guard !isNameless else { return extensions.append((type, nil)) }
    extensions.append(
      (type, Set(functions + nested + members.properties.map(\.name.value) + members.aliases.keys)))
  }

  /// Whether one of some names is declared here.
  fileprivate func isUsed(by used: Set<String>) -> Bool {
    if !names.isDisjoint(with: used) { return true }
    return extensions.contains { type, members in
      // Values of many types are written without the type's name, such as literals and results.
      members.map { !$0.isDisjoint(with: used) }
        ?? (used.contains(type) || Self.unnamed.contains(type))
    }
  }

  /// The types whose values are mostly written without their names.
  private static let unnamed: Set<String> = [
    "Array", "Bool", "Dictionary", "Double", "Float", "Int", "Optional", "Set", "String", "View",
    "Collection", "Sequence", "Substring", "Character",
  ]

  /// The words of a text outside of whole lines of comments; those in strings count, as they may be interpolated.
  private static func words(in text: String) -> Set<String> {
    var words: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) {
      let code = line.drop { $0 == " " || $0 == "\t" }
      guard !code.hasPrefix("//") else { continue }
      for word in code.split(whereSeparator: {
        !($0.isLetter || $0.isNumber || $0 == "_" || !$0.isASCII)
      }) {
        words.insert(String(word))
      }
    }
    return words
  }
}
