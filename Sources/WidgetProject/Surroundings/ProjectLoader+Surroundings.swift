// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import QuickActions
import SourceText
import StringTables

/// What is read to understand what was asked for, and about which nothing is said: a definition means what the project around it
/// makes of it, whichever of the project's files and folders was named.
extension ProjectLoader {
  /// Reads the Xcode projects in the folders around what was asked for, and the definitions beside it; where no project lists a
  /// definition that was asked for, what else the repository has.
  mutating func loadSurroundings(of paths: [FilePath]) {
    guard
      !project.definitions.isEmpty || !namedTables.isEmpty || !project.infoPlists.isEmpty
        || !searchedInfoPlists.isEmpty
    else { return }
    isSurrounding = true
    let failureCount = project.failures.count
    loadDefinitionsBeside()
    for start in Surroundings.starts(of: paths) { loadProjects(around: start) }
    searchRepositories(of: paths)
    demoteFailures(from: failureCount)
    isSurrounding = false
  }

  /// Turns what could not be read of the surroundings into findings: the check of what was asked for goes on, and is told what
  /// it lacks.
  mutating func demoteFailures(from start: Int) {
    let failures = project.failures[start...]
    for failure in failures {
      var finding = failure
      finding.severity = .warning
      project.findings.append(finding)
    }
    project.failures.removeSubrange(start...)
  }

  /// Reads the definitions of the same name in the language folders beside those that were asked for, and those of tables that
  /// were named.
  private mutating func loadDefinitionsBeside() {
    let asked = project.definitions.map { TableLocation(definition: FilePath($0.source.name)) }
      .filter { FolderSnapshot.current?.searchedFolder($0.folder) == nil }
    for location in asked { loadDefinitions(at: location, withTables: false) }
    for table in namedTables {
      loadDefinitions(at: TableLocation(definition: table), withTables: true)
    }
  }

  private mutating func loadDefinitions(at location: TableLocation, withTables: Bool) {
    let name = location.name + ".intentdefinition"
    let folder = KnownFolder(location.folder)
    if let (path, _) = folder.fileOrLink(name) { loadDefinition(path, withTables: withTables) }
    for entry in folder.entries where entry.name.endsInBytes(of: ".lproj") {
      if let (path, _) = folder.subfolder(entry).fileOrLink(name) {
        loadDefinition(path, withTables: withTables)
      }
    }
  }

  /// Reads the Xcode projects in the folders above one, up to the root of its repository; where it is in none, up to the first
  /// folder with a project.
  private mutating func loadProjects(around start: Surroundings.Start) {
    let root = Repository.root(of: start.folder)
    var folder = start.folder
    if start.isSearched {
      guard folder != root, folder.text != "/" else { return }
      folder = folder.folder
    }
    while true {
      var found = false
      for entry in FolderListing(reading: folder)?.entries ?? [] where !entry.isHidden {
        let path = start.spelling(of: folder.appending(entry.name))
        if entry.name.endsInBytes(of: ".xcodeproj") {
          let file = path.appending("project.pbxproj")
          guard FileStatus(at: file) == .file else { continue }
          loadXcodeProject(file)
          found = true
        } else if UngeneratedProject.isSpecification(entry.name) {
          specifications.append(path)
        }
      }
      guard folder != root, folder.text != "/", root != nil || !found else { return }
      folder = folder.folder
    }
  }

  /// Searches the repositories of what was asked for where that is needed: for definitions that no project lists and for tables
  /// without a definition, unless the whole repository was asked for.
  private mutating func searchRepositories(of paths: [FilePath]) {
    let listed = Set(project.xcodeProjects.flatMap(\.definitionFiles).map(FileStatus.resolved))
    let stems = Set(project.definitions.map { FilePath($0.source.name).stem })
    let lonely = Set(
      namedTables.map { $0.stem }
        .filter { name in
          !stems.contains(name)
            && !project.xcodeProjects.contains { $0.definitionFiles.contains { $0.stem == name } }
        })
    let isUnlisted = project.askedDefinitions.contains {
      !listed.contains(FileStatus.resolved(FilePath($0.source.name)))
    }
    guard isUnlisted || !lonely.isEmpty else { return }
    let settings = project.settings
    var seen: Set<FilePath> = []
    for start in Surroundings.starts(of: paths) {
      guard let root = Repository.root(of: start.folder), seen.insert(root).inserted,
        !(start.isSearched && root == start.folder)
      else { continue }
      let found = FileSearch.search(
        start.spelling(of: root), excluding: settings.exclusion(of:)
      ) { name in
        Self.isProjectFile(name) || name.endsInBytes(of: ActionCatalog.fileSuffix)
          || name.endsInBytes(of: ".intentdefinition")
            && lonely.contains(FilePath(name).stem)
      }
      for path in found.files.map(\.simplified) { loadSurrounding(path) }
    }
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
    project.surroundingCatalogs.append(catalog)
    let isOfAsked = project.definitions.contains {
      FilePath($0.source.name).simplified == catalog.definitionFile
    }
    guard isOfAsked || namedTables.contains(where: { $0.stem == catalog.definitionFile.stem })
    else { return }
    for location in catalog.tableLocations { loadTables(at: location) }
  }
}

extension ProjectLoader {
  /// Notes which of the tables that were named are compared with no definition.
  mutating func noteUnpairedTables() {
    guard !namedTables.isEmpty else { return }
    var paired = Set(
      project.applications.flatMap(\.definitions).flatMap(\.tables.all).map(\.fileName))
    for definition in project.definitions {
      paired.formUnion(project.tables(ofDefinition: definition.source.name).map(\.fileName))
    }
    for catalog in project.catalogs {
      paired.formUnion(project.tables(of: catalog).map(\.fileName))
    }
    for path in namedTables {
      guard let name = name(ofFile: path), project.isAsked(name), !paired.contains(name),
        !project.unpairedTables.contains(name)
      else { continue }
      project.unpairedTables.append(name)
    }
  }
}

extension XcodeProject {
  /// The definitions that the project speaks of, in groups or targets.
  var definitionFiles: [FilePath] {
    definitionReferences.map(\.path)
      + targets.flatMap(\.bundledFiles).map(\.file.path)
      .filter { $0.pathExtension == "intentdefinition" }
  }
}
