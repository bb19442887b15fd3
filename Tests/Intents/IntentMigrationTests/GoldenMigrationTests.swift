// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentGeneration
import IntentMigration
import TestSupport
import Testing

@Suite("Migrated files")
struct GoldenMigrationTests {
  @Test("the sample, with its catalog and its translations")
  func sample() throws {
    try check("QuickActionWidget", MigrationFixture.sample())
  }

  @Test("the sample for an app without older systems, for everybody")
  func newSystems() throws {
    try check(
      "QuickActionWidget-17",
      MigrationFixture.sample(MigrationOptions(isPublic: true, deploymentTarget: 17)))
  }

  @Test("every kind of parameter")
  func kinds() throws {
    try check(
      "Kinds",
      MigrationFixture.file("Tests/Intents/IntentGenerationTests/Fixtures/Kinds.intentdefinition"))
  }

  private func check(_ name: String, _ migration: Migration) throws {
    let snapshot = Snapshot("Tests/Intents/IntentMigrationTests/Goldens/\(name).txt")
    let mismatch = try snapshot.mismatch(with: migration.listing)
    #expect(mismatch == nil)
  }
}
