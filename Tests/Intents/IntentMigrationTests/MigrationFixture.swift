// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import Foundation
import IntentGeneration
import IntentMigration
import IntentModel
import PropertyListSyntax
import QuickActions
import SourceText
import StringTables
import TestSupport
import WidgetChoices

/// Definitions, and what they are migrated to.
enum MigrationFixture {
  /// The sample with its catalog and all of its tables.
  static func sample(
    _ options: MigrationOptions = MigrationOptions()
  ) throws -> Migration {
    let catalog = try LoadedCatalog(
      path: Repository.root.appending(path: "IntentDefinitions/QuickActionWidget.actions.json").path
    ).widget
    return try IntentMigrator(options: options).migration(
      of: catalog.definition, tables: catalog.tables, catalog: catalog)
  }

  /// The definition in a file of the repository, with the tables beside it.
  static func file(
    _ path: String, _ options: MigrationOptions = MigrationOptions()
  ) throws -> Migration {
    let loaded = try LoadedDefinition(path: FilePath(Repository.root.appending(path: path).path))
    return try IntentMigrator(options: options).migration(
      of: loaded.definition, tables: loaded.tables())
  }

  /// A definition of the given parts.
  static func definition(
    intents: [PropertyListLiteral] = [], enums: [PropertyListLiteral] = [],
    types: [PropertyListLiteral] = []
  ) throws -> IntentDefinition {
    let root: PropertyListLiteral = [
      "INIntents": .array(intents), "INEnums": .array(enums), "INTypes": .array(types),
    ]
    let text = String(decoding: XMLWriter.document(root), as: UTF8.self)
    return try IntentDefinition(SourceFile(name: "Test.intentdefinition", text: text))
  }

  /// What a definition of the given parts is migrated to.
  static func migration(
    intents: [PropertyListLiteral] = [], enums: [PropertyListLiteral] = [],
    types: [PropertyListLiteral] = [], options: MigrationOptions = MigrationOptions()
  ) throws -> Migration {
    try IntentMigrator(options: options).migration(
      of: definition(intents: intents, enums: enums, types: types))
  }

  /// An intent for widgets, or an action.
  static func intent(
    _ name: String, _ parameters: [PropertyListLiteral] = [], isForWidgets: Bool = true,
    _ others: [PropertyListLiteral.Member] = []
  ) -> PropertyListLiteral {
    .dictionary(
      [
        .init("INIntentName", .string(name)), .init("INIntentType", "Custom"),
        .init("INIntentEligibleForWidgets", .boolean(isForWidgets)),
        .init("INIntentIneligibleForSuggestions", true),
        .init("INIntentParameters", .array(parameters)),
      ] + others)
  }

  /// A parameter that people see.
  static func parameter(
    _ name: String, _ type: String, tag: Int = 1, _ others: [PropertyListLiteral.Member] = []
  ) -> PropertyListLiteral {
    .dictionary(
      [
        .init("INIntentParameterName", .string(name)),
        .init("INIntentParameterType", .string(type)),
        .init("INIntentParameterTag", .integer(spelling: String(tag))),
        .init("INIntentParameterDisplayPriority", .integer(spelling: String(tag))),
        .init("INIntentParameterConfigurable", true),
      ] + others)
  }

  /// An enum of the given values, after the one that says that there is none.
  static func enumeration(_ name: String, _ values: [String]) -> PropertyListLiteral {
    let all = ["unknown"] + values
    return [
      "INEnumName": .string(name), "INEnumType": "Regular",
      "INEnumValues": .array(
        all.enumerated().map { index, value in
          [
            "INEnumValueName": .string(value),
            "INEnumValueIndex": .integer(spelling: String(index)),
          ]
        }),
    ]
  }
}

extension Migration {
  /// The text of a file; empty if there is none of the name.
  func text(of path: String) -> String {
    files.first { $0.path == path }?.contents ?? ""
  }

  /// All files in one text, each after a line with its path.
  var listing: String { files.map { "==== \($0.path)\n\($0.contents)" }.joined() }

  /// What cannot be carried over, with what it is about.
  func has(_ kind: MigrationLoss.Kind, _ subject: String) -> Bool {
    losses.contains { $0.kind == kind && $0.subject == subject }
  }
}
