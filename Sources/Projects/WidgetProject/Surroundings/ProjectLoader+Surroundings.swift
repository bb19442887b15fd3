// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import Diagnostics
import Disk
import IntentFiles
import IntentModel
import SourceText
import StringTables

/// Files that are read only to understand those that were named, and about which nothing is reported: what a definition means
/// depends on the project around it, whichever of the project's files and folders was named.
extension ProjectLoader {
  /// Reads the Xcode projects in the folders around what was named, and the definitions next to it; if no project lists a
  /// definition that was named, also the rest of the repository.
  mutating func loadSurroundings(of paths: [FilePath]) {
    guard
      !project.definitions.isEmpty || !namedTables.isEmpty || !project.infoPlists.isEmpty
        || !searchedInfoPlists.isEmpty
    else { return }
    isSurrounding = true
    let failureCount = project.failures.count
    loadDefinitionsBeside()
    for start in Surroundings.starts(of: paths, in: fileSystem) { loadProjects(around: start) }
    searchRepositories(of: paths)
    demoteFailures(from: failureCount)
    isSurrounding = false
  }

  /// Turns failures to read the surroundings into findings: the check of what was named goes on, and the report says what
  /// was missing.
  mutating func demoteFailures(from start: Int) {
    let failures = project.failures[start...]
    for failure in failures {
      var finding = failure
      finding.severity = .warning
      project.findings.append(finding)
    }
    project.failures.removeSubrange(start...)
  }

  /// Reads the definitions of the same name in the language folders next to those that were named, and those of tables that
  /// were named.
  private mutating func loadDefinitionsBeside() {
    let asked = project.definitions.map { TableLocation(definition: FilePath($0.source.name)) }
      .filter { !fileSystem.hasSearched($0.folder) }
    for location in asked { loadDefinitions(at: location, withTables: false) }
    for table in namedTables {
      loadDefinitions(at: TableLocation(definition: table), withTables: true)
    }
  }

  private mutating func loadDefinitions(at location: TableLocation, withTables: Bool) {
    let name = location.name + ".intentdefinition"
    let folder = fileSystem.folder(at: location.folder)
    defer { loadCatalogs(in: folder) }
    if let (path, _) = fileSystem.fileOrLink(name, in: folder) {
      loadDefinition(path, withTables: withTables)
    }
    for entry in folder.entries ?? [] where entry.name.endsInBytes(of: ".lproj") {
      if let (path, _) = fileSystem.fileOrLink(name, in: fileSystem.folder(entry, in: folder)) {
        loadDefinition(path, withTables: withTables)
      }
    }
  }

  /// Reads the catalogs in a folder, which say where the tables of its definitions are and which language is the developers'.
  private mutating func loadCatalogs(in folder: Folder) {
    for entry in folder.entries ?? [] where entry.name.endsInBytes(of: ActionCatalog.fileSuffix) {
      loadSurroundingCatalog(folder.path.appending(entry.name))
    }
  }

  /// Reads the Xcode projects in the folders above one, up to the root of its repository; without a repository, up to the
  /// first folder with a project.
  private mutating func loadProjects(around start: Surroundings.Start) {
    let root = Repository.root(of: start.folder, in: fileSystem)
    var folder = start.folder
    if start.isSearched {
      guard folder != root, folder.text != "/" else { return }
      folder = folder.folder
    }
    while true {
      var found = false
      for entry in fileSystem.entries(of: folder) ?? [] where !entry.isHidden {
        if entry.name.endsInBytes(of: ".xcodeproj") {
          let file = folder.appending(entry.name).appending("project.pbxproj")
          guard fileSystem.status(of: file) == .file else { continue }
          loadXcodeProject(start.spelling(of: file))
          found = true
        } else if UngeneratedProject.isSpecification(entry.name) {
          specifications.append(start.spelling(of: folder.appending(entry.name)))
        }
      }
      guard folder != root, folder.text != "/", root != nil || !found else { return }
      folder = folder.folder
    }
  }

  /// Searches the repositories of what was named if that is needed: for definitions that no project lists and for tables
  /// without a definition, unless the whole repository was named.
  private mutating func searchRepositories(of paths: [FilePath]) {
    let definitionFiles = project.xcodeProjects.flatMap(\.definitionFiles)
    let listed = Set(definitionFiles.map(fileSystem.resolved))
    let stems = Set(project.definitions.map { FilePath($0.source.name).stem })
    let lonely = Set(
      namedTables.map { $0.stem }
        .filter { name in
          !stems.contains(name)
            && !definitionFiles.contains { $0.stem == name }
        })
    let isUnlisted = project.askedDefinitions.contains {
      !listed.contains(fileSystem.resolved(FilePath($0.source.name)))
    }
    guard isUnlisted || !lonely.isEmpty else { return }
    let settings = project.settings
    var seen: Set<FilePath> = []
    for start in Surroundings.starts(of: paths, in: fileSystem) {
      guard let root = root(around: start, ofTables: !lonely.isEmpty),
        seen.insert(root).inserted,
        !(start.isSearched && root == start.folder)
      else { continue }
      let found = FileSearch.search(
        start.spelling(of: root), in: fileSystem, excluding: settings.exclusion(of:)
      ) { name in
        Self.isProjectFile(name) || name.endsInBytes(of: ActionCatalog.fileSuffix)
          || name.endsInBytes(of: ".intentdefinition")
            && lonely.contains(FilePath(name).stem)
      }
      for path in found.files.map(\.simplified) { loadSurrounding(path) }
    }
  }

  /// The folder that is searched for what belongs to files: the repository or, for tables without a definition that are in
  /// none, the current folder.
  private func root(around start: Surroundings.Start, ofTables: Bool) -> FilePath? {
    if let root = Repository.root(of: start.folder, in: fileSystem) { return root }
    guard ofTables, let current = start.base, start.folder.names(below: current) != nil else {
      return nil
    }
    return current
  }

  private mutating func loadSurrounding(_ path: FilePath) {
    switch path.pathExtension {
    case "pbxproj": loadXcodeProject(path)
    case "plist": surroundingInfoPlists.append(path)
    case "intentdefinition": loadDefinition(path, withTables: true)
    case "json": loadSurroundingCatalog(path)
    default:
      if !specifications.contains(path) { specifications.append(path) }
    }
  }

  /// Reads a catalog, which says in which folder the tables of its definition are.
  private mutating func loadSurroundingCatalog(_ path: FilePath) {
    guard !project.catalogs.contains(where: { $0.path == path }), let source = newSource(path),
      let catalog = try? ActionCatalog(source)
    else { return }
    let files = catalog.files(in: fileSystem)
    project.surroundingCatalogs.append(catalog)
    project.filesByCatalog[source.name] = files
    let isOfAsked = project.definitions.contains {
      FilePath($0.source.name).simplified == files.definition
    }
    let names = [files.definition.stem, catalog.tableName]
    guard isOfAsked || namedTables.contains(where: { names.contains($0.stem) }) else { return }
    for location in files.tableLocations { loadTables(at: location) }
  }
}

extension ProjectLoader {
  /// Notes the tables that were named and are not compared with a definition.
  mutating func noteUnpairedTables() {
    guard !namedTables.isEmpty else { return }
    var paired = Set(
      project.applications.flatMap(\.definitions).flatMap(\.tables.all).map(\.fileName))
    for definition in project.definitions {
      paired.formUnion(project.tables(ofDefinition: definition.source.name).map(\.fileName))
    }
    for catalog in project.catalogs + project.surroundingCatalogs {
      paired.formUnion(project.tables(of: catalog).map(\.fileName))
    }
    // What cannot be read is said already.
    let unread = Set(project.failures.map(\.place.file))
    for path in namedTables {
      guard let name = name(ofFile: path), project.isAsked(name), !paired.contains(name),
        !project.unpairedTables.contains(name), !unread.contains(name)
      else { continue }
      project.unpairedTables.append(name)
    }
  }
}

extension XcodeProject {
  /// The definitions in the groups or targets of the project.
  var definitionFiles: [FilePath] {
    definitionReferences.map(\.path)
      + targets.flatMap { $0.bundledFiles(withExtension: "intentdefinition") }.map(\.file.path)
  }
}
