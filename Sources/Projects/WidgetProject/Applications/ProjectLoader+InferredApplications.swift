// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import Disk
import IntentFiles
import IntentModel
import PropertyListSyntax
import SourceText
import StringTables

/// Applications that are not in an Xcode project.
extension ProjectLoader {
  /// Adds an application for each definition that no project governs.
  ///
  /// Its languages are those of the folders in the application's own folder, which contains the nearest `Info.plist` of an
  /// application; without one, those of the folders in which the definition's tables are looked for.
  mutating func inferApplications(outside governed: FolderSet) {
    let used = Set(project.definitionUses.map(\.definition))
    let paths = project.definitions.map { FilePath($0.source.name) }
      .filter { !used.contains($0.text) && !governed.contains($0) }
    guard !paths.isEmpty else { return }
    let namedStems = Set(namedTables.map(\.stem))
    let groups = definitionGroups(paths).filter { group in
      namedStems.contains(group.name) || group.variants.contains { project.isAsked($0.file) }
    }
    let inference = LanguageInference(
      of: project, in: fileSystem, projectFolders: projectFolders(),
      around: groups.compactMap(\.file))
    let loader = self
    project.applications += groups.concurrentMap { loader.application(of: $0, inference) }
      .compactMap(\.self)
  }

  /// The application that a definition presumably is in.
  private func application(
    of group: DefinitionGroup, _ inference: LanguageInference
  ) -> Application? {
    guard let file = group.file else { return nil }
    let languages = inference.languages(of: file)
    let found = languages.locations.flatMap { project.tablesByLocation[$0] ?? [] }
    return Application(
      name: group.name, projectFile: nil,
      developmentLanguage: project.settings.developmentLanguage ?? languages.development,
      resourceLanguages: (project.settings.languages ?? languages.resources).sorted(),
      hasNamedLanguages: project.settings.languages != nil,
      definitions: [
        BundledDefinition(
          name: group.name, variants: group.variants, tables: LanguageTables(found),
          unreadableLanguages: unreadableLanguages(at: languages.locations, read: found))
      ])
  }

  /// The languages whose table exists and was not read.
  private func unreadableLanguages(
    at locations: [TableLocation], read: [StringTable]
  ) -> Set<LocaleName> {
    guard !project.failures.isEmpty else { return [] }
    let names = Set(read.map(\.fileName))
    let paths = locations.flatMap { $0.files(in: fileSystem) }.map(\.path).filter { path in
      !(name(ofFile: path).map(names.contains) ?? false)
    }
    return Set(paths.compactMap { LocaleName(ofFolder: $0.folder.name) })
  }
}

/// Finds the languages of applications by folders and `Info.plist` files.
private struct LanguageInference {
  /// An `Info.plist` and the absolute path of its folder.
  private struct Bundle {
    let folder: FilePath
    let plist: InfoPlist
  }

  /// The languages of a definition.
  struct Languages {
    var development: LocaleName
    var resources: Set<LocaleName>
    var locations: [TableLocation]
  }

  /// The applications that no project lists.
  private let applications: [Bundle]

  /// The folders in which something says what is built, each of which is another project.
  private let projectFolders: [FilePath]

  private let extensionFolders: Set<FilePath>
  private let catalogs: [(catalog: ActionCatalog, files: CatalogFiles)]
  private let settings: ProjectSettings
  private let fileSystem: FileSystem

  /// The languages of the applications that are nearest to a definition, by their folders.
  private var languagesInFolder: [FilePath: Set<LocaleName>] = [:]

  /// Prepares to find the languages of some definitions of a project.
  init(
    of project: WidgetProject, in fileSystem: FileSystem, projectFolders: [FilePath],
    around definitions: [FilePath]
  ) {
    self.fileSystem = fileSystem
    // What a project lists belongs to that project.
    let listed = Set(project.infoPlistUses.map(\.infoPlist))
    self.projectFolders = projectFolders
    func bundles(where isWanted: (InfoPlist) -> Bool) -> [Bundle] {
      project.infoPlists.filter { isWanted($0) && !listed.contains($0.source.name) }.map {
        Bundle(folder: fileSystem.resolved(FilePath($0.source.name).folder), plist: $0)
      }
    }
    let applications = bundles(where: \.isApplication)
    self.applications = applications
    extensionFolders = Set(bundles { $0.appExtension != nil }.map(\.folder))
      .subtracting(applications.map(\.folder))
    catalogs = (project.catalogs + project.surroundingCatalogs).map { ($0, project.files(of: $0)) }
    settings = project.settings
    guard !applications.isEmpty else { return }
    for definition in definitions {
      for bundle in nearestApplications(to: TableLocation(definition: definition).folder)
      where languagesInFolder[bundle.folder] == nil {
        languagesInFolder[bundle.folder] = languages(in: bundle.folder)
      }
    }
  }

  func languages(of definition: FilePath) -> Languages {
    let ownCatalogs = catalogs.filter { $0.files.definition == definition.simplified }
    let location = TableLocation(definition: definition)
    let named = ownCatalogs.flatMap(\.files.tableLocations).filter { $0.name == location.name }
    let locations = Set(settings.tableLocations(ofDefinition: definition) + named)
      .sorted { $0.folder.text < $1.folder.text }
    let nearest = nearestApplications(to: location.folder)
    let developments =
      ownCatalogs.compactMap { $0.catalog.developmentLanguage?.value }
      + nearest.compactMap { $0.plist.developmentRegion?.value }.filter { !$0.contains("$") }
      .map { LocaleName($0) }
    var resources: Set<LocaleName> = []
    for bundle in nearest { resources.formUnion(languagesInFolder[bundle.folder] ?? []) }
    for folder in Set(locations.map(\.folder))
    where nearest.isEmpty || !isInExtension(fileSystem.resolved(folder)) {
      resources.formUnion(languages(directlyIn: folder))
    }
    return Languages(
      development: developments.first { $0.isLanguage } ?? LocaleName("en"), resources: resources,
      locations: locations)
  }

  /// The applications whose folder shares the longest way with that of a definition.
  private func nearestApplications(to folder: FilePath) -> [Bundle] {
    guard !applications.isEmpty else { return [] }
    let folder = fileSystem.resolved(folder)
    let owner = folder.nearest(among: projectFolders)
    let applications = applications.filter { $0.folder.nearest(among: projectFolders) == owner }
    let parts = folder.text.split(separator: "/")
    let shared = applications.map { bundle in
      zip(parts, bundle.folder.text.split(separator: "/")).prefix { $0 == $1 }.count
    }
    guard let longest = shared.max() else { return [] }
    return zip(applications, shared).filter { $0.1 == longest }.map(\.0)
  }

  private func isInExtension(_ folder: FilePath) -> Bool {
    var folder = folder
    while folder.text.count > 1 {
      if extensionFolders.contains(folder) { return true }
      folder = folder.folder
    }
    return false
  }

  /// The languages of the `.lproj` folders anywhere in a folder, except those of extensions.
  private func languages(in folder: FilePath) -> Set<LocaleName> {
    let settings = settings
    let exclusion: @Sendable (FilePath) -> PassedOver.Reason? = { settings.exclusion(of: $0) }
    var languages: Set<LocaleName> = []
    var pending = [fileSystem.search(folder, excluding: exclusion)]
    while let current = pending.popLast() {
      for inner in current.search.folders
      where !extensionFolders.contains(inner.target) && !projectFolders.contains(inner.target) {
        if inner.path.hasExtension("lproj") {
          languages.insert(LocaleName(inner.path.stem))
        } else {
          pending.append(inner)
        }
      }
    }
    return languages.filter(\.isLanguage)
  }

  /// The languages of the `.lproj` folders and string catalogs directly in a folder.
  private func languages(directlyIn folder: FilePath) -> Set<LocaleName> {
    Set(
      (fileSystem.entries(of: folder) ?? []).compactMap { LocaleName(ofFolder: $0.name) }
        .filter(\.isLanguage))
  }
}
