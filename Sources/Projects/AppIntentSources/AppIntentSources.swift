// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
package import SourceText
package import SwiftDeclarations
package import WidgetProject

/// The App Intents of a project, as its Swift sources declare them.
///
/// What only a compiler knows is left open: a value that the sources do not spell is nil.
package struct AppIntentSources: Sendable {
  /// The parsed Swift files.
  package let files: [SwiftFile]

  /// The types that the files declare.
  package let types: SourceTypes

  /// The intents, in the order of the files.
  package let intents: [AppIntentSource]

  /// The widgets and controls, in the order of the files.
  package let widgets: [WidgetSource]

  /// The shortcuts of all providers, in the order of the files.
  package let shortcuts: [AppShortcutSource]

  /// The targets of each file, by its name.
  let targetsByFile: [String: [SwiftFileUse]]

  private let constants: SourceConstants

  /// The properties that extensions have, by the name of what they extend.
  private let extendedMembers: [String: Set<String>]

  /// The positions of the intents, by the full names of their types.
  private let positions: [String: [Int]]

  /// Reads the sources of a project.
  package init(_ project: WidgetProject) {
    self.init(
      project.swiftSources, uses: project.swiftFileUses, outlines: project.swiftOutlines)
  }

  /// Parses Swift sources.
  ///
  /// - Parameters:
  ///   - sources: The files.
  ///   - uses: Which target has which of them.
  ///   - outlines: What they declare, by the name of the file, as far as that is known.
  package init(
    _ sources: [SourceFile], uses: [SwiftFileUse] = [], outlines: [String: SwiftFile] = [:]
  ) {
    var targets: [String: [SwiftFileUse]] = [:]
    for use in uses { targets[use.file, default: []].append(use) }
    // What only tests have is in no product.
    let built = sources.filter { source in
      targets[source.name].map { !$0.allSatisfy(\.target.isTestBundle) } ?? true
    }
    let files = built.concurrentMap(inChunksOf: outlines.isEmpty ? 4 : 64) {
      outlines[$0.name] ?? SwiftFile($0)
    }
    let types = SourceTypes(files)
    let constants = SourceConstants(files)
    self.files = files
    self.types = types
    self.constants = constants
    targetsByFile = targets.mapValues { $0.filter { !$0.target.isTestBundle } }
    let intents = types.all.filter { type in
      type.conforms(to: "AppIntent") && type.main.declaration.kind != .protocol
    }.map { AppIntentSource($0, constants) }
    self.intents = intents
    positions = Dictionary(grouping: intents.indices) { intents[$0].name }
    var extendedMembers: [String: Set<String>] = [:]
    for declaration in files.flatMap(\.allDeclarations) where declaration.kind == .extension {
      extendedMembers[declaration.name.value, default: []]
        .formUnion(declaration.members.properties.map(\.name.value))
    }
    self.extendedMembers = extendedMembers
    widgets = files.concurrentMap(inChunksOf: 32) { WidgetSource.all(in: $0, constants) }
      .flatMap(\.self)
    shortcuts = types.all.filter { $0.conforms(to: "AppShortcutsProvider") }
      .flatMap { AppShortcutSource.all(of: $0) }
  }

  /// The types that conform to a protocol, protocols left out.
  package func types(conformingTo name: String) -> [SourceType] {
    types.all.filter { $0.conforms(to: name) && $0.main.declaration.kind != .protocol }
  }

  /// The targets that have a file, tests left out; empty if no project says so.
  package func targets(of file: String) -> [XcodeTarget] {
    (targetsByFile[file] ?? []).map(\.target)
  }

  /// The names of the project files with a target that has a file, tests left out; empty if no project says so.
  package func projectFiles(of file: String) -> Set<String> {
    Set((targetsByFile[file] ?? []).map(\.projectFile))
  }

  /// Whether an extension of a type or protocol has a member, wherever the type is declared.
  package func extends(_ name: String, with member: String) -> Bool {
    extendedMembers[name]?.contains(member) ?? false
  }

  /// The text that an expression stands for; nil if the sources do not say.
  package func text(of expression: SwiftExpression, in scope: String = "") -> String? {
    constants.text(of: expression, in: scope)
  }

  /// The intents that a name may mean.
  package func intents(named name: String, in scope: String = "") -> [AppIntentSource] {
    let names = Set(types.types(named: name, in: scope).map(\.fullName))
    return names.flatMap { positions[$0] ?? [] }.sorted().map { intents[$0] }
  }
}
