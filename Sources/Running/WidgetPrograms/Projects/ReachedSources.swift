// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText
import SwiftDeclarations

/// The files of a program that its widget uses, as far as names tell, and the parts of them.
///
/// An app's targets share files, and a widget's target often lists files whose views only the app shows. A part of a file is reached if a
/// reached part has the name of a type, a function or a variable that it declares, or uses a type to which it adds a conformance, an
/// initializer or a member of a name that is used. A name says something in its module and in those that its module imports. The types with
/// `@main` and the class of an intents extension are reached.
struct ReachedSources {
  /// What a file declares, and the names in it.
  fileprivate struct File {
    var parts: SourceParts

    /// The names of types, and of functions and variables outside of types.
    var names: Set<String>

    /// The modules that it imports.
    var imports: [String]

    /// The types outside of others.
    var types: Set<String>

    /// All words.
    var words: Set<String>

    /// The position of its module.
    var module = 0

    /// The nodes of its parts.
    var nodes = 0..<0

    /// Whether it has what is used without a name: an operator, or a module that it hands on.
    var isUsedUnnamed = false

    /// Whether it has what the system finds by itself.
    var hasIntents = false
  }

  private let files: [FilePath: File]

  private let graph: NameGraph

  /// What a widget uses by names.
  private let used: NameGraph.Reach

  /// The files of which a part is reached, and those that cannot be read.
  let reached: Set<FilePath>

  /// The same, where also what is used without a name counts.
  private var needed: NameGraph.Reach

  /// The files that an earlier build needed.
  private var kept: Set<FilePath> = []

  /// The files that nothing needs, also not by an operator or what the system finds by itself, such as an intent.
  var unneeded: Set<FilePath> {
    Set(files.filter { !$0.value.isReached(in: needed) }.keys).subtracting(kept)
  }

  /// Follows the names of some modules' files.
  init(_ modules: [ProgramModule], in fileSystem: FileSystem) {
    var files: [FilePath: File] = [:]
    var unreadable: Set<FilePath> = []
    var beginnings: [(file: FilePath, principal: String?, isMain: Bool)] = []
    var imports: [[String]] = modules.map(\.dependencies)
    for (index, module) in modules.enumerated() {
      let principal = module.bundle.principalClass?.split(separator: ".").last.map(String.init)
      for path in module.sources {
        // Nothing is known of a file that cannot be read, which therefore stays.
        guard let source = try? fileSystem.source(at: path) else {
          unreadable.insert(path)
          continue
        }
        let read = SourceImports(String(decoding: source.bytes, as: UTF8.self))
        let file = File(SwiftFile(source), importing: read.modules)
        imports[index] += read.modules
        let isMain = module.role == .widget && read.hasMain
        if isMain || principal.map(file.names.contains) == true {
          beginnings.append((path, principal, isMain))
        }
        files[path] = file
      }
    }
    let positions = Self.positions(of: modules)
    var graph = NameGraph(
      imports: Self.neighbors(
        of: imports.map { Set($0.compactMap { positions[$0] }) }, in: modules),
      types: modules.map { module in
        module.sources.reduce(into: []) { $0.formUnion(files[$1]?.types ?? []) }
      })
    for (index, module) in modules.enumerated() {
      for path in module.sources {
        guard let file = files[path], file.nodes.isEmpty else { continue }
        files[path]?.module = index
        files[path]?.nodes = graph.add(
          file.parts, ofModule: index, importing: Set(file.imports.compactMap { positions[$0] }))
      }
    }
    var used = graph.start()
    for beginning in beginnings {
      guard let file = files[beginning.file] else { continue }
      graph.add(file.beginning(at: beginning.principal, beginning.isMain), to: &used)
    }
    var needed = used
    let own = Set(modules.filter { $0.role != .library }.flatMap(\.sources))
    for (path, file) in files where file.isUsedUnnamed || own.contains(path) && file.hasIntents {
      graph.add(file.nodes, to: &needed)
    }
    self.files = files
    self.graph = graph
    self.used = used
    self.needed = needed
    reached = unreadable.union(files.filter { $0.value.isReached(in: used) }.keys)
  }

  /// The positions of the modules, by their names.
  private static func positions(of modules: [ProgramModule]) -> [String: Int] {
    Dictionary(modules.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The modules that each module imports, and those that share a file with it.
  private static func neighbors(of imports: [Set<Int>], in modules: [ProgramModule]) -> [Set<Int>] {
    var result = imports
    var owners: [FilePath: Int] = [:]
    for (index, module) in modules.enumerated() {
      for path in module.sources {
        guard let other = owners[path] else {
          owners[path] = index
          continue
        }
        result[index].insert(other)
        result[other].insert(index)
      }
    }
    return result
  }

  /// All words of some files.
  func words(of paths: [FilePath]) -> Set<String> {
    paths.reduce(into: []) { $0.formUnion(files[$1]?.words ?? []) }
  }

  /// Needs what some names use in the module of a file.
  mutating func use(_ names: Set<String>, in path: FilePath) {
    guard let module = files[path]?.module else { return }
    graph.use(names, inModule: module, &needed)
  }

  /// Needs the extensions of a type, in which what a protocol asks for may be.
  mutating func useExtensions(of type: String, in path: FilePath) {
    guard let module = files[path]?.module else { return }
    graph.useExtensions(of: type, inModule: module, &needed)
  }

  /// Needs files, as an earlier build needed them.
  mutating func keep(_ files: Set<FilePath>) {
    kept.formUnion(files)
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
    guard let file = files[path], file.isReached(in: used) else { return nil }
    func isReached(_ position: Int) -> Bool {
      used.nodes.contains(file.nodes.lowerBound + position)
    }
    let position = file.parts.position(of: offset)
    guard !isReached(position) else { return nil }
    var part = file.parts.list[position]
    // What is inside of a type that is not reached is left out with it.
    if let owner = part.owner, !isReached(owner) { part = file.parts.list[owner] }
    return part
  }
}

extension ReachedSources.File {
  fileprivate init(_ file: SwiftFile, importing imports: [String]) {
    self.imports = imports
    parts = SourceParts(file)
    types = Set(file.declarations.filter { $0.kind != .extension }.map(\.name.value))
    names = types.union(file.members.properties.map(\.name.value))
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

  /// Whether a part of it is reached.
  fileprivate func isReached(in reach: NameGraph.Reach) -> Bool {
    nodes.contains(where: reach.nodes.contains)
  }

  /// The nodes of the parts that a program begins with.
  fileprivate func beginning(at principal: String?, _ isMain: Bool) -> [Int] {
    let parts = zip(nodes, parts.list).filter { _, part in
      isMain && part.isMain || principal.map(part.declares) == true
    }
    // Where the beginning is not seen, it may be anywhere in the file.
    return parts.isEmpty ? Array(nodes) : parts.map(\.0)
  }
}
