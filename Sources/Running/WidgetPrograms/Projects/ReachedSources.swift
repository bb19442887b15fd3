// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText
import SwiftDeclarations

/// The files of a program that its widget uses, as far as names tell, and the parts of them.
///
/// An app's targets share files, and a widget's target often lists files whose views only the app shows. A part of a file is reached if a
/// reached part has the name of a type, a function or a variable that it declares, or uses a type to which it adds a conformance, an
/// initializer or a member of a name that is used. The types with `@main` and the class of an intents extension are reached.
struct ReachedSources {
  /// What a file declares, and the names in it.
  fileprivate struct File {
    var parts: SourceParts

    /// The names of types, and of functions and variables outside of types.
    var names: Set<String>

    /// All words.
    var words: Set<String>

    /// The positions of the parts that are reached.
    var reached: Set<Int> = []

    /// Whether it has what is used without a name: an operator, or a module that it hands on.
    var isUsedUnnamed = false

    /// Whether it has what the system finds by itself.
    var hasIntents = false
  }

  private let files: [FilePath: File]

  /// The files of which a part is reached, and those that cannot be read.
  let reached: Set<FilePath>

  /// The same files, as they are where also what is used without a name counts.
  private var needed: [FilePath: File]

  /// The files that nothing needs, also not by an operator or what the system finds by itself, such as an intent.
  private(set) var unneeded: Set<FilePath> = []

  /// Follows the names of some modules' files.
  init(_ modules: [ProgramModule], in fileSystem: FileSystem) {
    var files: [FilePath: File] = [:]
    var unreadable: Set<FilePath> = []
    for module in modules {
      let principal = module.bundle.principalClass?.split(separator: ".").last.map(String.init)
      for path in module.sources {
        // Nothing is known of a file that cannot be read, which therefore stays.
        guard let source = try? fileSystem.source(at: path) else {
          unreadable.insert(path)
          continue
        }
        var file = File(SwiftFile(source))
        let text = String(decoding: source.bytes, as: UTF8.self)
        let isMain = module.role == .widget && SourceImports(text).hasMain
        if isMain || principal.map(file.names.contains) == true {
          file.begin(at: principal, isMain: isMain)
        }
        files[path] = file
      }
    }
    Self.follow(&files)
    self.files = files
    reached = unreadable.union(files.filter { !$0.value.reached.isEmpty }.keys)
    needed = files
    let own = Set(modules.filter { $0.role != .library }.flatMap(\.sources))
    for (path, file) in files where file.isUsedUnnamed || own.contains(path) && file.hasIntents {
      needed[path]?.reachAll()
    }
    noteNeeded()
  }

  private mutating func noteNeeded() {
    Self.follow(&needed)
    unneeded = Set(needed.filter { $0.value.reached.isEmpty }.keys)
  }

  /// All words of some files.
  func words(of paths: [FilePath]) -> Set<String> {
    paths.reduce(into: []) { $0.formUnion(files[$1]?.words ?? []) }
  }

  /// The files that nothing needs and that declare some names.
  func unneeded(declaring names: Set<String>) -> Set<FilePath> {
    unneeded.filter { path in
      needed[path].map { !$0.declared.isDisjoint(with: names) } ?? false
    }
  }

  /// Reaches files that nothing needed, and what they use.
  mutating func reach(_ files: Set<FilePath>) {
    guard !files.isEmpty else { return }
    for path in files { needed[path]?.reachAll() }
    noteNeeded()
  }

  private static func follow(_ files: inout [FilePath: File]) {
    var used: Set<String> = []
    for file in files.values {
      for position in file.reached { used.formUnion(file.parts.list[position].words) }
    }
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for path in files.keys {
        guard let words = files[path]?.reach(by: used), !words.isEmpty else { continue }
        used.formUnion(words)
        hasChanged = true
      }
    }
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

  /// The part of a reached file around a byte, if the part itself is not reached; nil if it is, or nothing is known.
  func unusedPart(of path: FilePath, around offset: Int) -> SourcePart? {
    guard let file = files[path], !file.reached.isEmpty else { return nil }
    let position = file.parts.position(of: offset)
    guard !file.reached.contains(position) else { return nil }
    var part = file.parts.list[position]
    // What is inside of a type that is not reached is left out with it.
    if let owner = part.owner, !file.reached.contains(owner) { part = file.parts.list[owner] }
    return part
  }
}

extension ReachedSources.File {
  fileprivate init(_ file: SwiftFile) {
    parts = SourceParts(file)
    names = Set(file.declarations.filter { $0.kind != .extension }.map(\.name.value))
    names.formUnion(file.members.properties.map(\.name.value))
    names.formUnion(file.members.functions.map(\.name.value))
    names.formUnion(file.members.aliases.keys)
    words = parts.list.reduce(into: []) { $0.formUnion($1.words) }
    let tokens = file.tokens
    isUsedUnnamed =
      file.members.functions.contains {
        $0.name.value.first.map { !$0.isLetter && $0 != "_" } ?? false
      }
      || (0..<tokens.count).contains { index in
        tokens.is(index, "@_exported")
          || tokens.is(index, "@") && tokens.is(index + 1, "_exported")
          || ["precedencegroup", "operator"].contains(tokens.text(index))
            && tokens.list[max(0, index - 1)].startsLine
      }
    hasIntents = file.declarations.contains { declaration in
      declaration.inherited.contains {
        $0.value.hasSuffix("Intent") || Self.found.contains($0.value)
      }
    }
  }

  /// What the system finds in an extension without a name.
  private static let found: Set<String> = ["AppShortcutsProvider", "AppIntentsPackage"]

  /// The names that others use it by.
  fileprivate var declared: Set<String> {
    parts.list.reduce(into: names) { names, part in
      if case .extension(_, let members?) = part.usage { names.formUnion(members) }
    }
  }

  /// Reaches all parts.
  fileprivate mutating func reachAll() { reached = Set(parts.list.indices) }

  /// Reaches the parts that a program begins with.
  fileprivate mutating func begin(at principal: String?, isMain: Bool) {
    for (index, part) in parts.list.enumerated()
    where isMain && part.isMain || principal.map({ part.isUsed(by: [$0]) }) == true {
      reached.insert(index)
    }
    // Where the beginning is not seen, it may be anywhere in the file.
    if reached.isEmpty { reached = Set(parts.list.indices) }
  }

  /// Reaches the parts that some names use.
  ///
  /// - Returns: The words of the parts that were not reached before.
  fileprivate mutating func reach(by used: Set<String>) -> Set<String> {
    var words: Set<String> = []
    for (index, part) in parts.list.enumerated()
    where !reached.contains(index) && part.isUsed(by: used) {
      guard part.owner.map(reached.contains) ?? true else { continue }
      reached.insert(index)
      words.formUnion(part.words)
      // What was said of a part without words is that it is reached.
      words.insert("")
    }
    return words
  }
}
