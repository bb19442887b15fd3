// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import IntentMigration
import QuickActions
import TestSupport
import WidgetChoices

/// The sample: its catalog, and what it is migrated to.
struct MigratedSample {
  /// The intent with its catalog.
  let catalog: WidgetIntent

  /// The files for an app without older systems, which are in the folder `Generated`.
  let migration: Migration

  init() throws {
    catalog = try LoadedCatalog(
      path: Repository.root.appending(path: "IntentDefinitions/QuickActionWidget.actions.json").path
    ).widget
    migration = try IntentMigrator(options: MigrationOptions(deploymentTarget: 17)).migration(
      of: catalog.definition, tables: catalog.tables, catalog: catalog)
  }
}
