// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import IntentGeneration
public import IntentModel
public import QuickActions
import SourceText
public import StringTables

/// Turns an intent definition into Swift for App Intents.
///
/// The same definition, tables, catalog and options make the same bytes, on every machine.
public struct IntentMigrator: Sendable {
  /// The options of the migration.
  public var options: MigrationOptions

  /// Creates a migrator with the given options.
  public init(options: MigrationOptions = MigrationOptions()) {
    self.options = options
  }

  /// The definition in the form of App Intents.
  ///
  /// Every intent gets a type that names the old class, so that placed widgets and saved shortcuts stay as they are.
  ///
  /// - Parameters:
  ///   - definition: The definition.
  ///   - tables: The string tables of the definition and of the catalog, whose translations are carried over.
  ///   - catalog: The intent with its catalog, if it has one: its objects become a complete query.
  /// - Returns: The files, and what is left to do.
  /// - Throws: A `GenerationError` with everything that prevents correct files: the old classes cannot have been generated.
  public func migration(
    of definition: IntentDefinition, tables: StringTableSet = StringTableSet(),
    catalog: WidgetIntent? = nil
  ) throws(GenerationError) -> Migration {
    // A prefix in the file is one that Xcode wrote there for the project, so the old classes have it.
    let plan = try GenerationPlan(
      [definition],
      options: GenerationOptions(
        classPrefix: options.classPrefix,
        assumptions: GenerationAssumptions(itemPrefixes: .always)))
    var migrator = Migrator(
      definition, plan: plan, tables: tables, catalog: catalog, options: options)
    migrator.writeAll()
    return migrator.result
  }
}

extension Migrator {
  /// Writes all files.
  mutating func writeAll() {
    for intent in definition.intents where intent.typeName?.value == "System" {
      lose(.systemIntent, intent.name?.value ?? "")
    }
    for type in plan.enums where enumNames[type.name] == nil { lose(.emptyEnum, type.name) }
    for index in plan.intents.indices { writeIntent(at: index) }
    for type in plan.enums { writeEnum(type) }
    for type in plan.types { writeEntity(type) }
    for index in plan.intents.indices { writeWidget(of: index) }
    writeUnfinishedIntent()
    writeFramework()
    for key in texts.keysWithoutForms.sorted() { lose(.pluralText(key), key) }
    if !texts.entries.isEmpty { writeStringCatalog() }
    addSteps()
    writeGuide()
  }
}
