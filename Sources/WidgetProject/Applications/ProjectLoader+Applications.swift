// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import PropertyListSyntax
import SourceText
import StringTables

/// What the applications of Xcode projects are made of.
extension ProjectLoader {
  /// Adds the applications of a project.
  mutating func addApplications(of xcodeProject: XcodeProject) {
    for target in xcodeProject.uploadedApplications {
      let files = target.bundledFiles.map(\.file)
      let groups = definitionGroups(files.map(\.path))
      let languages = groups.isEmpty ? [] : resourceLanguages(files)
      let definitions = groups.map { group in
        bundled(group, tables: tableFiles(named: group.name, among: files))
      }
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
  }

  /// The definitions that were read among some files, those in the language folders of one folder together.
  func definitionGroups(_ paths: [FilePath]) -> [DefinitionGroup] {
    var groups: [TableLocation: [BundledDefinition.Variant]] = [:]
    var seen: Set<String> = []
    for path in paths where path.pathExtension == "intentdefinition" {
      guard let name = name(ofFile: path), definition(path) != nil, seen.insert(name).inserted
      else { continue }
      groups[TableLocation(definition: path), default: []].append(
        .init(localization: LocaleName(ofFolderOf: path), file: name))
    }
    return
      groups
      .map { location, variants in
        DefinitionGroup(name: location.name, variants: variants.sorted { $0.file < $1.file })
      }
      .sorted { ($0.variants.first?.file ?? "") < ($1.variants.first?.file ?? "") }
  }

  /// The languages of the localised files among those of an application.
  private mutating func resourceLanguages(_ files: [XcodeFile]) -> [LocaleName] {
    var languages: Set<LocaleName> = []
    for file in files {
      if let language = file.localization, language.isLanguage { languages.insert(language) }
      if file.path.pathExtension == "xcstrings" { languages.formUnion(catalogLanguages(file.path)) }
    }
    return languages.sorted()
  }

  /// The languages of a string catalogue; none where there is no such file.
  private mutating func catalogLanguages(_ path: FilePath) -> Set<LocaleName> {
    if let languages = languagesOfCatalogs[path] { return languages }
    var languages: Set<LocaleName> = []
    if let name = name(ofFile: path) {
      languages = project.stringCatalogs.first { $0.source.name == name }?.languages ?? []
    } else if FileStatus(at: path) == .file {
      do throws(FileError) {
        let source = try SourceFile(path: path.text)
        do throws(PropertyListError) {
          languages = try StringCatalogLanguages.read(source)
        } catch {
          project.sources.append(source)
          project.failures.append(Diagnostic(invalidPropertyList: error))
        }
      } catch {
        project.failures.append(Diagnostic(unreadable: error))
      }
    }
    languagesOfCatalogs[path] = languages
    return languages
  }

  /// The files among those of an application that are tables of the given name.
  private func tableFiles(named name: String, among files: [XcodeFile]) -> [FilePath] {
    files.flatMap { file -> [FilePath] in
      if file.path.stem == name {
        return TableLocation.formats[file.path.pathExtension] == nil ? [] : [file.path]
      }
      // A language's folder that is copied as a whole.
      guard file.path.pathExtension == "lproj" else { return [] }
      return ["strings", "stringsdict"].map { file.path.appending(name + "." + $0) }
    }
  }

  /// A definition with the tables that its bundle has, which are read where they were not.
  private mutating func bundled(
    _ group: DefinitionGroup, tables paths: [FilePath]
  ) -> BundledDefinition {
    var tables: [LocaleName: [StringTable]] = [:]
    var unreadable: Set<LocaleName> = []
    var seen: Set<String> = []
    for path in paths where FileStatus(at: path) == .file {
      if name(ofFile: path) == nil { loadTableFile(path) }
      let name = name(ofFile: path)
      guard seen.insert(name ?? path.text).inserted else { continue }
      let found = name.map { readTables(of: $0) } ?? []
      for table in found { tables[table.locale, default: []].append(table) }
      if found.isEmpty, let language = LocaleName(ofFolderOf: path) { unreadable.insert(language) }
    }
    return BundledDefinition(
      name: group.name, variants: group.variants, tables: tables, unreadableLanguages: unreadable)
  }

  /// The tables that were read from a file.
  private func readTables(of name: String) -> [StringTable] {
    if name.hasSuffix(".xcstrings") {
      return project.stringCatalogs.first { $0.source.name == name }?.tables ?? []
    }
    return project.tables.filter { $0.source.name == name }
  }
}
