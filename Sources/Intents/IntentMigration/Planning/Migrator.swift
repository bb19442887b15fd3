// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentGeneration
import IntentModel
import QuickActions
import SourceText
import StringTables

/// Writes the files of a definition, and collects what is lost and what is left to do.
struct Migrator {
  let definition: IntentDefinition
  let plan: GenerationPlan
  let options: MigrationOptions

  /// The intent of the catalog; nil without a catalog.
  let catalog: WidgetIntent?

  /// The names of the intents' types, in the order of the plan.
  let intentNames: [String]

  /// The names of the entities by the names of the types.
  let entityNames: [String: String]

  /// The names of the enums by their names in the definition; one without values is missing.
  let enumNames: [String: String]

  var texts: MigratedTexts

  /// The texts of messages and of the list of what is left to do.
  let say: MigrationTexts

  var result = Migration()

  /// The classes of actions that the app may donate, in the order of the definition.
  var donatedClasses: [String] = []

  init(
    _ definition: IntentDefinition, plan: GenerationPlan, tables: StringTableSet,
    catalog: WidgetIntent?, options: MigrationOptions
  ) {
    self.definition = definition
    self.plan = plan
    self.options = options
    self.catalog = catalog
    var names = MigratedNames(besides: plan)
    var losses: [MigrationLoss] = []
    func claim(_ name: String, ending: String, with derived: [String] = []) -> String {
      let claimed = names.claim(name, ending: ending, with: derived)
      if claimed != name.capitalizingFirstLetter + ending {
        losses.append(.init(.typeName(claimed), of: name))
      }
      return claimed
    }
    intentNames = plan.intents.map { intent in
      let isForWidgets = definition.intent(named: intent.name)?.isEligibleForWidgets?.value == true
      return claim(
        intent.name, ending: "",
        with: isForWidgets
          ? ["Entry", "Provider", "OldEntry", "OldProvider"]
            + options.widgetEndings(ofIntent: intent.name) : [])
    }
    entityNames = Dictionary(
      plan.types.map { ($0.name, claim($0.name, ending: "AppEntity", with: ["Query"])) },
      uniquingKeysWith: { $1 })
    enumNames = Dictionary(
      plan.enums.filter { !$0.migratedCases.isEmpty }
        .map { ($0.name, claim($0.name, ending: "AppEnum")) },
      uniquingKeysWith: { $1 })
    let stem = definition.source.name.fileStem
    let table =
      options.tableName
      ?? (stem.hasSuffix("Intents") ? stem.dropLast(7) + "AppIntents" : stem + "AppIntents")
    say = MigrationTexts(options.language)
    frameworkName = options.isPublic ? names.claim(table.asTypeName) : nil
    texts = MigratedTexts(
      table: table,
      source: options.developmentLanguage.map { LocaleName($0) }
        ?? catalog?.developmentLanguage ?? tables.developmentLanguage ?? LocaleName("en"),
      bundleClass: frameworkName.map { $0 + "Bundle" }, tables: tables, definitionTable: stem)
    result.losses = losses
  }

  /// The prefix of the types of a framework; nil if the files are for the targets themselves.
  let frameworkName: String?

  /// The names of the widgets of an intent, one for each kind.
  func widgetNames(of index: Int) -> [String] {
    options.widgetEndings(ofIntent: plan.intents[index].name).map { intentNames[index] + $0 }
  }

  /// The access level that declarations begin with, with a space; empty if there is none.
  var access: String { options.isPublic ? "public " : "" }

  /// Whether files say from which system on their types are there.
  var hasOlderSystems: Bool { options.deploymentTarget < 17 }

  /// Notes what is lost.
  mutating func lose(_ kind: MigrationLoss.Kind, _ subject: String) {
    let loss = MigrationLoss(kind, of: subject)
    if !result.losses.contains(loss) { result.losses.append(loss) }
  }

  /// Notes what has to be filled in.
  mutating func leave(_ text: String, in path: String) {
    result.gaps.append(MigrationGap(path: path, text: text))
  }

  /// Adds a file.
  mutating func add(_ path: String, _ contents: String) {
    result.files.append(GeneratedFile(path: path, contents: contents))
  }

  /// The type that values have in App Intents; nil if there is none.
  func migratedType(of type: ValueType) -> MigratedType? {
    switch type {
    case .enumeration(let name):
      enumNames[name.name].map { MigratedType($0, .enumeration(name.name)) }
    case .object(let name):
      entityNames[name.name].map { MigratedType($0, .entity(name.name)) }
    default: MigratedType(type)
    }
  }
}

extension EnumPlan {
  /// The cases that a user can choose: all but the one that says that there is none.
  var migratedCases: [Case] { cases.filter { !($0.name == "unknown" && $0.number == 0) } }
}

extension MigrationOptions {
  /// The suffixes of the names of an intent's widgets: `Widget`, and for further kinds also a
  /// number.
  fileprivate func widgetEndings(ofIntent name: String) -> [String] {
    (0..<max(1, widgetKinds[name]?.count ?? 0)).map { $0 == 0 ? "Widget" : "Widget\($0 + 1)" }
  }
}
