// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import IntentFiles
import IntentModel
import PropertyListSyntax
import SourceText
import StringTables

/// The applications of Xcode projects.
extension ProjectLoader {
  /// Adds the applications of a project.
  mutating func addApplications(of xcodeProject: XcodeProject) {
    let namedStems = Set(namedTables.map(\.stem))
    for target in xcodeProject.uploadedApplications {
      let files = target.bundledFiles.map(\.file)
      let groups = definitionGroups(files.map(\.path)).filter { group in
        namedStems.contains(group.name) || group.variants.contains { project.isAsked($0.file) }
      }
      let languages = groups.isEmpty ? [] : resourceLanguages(files)
      let tables = TableFiles(groups.isEmpty ? [] : files.map(\.path))
      let definitions = groups.map { bundled($0, tables: tables.paths(named: $0.name)) }
      project.applications.append(
        Application(
          name: target.name.value, projectFile: xcodeProject.source.name,
          developmentLanguage: xcodeProject.developmentLanguage,
          resourceLanguages: languages, definitions: definitions))
    }
  }

  /// The files of one definition.
  struct DefinitionGroup {
    /// The name of the tables.
    var name: String

    /// The definition in each folder.
    var variants: [BundledDefinition.Variant]

    /// The first of the files.
    var file: FilePath? { variants.first.map { FilePath($0.file) } }
  }

  /// The definitions that were read among some files, those in the language folders of one folder together.
  func definitionGroups(_ paths: [FilePath]) -> [DefinitionGroup] {
    // By folder and name of the tables.
    var groups: [FilePath: DefinitionGroup] = [:]
    var seen: Set<String> = []
    for path in paths where path.hasExtension("intentdefinition") {
      guard let name = name(ofDefinition: path), seen.insert(name).inserted else { continue }
      let location = TableLocation(definition: path)
      let key = location.folder.appending(location.name)
      groups[key, default: DefinitionGroup(name: location.name, variants: [])].variants.append(
        .init(localization: LocaleName(ofFolder: path.folder.name), file: name))
    }
    return groups.values
      .map { group in
        var group = group
        group.variants.sort { $0.file < $1.file }
        return group
      }
      .sorted { ($0.variants.first?.file ?? "") < ($1.variants.first?.file ?? "") }
  }

  /// The languages of the localized files among those of an application.
  private mutating func resourceLanguages(_ files: [XcodeFile]) -> [LocaleName] {
    var languages: Set<LocaleName> = []
    for file in files {
      if let language = file.localization, language.isLanguage { languages.insert(language) }
      if file.path.hasExtension("xcstrings") { languages.formUnion(catalogLanguages(file.path)) }
    }
    return languages.sorted()
  }

  /// The languages of a string catalog; empty if there is no such file.
  private mutating func catalogLanguages(_ path: FilePath) -> Set<LocaleName> {
    if let languages = languagesOfCatalogs[path] { return languages }
    var languages: Set<LocaleName> = []
    if let name = name(ofFile: path) {
      languages = project.stringCatalogs.first { $0.source.name == name }?.languages ?? []
    } else if fileSystem.status(of: path) == .file {
      do throws(FileError) {
        let source = try fileSystem.source(at: path)
        do throws(PropertyListError) {
          languages = try StringCatalogLanguages.read(source)
        } catch {
          project.sources.append(source)
          project.failures.append(Diagnostic(invalidPropertyList: error))
        }
      } catch {
        addFailure(error, reading: path)
      }
    }
    languagesOfCatalogs[path] = languages
    return languages
  }

  /// A definition with the tables that its bundle has, which are read unless they were.
  private mutating func bundled(
    _ group: DefinitionGroup, tables paths: [FilePath]
  ) -> BundledDefinition {
    var tables: [StringTable] = []
    var unreadable: Set<LocaleName> = []
    var seen: Set<String> = []
    isSurrounding = !group.variants.contains { project.isAsked($0.file) }
    defer { isSurrounding = false }
    for path in paths {
      guard let file = tableFile(path), seen.insert(file.name).inserted else { continue }
      tables += file.tables
      if file.tables.isEmpty, let language = LocaleName(ofFolder: path.folder.name) {
        unreadable.insert(language)
      }
    }
    return BundledDefinition(
      name: group.name, variants: group.variants, tables: LanguageTables(tables),
      unreadableLanguages: unreadable)
  }
}

extension ProjectLoader {
  /// The tables of a file, which is read unless it was: empty if it cannot be; nil if there is no such file.
  fileprivate mutating func tableFile(
    _ path: FilePath
  ) -> (name: String, tables: [StringTable])? {
    // Nearly every table is known under this very path.
    if let tables = tables(inFile: path.text) { return (path.text, tables) }
    guard fileSystem.isFileOrLink(path) else { return nil }
    loadTableFile(path)
    let name = name(ofFile: path) ?? path.text
    return (name, tables(inFile: name) ?? [])
  }
}

/// The files of an application that are tables, by the name of the table.
private struct TableFiles {
  private var files: [String: [FilePath]] = [:]

  /// The folders of languages that are copied as a whole.
  private var folders: [FilePath] = []

  init(_ paths: [FilePath]) {
    for path in paths {
      let pathExtension = path.pathExtension
      if TableLocation.format(ofFilesWith: pathExtension) != nil {
        files[path.stem, default: []].append(path)
      } else if pathExtension == "lproj" {
        folders.append(path)
      }
    }
  }

  func paths(named name: String) -> [FilePath] {
    let copied = folders.flatMap { folder in
      ["strings", "stringsdict"].map { folder.appending(name + "." + $0) }
    }
    return (files[name] ?? []) + copied
  }
}
