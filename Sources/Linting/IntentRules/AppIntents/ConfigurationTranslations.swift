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
      // Another English has the texts of English.
      let tables = catalog.tables.filter { table in
        !table.locale.lookupOrder.contains { $0 == catalog.sourceLanguage }
          && table.entries.count * 2 >= keys
      }
      return ConfigurationTranslations(
        projectFile: found.projectFile, target: found.target, catalog: catalog, tables: tables)
    }
  }

  /// The catalogs of all targets that have a file; none if one of them has no catalog, as it is not known then where texts are
  /// looked up.
  static func of(
    _ file: String, in project: WidgetProject, among all: [ConfigurationTranslations]
  ) -> [ConfigurationTranslations] {
    let own = project.swiftFileUses
      .filter { $0.file == file && !$0.target.isTestBundle }
      .map { use in
        all.first { $0.projectFile == use.projectFile && $0.target == use.target.identifier }
      }
    let known = own.compactMap(\.self)
    return known.count == own.count ? known : []
  }

  /// The languages into which a text is not translated; none if it is marked to stay as it is.
  func languagesWithout(_ text: String) -> Set<LocaleName> {
    guard !catalog.keysNotToTranslate.contains(text) else { return [] }
    let missing = tables.filter { table in
      // What Spanish has is shown in the Spanish of Mexico, too.
      table.locale.lookupOrder.allSatisfy { locale in
        catalog.tables.allSatisfy { $0.locale != locale || $0[text] == nil }
      }
    }
    return Set(missing.map(\.locale))
  }
}

extension [ConfigurationTranslations] {
  /// The languages into which no catalog has a text.
  func languagesWithout(_ text: String) -> Set<LocaleName> {
    guard let first else { return [] }
    return dropFirst().reduce(into: first.languagesWithout(text)) {
      $0.formIntersection($1.languagesWithout(text))
    }
  }
}
