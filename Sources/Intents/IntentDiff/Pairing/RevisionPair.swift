// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
package import IntentModel
import SourceText

/// Two revisions, with what in one of them is what in the other.
package struct RevisionPair: Sendable {
  /// A definition that both have.
  package typealias Definitions = (old: DefinitionRevision, new: DefinitionRevision)

  /// The content of the earlier revision.
  package let old: RevisionContent

  /// The content of the later revision.
  package let new: RevisionContent

  /// The settings of the comparison.
  package let settings: DiffSettings

  /// The definitions that both have, and that have changed.
  package let definitions: [Definitions]

  /// The intents that both have.
  package let intents: [IntentPair]

  /// The intents that both have, those of definitions included that have not changed.
  package var allIntents: [IntentPair] {
    intents
      + unchanged.flatMap { pair in
        zip(pair.old.parts(\.intents), pair.new.parts(\.intents)).map { IntentPair($0, $1) }
      }
  }

  /// The definitions that have not changed.
  private let unchanged: [Definitions]

  /// The intents that are gone.
  package let removedIntents: [Part<Intent>]

  /// The intents that are new.
  package let addedIntents: [Part<Intent>]

  /// The types that both have.
  package let types: [TypePair]

  /// The enums that both have.
  package let enums: [EnumPair]

  /// The catalogs that both have.
  package let catalogs: [CatalogPair]

  /// The widgets of both, paired.
  package let widgets: NamedPairing<WidgetFacts>

  /// The App Intents of built products.
  package let appIntents: AppIntentPairing

  init(from old: RevisionContent, to new: RevisionContent, settings: DiffSettings) {
    self.old = old
    self.new = new
    self.settings = settings
    let definitions = Self.definitions(old, new, settings)
    // What is the same to the byte has no changes, and the largest files are seldom those that changed.
    self.definitions = definitions.pairs.filter { !$0.old.hasSameContent(as: $0.new) }
    unchanged = definitions.pairs.filter { $0.old.hasSameContent(as: $0.new) }
    let intents = Self.intents(definitions, comparing: self.definitions)
    self.intents = intents.pairs.map { IntentPair($0.old, $0.new) }
    // One of the system's works without its declaration, which only says how Shortcuts shows it.
    removedIntents = intents.removed.filter { $0.value.typeName?.value != "System" }
    addedIntents = intents.added
    let uses = TypeUses(old.definitions)
    types = self.definitions.flatMap { pair in
      NamedPairing(
        from: pair.old.parts(\.types), to: pair.new.parts(\.types),
        by: { $0.value.name?.value ?? "" }, renames: [{ $0.value.hasShape(of: $1.value) }]
      ).pairs.map { old, new in
        TypePair(
          old: old, new: new,
          properties: AttributePairing(from: old.value.properties, to: new.value.properties),
          isUsed: uses.has(old.value.name?.value, forWidgets: false),
          isForWidgets: uses.has(old.value.name?.value, forWidgets: true))
      }
    }
    enums = self.definitions.flatMap { pair in
      NamedPairing(
        from: pair.old.parts(\.enums), to: pair.new.parts(\.enums),
        by: { $0.value.name?.value ?? "" }, renames: [{ $0.value.hasShape(of: $1.value) }]
      ).pairs.map { old, new in
        EnumPair(
          old, new, isUsed: uses.has(old.value.name?.value, forWidgets: false),
          isForWidgets: uses.has(old.value.name?.value, forWidgets: true))
      }
    }
    catalogs = NamedPairing(
      from: old.catalogs, to: new.catalogs, by: { settings.moves[$0.path] ?? $0.path },
      renames: [{ $0.catalog.intentName.value == $1.catalog.intentName.value }]
    ).pairs.map { CatalogPair($0, $1) }
    appIntents = AppIntentPairing(from: old.appIntents, to: new.appIntents)
    widgets = NamedPairing(
      from: old.widgets, to: new.widgets, by: { $0.kind.value },
      preferring: { $0.isFromSameFile(as: $1, settings) },
      renames: [
        { $0.name != nil && $0.name == $1.name && $0.isFromSameFile(as: $1, settings) },
        { $0.intent != nil && $0.intent?.value == $1.intent?.value },
      ])
  }

  /// Pairs definitions: by path, by what git says was moved, then by the classes that they share.
  private static func definitions(
    _ old: RevisionContent, _ new: RevisionContent, _ settings: DiffSettings
  ) -> NamedPairing<DefinitionRevision> {
    NamedPairing(
      from: old.definitions, to: new.definitions, by: { settings.moves[$0.path] ?? $0.path },
      renames: [
        { $0.path.fileName == $1.path.fileName && $0.sharesClass(with: $1) },
        { $0.sharesClass(with: $1) },
      ])
  }

  /// Pairs intents: by class in the same definition, by class in any, then by what a rename leaves.
  private static func intents(
    _ definitions: NamedPairing<DefinitionRevision>, comparing changed: [Definitions]
  ) -> (
    pairs: [(old: Part<Intent>, new: Part<Intent>)], removed: [Part<Intent>],
    added: [Part<Intent>]
  ) {
    var pairs: [(old: Part<Intent>, new: Part<Intent>)] = []
    var removed = definitions.removed.flatMap { $0.parts(\.intents) }
    var added = definitions.added.flatMap { $0.parts(\.intents) }
    var homes: [(DefinitionRevision, DefinitionRevision)] = []
    for (old, new) in changed {
      let pairing = NamedPairing(
        from: old.parts(\.intents), to: new.parts(\.intents), by: \.value.className)
      pairs += pairing.kept
      removed += pairing.removed
      added += pairing.added
      homes.append((old, new))
    }
    let rest = NamedPairing(
      from: removed, to: added, by: \.value.className,
      renames: [
        { old, new in
          homes.contains { $0.0 === old.home && $0.1 === new.home }
            && old.value.isLikely(new.value)
        }
      ])
    return (pairs + rest.pairs, rest.removed, rest.added)
  }
}

/// The types and enums that parameters have.
private struct TypeUses {
  private var all: Set<String> = []
  private var ofWidgets: Set<String> = []

  init(_ definitions: [DefinitionRevision]) {
    for intent in definitions.flatMap(\.definition.intents) {
      let names = intent.parameters.compactMap { parameter -> String? in
        switch parameter.kind {
        case .enumeration(let type), .object(let type): type.name
        case .scalar, .system: nil
        }
      }
      all.formUnion(names)
      if intent.isEligibleForWidgets?.value == true { ofWidgets.formUnion(names) }
    }
  }

  func has(_ name: String?, forWidgets: Bool) -> Bool {
    name.map { (forWidgets ? ofWidgets : all).contains($0) } ?? false
  }
}

extension DefinitionRevision {
  /// Its parts of one kind.
  fileprivate func parts<Value>(_ path: KeyPath<IntentDefinition, [Value]>) -> [Part<Value>] {
    definition[keyPath: path].map { Part(value: $0, home: self) }
  }

  fileprivate func sharesClass(with other: DefinitionRevision) -> Bool {
    let classes = Set(definition.intents.map(\.className))
    return other.definition.intents.contains { classes.contains($0.className) }
  }
}

extension Intent {
  /// Whether another intent seems to be this one under another class.
  fileprivate func isLikely(_ other: Intent) -> Bool {
    if name != nil, name?.value == other.name?.value { return true }
    let names = parameters.map(\.propertyName)
    let shared = Set(names).intersection(other.parameters.map(\.propertyName)).count
    let isSameTitle = title.id != nil && title.id?.value == other.title.id?.value
    guard !names.isEmpty || !other.parameters.isEmpty else {
      return isSameTitle || isNear(other)
    }
    return shared * 2 > max(names.count, other.parameters.count) && shared > 0
      || isSameTitle && shared > 0 || isNear(other) && shared > 0
  }

  private func isNear(_ other: Intent) -> Bool {
    NearName.of(name?.value ?? "", among: [other.name?.value ?? ""]) != nil
  }
}

extension WidgetFacts {
  fileprivate func isFromSameFile(as other: WidgetFacts, _ settings: DiffSettings) -> Bool {
    (settings.moves[path] ?? path) == other.path
  }
}

extension String {
  /// The last part of a path.
  fileprivate var fileName: Substring { split(separator: "/").last ?? self[...] }
}
