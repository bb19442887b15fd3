// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import StringTables
import WidgetProject

/// The catalog of a target, and the languages that most of its texts have.
struct ConfigurationTranslations {
  /// The name of the `project.pbxproj`.
  let projectFile: String

  /// The identifier of the target.
  let target: String

  /// The string catalog of the target.
  let catalog: StringCatalog

  /// The tables of the languages that most texts are translated into.
  private let tables: [StringTable]

  /// The catalogs of a project's targets, where each has one that can be read.
  static func all(of project: WidgetProject) -> [ConfigurationTranslations] {
    project.configurationCatalogs.compactMap { found in
      guard let source = found.source,
        let catalog = try? StringCatalog(source, name: "Localizable")
      else { return nil }
      // A language that was begun has few of the texts.
      let keys = catalog.keys.count - catalog.keysNotToTranslate.count
      let tables = catalog.tables.filter {
        $0.locale != catalog.sourceLanguage && $0.entries.count * 2 >= keys
      }
      return ConfigurationTranslations(
        projectFile: found.projectFile, target: found.target, catalog: catalog, tables: tables)
    }
  }

  /// The languages into which a text is not translated; none if it is marked to stay as it is.
  func languagesWithout(_ text: String) -> Set<LocaleName> {
    guard !catalog.keysNotToTranslate.contains(text) else { return [] }
    return Set(tables.filter { $0[text] == nil }.map(\.locale))
  }
}
