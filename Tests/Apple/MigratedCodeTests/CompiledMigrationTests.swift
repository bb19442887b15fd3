// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import Foundation
import IntentGeneration
import IntentMigration
import IntentModel
import QuickActions
import SourceText
import TestSupport
import Testing
import WidgetChoices

/// Every definition's files, checked by the compiler that built the tests and laid out by its formatter.
@Suite("Migrated code")
struct CompiledMigrationTests {
  private static let fixtures = [
    "Tests/Intents/IntentGenerationTests/Fixtures/Kinds.intentdefinition",
    "Tests/Intents/IntentGenerationTests/Fixtures/Stops.intentdefinition",
    "Tests/Apple/IntentsBridgeTests/Fixtures/Cities.intentdefinition",
  ].map { Repository.root.appending(path: $0) }

  @Test(
    "files compile beside the old classes, without a warning",
    arguments: fixtures + Repository.corpusFiles(withExtension: "intentdefinition"))
  func compiles(definition file: URL) throws {
    let loaded = try LoadedDefinition(path: FilePath(file.path))
    let migration = try IntentMigrator().migration(
      of: loaded.definition, tables: loaded.tables())
    try check(migration, with: loaded.definition)
  }

  @Test("the sample compiles with its catalog")
  func sample() throws {
    let catalog = try MigratedSample().catalog
    for options in [MigrationOptions(), MigrationOptions(isPublic: true, deploymentTarget: 17)] {
      try check(
        IntentMigrator(options: options).migration(
          of: catalog.definition, tables: catalog.tables, catalog: catalog),
        with: catalog.definition)
    }
  }

  private func check(_ migration: Migration, with definition: IntentDefinition) throws {
    guard let tools = SwiftTools() else { return }
    let folder = try ScratchFolder()
    let classes = try GenerationPlan(
      [definition],
      options: GenerationOptions(
        platform: .portable, visibility: .project, assumptions: .init(itemPrefixes: .always))
    ).files
      // Linux has no types of media; nothing that is migrated needs the class that uses them.
      .filter { !$0.contents.contains("INMediaItem") }
    for file in migration.files + classes { try folder.write(file.contents, to: file.path) }
    let sources = migration.files.map(\.path).filter { $0.hasSuffix(".swift") }
    let paths = (sources + classes.map(\.path)).map { folder.path($0) }
    let complaints = try tools.check(paths)
    #expect(complaints == "")
    let remarks = try tools.format(sources.map { folder.path($0) })
    #expect(remarks == "")
    for file in migration.files where file.path.hasSuffix(".swift") {
      #expect(folder.text(of: file.path) == file.contents, "swift format changes \(file.path)")
    }
  }
}
