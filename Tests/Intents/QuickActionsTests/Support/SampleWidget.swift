// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import QuickActions
import SourceText
import StringTables
import TestSupport

/// The widget that this repository has as its sample, with its tables.
enum SampleWidget {
  static let catalogPath = "IntentDefinitions/QuickActionWidget.actions.json"

  static func source(_ path: String) throws -> SourceFile {
    try SourceFile(name: path, content: Repository.content(of: path))
  }

  static func catalog() throws -> ActionCatalog {
    try ActionCatalog(source(catalogPath))
  }

  static func definition() throws -> IntentDefinition {
    try IntentDefinition(source("IntentDefinitions/QuickActionWidget.intentdefinition"))
  }

  static func tables() throws -> StringTableSet {
    var tables = StringTableSet(developmentLanguage: LocaleName("ja"))
    for language in ["en", "ja"] {
      for name in ["QuickActionWidget", "QuickActionWidget.actions"] {
        tables.insert(
          try StringTable(
            source("Localization/\(language).lproj/\(name).strings"), name: name,
            locale: LocaleName(language), format: .strings))
      }
    }
    return tables
  }

  static func intent() throws -> WidgetIntent {
    try WidgetIntent(catalog(), of: definition(), tables: tables())
  }
}
