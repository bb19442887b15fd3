// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import Disk
import IntentFiles
import IntentModel
import SourceText
import StringTables
import WidgetProject

/// A definition with the tables that translate it.
struct TranslatedDefinition {
  /// The definition whose texts are the ones to translate.
  let definition: IntentDefinition

  /// The definition in other languages, of an application that has it once for each.
  var variants: [IntentDefinition] = []

  /// The languages in which the definitions themselves have their texts.
  var ownLanguages: Set<LocaleName> = []

  /// The tables.
  var tables = LanguageTables()

  /// The IDs of all definitions of the project, by name.
  var knownIDsByName: KnownLocalizationIDs

  /// The IDs that definitions of this one's name have.
  func knownIDs() -> Set<String> {
    knownIDsByName.ids(ofDefinitionsNamed: FilePath(definition.source.name).stem)
  }

  /// Whether a table for a language is read by users who see the definition's own texts rightly: it is for the language
  /// that these are in, for one of its regions, or for the language of the region that they are written for.
  func isOwn(_ language: LocaleName) -> Bool {
    if language.isBase || ownLanguages.contains(language) { return true }
    return language.lookupOrder.contains { ownLanguages.contains($0) }
      || ownLanguages.contains { $0.lookupOrder.contains(language) }
  }
}

extension TranslatedDefinition {
  /// The definitions of a project: those in applications with the tables that the application has, the others with the
  /// tables in the usual places.
  static func all(in project: WidgetProject) -> [TranslatedDefinition] {
    var collector = Collector(project)
    collector.addBundled()
    collector.addOthers()
    return collector.found
  }

  private struct Collector {
    let project: WidgetProject
    let definitions: [String: IntentDefinition]
    let knownIDs: KnownLocalizationIDs
    var found: [TranslatedDefinition] = []
    var indices: [String: Int] = [:]
    var seen: Set<String> = []

    init(_ project: WidgetProject) {
      self.project = project
      definitions = project.definitions.keyed { $0.source.name }
      knownIDs = KnownLocalizationIDs(of: project)
    }

    mutating func addBundled() {
      for application in project.applications {
        for bundled in application.definitions {
          let main = bundled.mainVariant(developmentLanguage: application.developmentLanguage)
          guard let file = main?.file, let definition = definitions[file] else { continue }
          let others = bundled.variants.filter { $0.file != file }
          seen.formUnion(bundled.variants.map(\.file))
          let languages = bundled.variants.compactMap(\.localization).filter { !$0.isBase }
          // A definition that is in one language only has its texts in that one.
          let isInFolder = main?.localization?.isBase == false
          add(
            TranslatedDefinition(
              definition: definition, variants: others.compactMap { definitions[$0.file] },
              ownLanguages: Set(
                languages + (isInFolder ? [] : [application.developmentLanguage])),
              tables: bundled.tables.with(tablesNamedAsDefinitions(beside: definition)),
              knownIDsByName: knownIDs))
        }
      }
    }

    /// The tables of a definition that have the name of its file: no application has them as tables.
    private func tablesNamedAsDefinitions(beside definition: IntentDefinition) -> [StringTable] {
      guard !project.tablesNamedAsDefinitions.isEmpty else { return [] }
      let locations = Set(project.tableLocations(ofDefinition: definition.source.name))
      return project.tablesNamedAsDefinitions.filter { locations.contains(TableLocation(of: $0)) }
    }

    /// Adds the definitions that no application has.
    mutating func addOthers() {
      let others = project.definitions.filter { !seen.contains($0.source.name) }
      guard !others.isEmpty else { return }
      let tables = project.tablesByLocation
      let projectFiles = Dictionary(
        project.definitionUses.map { ($0.definition, $0.projectFile) },
        uniquingKeysWith: { first, _ in first })
      for definition in others {
        let file = definition.source.name
        let language = LocaleName(ofFolder: FilePath(file).folder.name).flatMap {
          $0.isBase ? nil : $0
        }
        let locations = Set(project.tableLocations(ofDefinition: file))
        add(
          TranslatedDefinition(
            definition: definition,
            ownLanguages: [language ?? developmentLanguage(projectFile: projectFiles[file])],
            tables: LanguageTables(locations.flatMap { tables[$0] ?? [] }),
            knownIDsByName: knownIDs))
      }
    }

    private func developmentLanguage(projectFile: String?) -> LocaleName {
      let projects = project.xcodeProjects
      let own = projects.first { $0.source.name == projectFile } ?? projects.first
      return own?.developmentLanguage
        ?? (project.catalogs + project.surroundingCatalogs).lazy.compactMap {
          $0.developmentLanguage?.value
        }.first
        ?? LocaleName("en")
    }

    /// Adds a definition, or what another application has of one that is there.
    private mutating func add(_ new: TranslatedDefinition) {
      let file = new.definition.source.name
      var new = new
      if let index = indices[file] {
        let old = found[index]
        let known = Set(old.tables.all.map(\.fileName))
        new.tables = LanguageTables(
          old.tables.all + new.tables.all.filter { !known.contains($0.fileName) })
        new.ownLanguages.formUnion(old.ownLanguages)
        if new.variants.isEmpty { new.variants = old.variants }
      }
      if let index = indices[file] {
        found[index] = new
      } else {
        indices[file] = found.count
        found.append(new)
      }
    }
  }
}
