// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import PropertyListSyntax
import QuickActions
import SourceText
import StringTables

/// Loads the files of a project.
package struct ProjectLoader {
  package internal(set) var project = WidgetProject()

  /// Where each file that was read stands among the project's, by the path that links lead to; nil for one that could not be
  /// read.
  private var loaded: [FilePath: Int?] = [:]

  /// The tables of each file, by its name.
  private var tablesByFile = TablesByFile()

  /// The `Info.plist` files that were found in folders and not read yet.
  var searchedInfoPlists: [FilePath] = []

  /// The folders of projects that cannot be read.
  var unreadProjectFolders: [FilePath] = []

  /// The languages of the string catalogues that an application has.
  var languagesOfCatalogs: [FilePath: Set<LocaleName>] = [:]

  /// Where each definition that was read stands among the project's, by the path that links lead to.
  private var definitions: [FilePath: Int] = [:]

  /// The definitions that were looked at, by the path that links lead to.
  private var triedDefinitions: Set<FilePath> = []

  /// The misnamed tables that are noted.
  private var misnamedTables: Set<FilePath> = []

  /// The text files of images that were read, by name.
  var loadedImageFiles: Set<String> = []

  /// What was found in images.
  var imageFindings: Set<Diagnostic> = []

  /// What was read before its turn.
  private var ahead = ReadAhead()

  /// Texts to read in place of those on the disk, by path.
  private let replacements: [String: [UInt8]]

  private init(replacements: [String: [UInt8]], settings: ProjectSettings) {
    self.replacements = replacements
    project.settings = settings
  }

  /// Loads what belongs to widgets at each of the paths, which are files or folders.
  ///
  /// - Parameters:
  ///   - paths: The files and folders.
  ///   - replacements: Texts in UTF-8 to read in place of those on the disk, by path.
  ///   - settings: What is left out, and where tables are looked for.
  /// - Returns: What was found.
  package static func load(
    _ paths: [String], reading replacements: [String: [UInt8]] = [:],
    settings: ProjectSettings = ProjectSettings()
  ) -> WidgetProject {
    FolderSnapshot.$current.withValue(FolderSnapshot()) {
      var loader = ProjectLoader(replacements: replacements, settings: settings)
      for path in paths { loader.load(FilePath(path)) }
      loader.finishProjects()
      loader.checkCatalogs()
      loader.project.sources.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
      return loader.project
    }
  }

  private mutating func load(_ path: FilePath) {
    switch FileStatus(at: path) {
    case .folder:
      var unreadable: [FilePath] = []
      let settings = project.settings
      let found = FileSearch.files(
        under: path, unreadable: &unreadable, leavingOut: { settings.leavesOut($0) },
        where: { name in
          name.hasSuffix(".intentdefinition") || name.hasSuffix(ActionCatalog.fileSuffix)
            || Self.isProjectFile(name)
        })
      for folder in unreadable where folder != path {
        project.findings.append(Diagnostic(unreadableFolder: folder))
      }
      // Of what was asked for, nothing is checked.
      if unreadable.contains(path) {
        project.failures.append(
          Diagnostic(unreadable: FileError(.read, path.text, .permissionDenied)))
      }
      // What is replaced is not read, and what is read ahead is the disk's.
      let files = found.map(\.simplified)
      if replacements.isEmpty { ahead.read(files, settings: settings) }
      for file in files where !loadProjectFile(file, isSearched: true) {
        loadFile(file)
      }
    case .file, .nothing:
      if !loadProjectFile(path, isSearched: false) { loadFile(path) }
    }
  }

  private mutating func loadFile(_ path: FilePath) {
    if path.name.hasSuffix(ActionCatalog.fileSuffix) {
      loadCatalog(path)
      return
    }
    if path.pathExtension == "json", FileStatus(at: path) == .file {
      project.fileCount += 1
      project.failures.append(Diagnostic(uncheckedFile: path))
    } else if !loadTableFile(path) {
      loadDefinition(path)
    }
  }

  /// Reads a string table or a string catalogue; false where the file is neither by its name.
  @discardableResult
  mutating func loadTableFile(_ path: FilePath) -> Bool {
    switch TableLocation.format(ofFilesWith: path.pathExtension) {
    case .stringCatalog: loadStringCatalog(path)
    case let format?:
      if let table = table(TableLocation.File(path: path, format: format)) { add([table]) }
    case nil: return false
    }
    return true
  }

  /// The tables of a file; nil where it was not read.
  mutating func tables(inFile name: String) -> [StringTable]? {
    tablesByFile.tables(inFile: name, of: project)
  }

  /// Reads a file that was not read before; nil where it was, or cannot be.
  mutating func newSource(_ path: FilePath) -> SourceFile? {
    newSource(path, leadingTo: FileStatus.resolved(path))
  }

  /// The name under which the file was read that a path leads to; nil where it was not, or could not be.
  func name(ofFile path: FilePath) -> String? {
    loaded[FileStatus.resolved(path)].flatMap(\.self).map { project.sources[$0].name }
  }

  private mutating func newSource(
    _ path: FilePath, leadingTo key: FilePath, read: Result<SourceFile, FileError>? = nil
  ) -> SourceFile? {
    loaded[key] == nil ? source(path, leadingTo: key, read: read) : nil
  }

  /// The content of a file, read at most once; nil where it cannot be.
  private mutating func source(
    _ path: FilePath, leadingTo key: FilePath, read: Result<SourceFile, FileError>?
  ) -> SourceFile? {
    guard !project.settings.leavesOut(path) else { return nil }
    if let known = loaded[key] { return known.map { project.sources[$0] } }
    project.fileCount += 1
    do throws(FileError) {
      let source =
        if let replaced = replaced(path) {
          replaced
        } else if let read {
          try read.get()
        } else {
          try SourceFile(path: path.text)
        }
      loaded[key] = .some(project.sources.count)
      project.sources.append(source)
      return source
    } catch {
      project.failures.append(Diagnostic(unreadable: error))
      loaded[key] = .some(nil)
      return nil
    }
  }

  /// The text to read in place of the one on the disk.
  private func replaced(_ path: FilePath) -> SourceFile? {
    replacements[path.text].map {
      SourceFile(name: path.text, text: String(decoding: $0, as: UTF8.self))
    }
  }

  /// Reads a definition with its tables, unless it was looked at before.
  mutating func loadDefinition(_ path: FilePath) {
    let key = FileStatus.resolved(path)
    guard triedDefinitions.insert(key).inserted else { return }
    let read = ahead.takeDefinition(path)
    guard let source = source(path, leadingTo: key, read: read?.source) else { return }
    do throws(IntentDefinitionError) {
      let definition =
        if let content = read?.content { try content.get() } else { try IntentDefinition(source) }
      definitions[key] = project.definitions.count
      project.definitions.append(definition)
      project.findings += definition.diagnostics
      for location in project.settings.tableLocations(ofDefinition: path) {
        loadTables(at: location, definition: source.name)
      }
    } catch {
      project.failures.append(error.diagnostic)
    }
  }

  /// The definition that was read from a file; nil where none was.
  func definition(_ path: FilePath) -> IntentDefinition? {
    definitions[FileStatus.resolved(path)].map { project.definitions[$0] }
  }

  private mutating func loadCatalog(_ path: FilePath) {
    guard let source = newSource(path) else { return }
    do throws(ActionCatalogError) {
      let catalog = try ActionCatalog(source)
      project.catalogs.append(catalog)
      if FileStatus(at: catalog.definitionFile) == .nothing {
        project.failures.append(catalog.missingDefinition)
      } else {
        loadDefinition(catalog.definitionFile)
      }
      project.findings += [catalog.missingLocalization, catalog.missingAssets].compactMap(\.self)
      for location in catalog.tableLocations { loadTables(at: location) }
    } catch {
      if error.isUnparsable {
        project.failures += error.diagnostics
      } else {
        project.findings += error.diagnostics
      }
    }
  }

  /// Reads the tables at a location and, where a definition is named, notes those that are misnamed.
  private mutating func loadTables(at location: TableLocation, definition: String? = nil) {
    let found = ahead.takeTables(at: location)
    for file in found.misnamed where !project.settings.leavesOut(file.path) {
      guard let definition else { break }
      let table = MisnamedTable(
        file: file.path, expectedName: location.name + "." + file.path.pathExtension,
        definition: definition)
      if misnamedTables.insert(file.path).inserted { project.misnamedTables.append(table) }
    }
    var tables: [StringTable] = []
    for (file, read) in found.tables {
      switch file.format {
      case .stringCatalog: loadStringCatalog(file.path)
      case .strings, .stringsDictionary:
        if let table = table(file, read: read) { tables.append(table) }
      }
    }
    add(tables)
  }

  /// The table of a file that was not met before; nil where it was, or is none.
  private mutating func table(_ file: TableLocation.File, read: ReadTable? = nil) -> StringTable? {
    guard let source = newSource(file.path, leadingTo: file.target, read: read?.source) else {
      return nil
    }
    do throws(PropertyListError) {
      if let content = read?.content { return try content.get() }
      return try StringTable(source, of: file)
    } catch {
      project.failures.append(Diagnostic(invalidPropertyList: error))
      return nil
    }
  }

  /// Adds tables that lie at one location.
  private mutating func add(_ tables: [StringTable]) {
    guard let first = tables.first else { return }
    project.tables += tables
    project.tablesByLocation[TableLocation(of: first), default: []] += tables
    for table in tables where !table.diagnostics.isEmpty { project.findings += table.diagnostics }
  }

  private mutating func loadStringCatalog(_ path: FilePath) {
    guard let source = newSource(path) else { return }
    do throws(PropertyListError) {
      let catalog = try StringCatalog(source, name: path.stem)
      project.stringCatalogs.append(catalog)
      if let first = catalog.tables.first {
        project.tablesByLocation[TableLocation(of: first), default: []] += catalog.tables
      }
      project.findings += catalog.diagnostics
    } catch {
      project.failures.append(Diagnostic(invalidPropertyList: error))
    }
  }

  /// Checks the catalogues against their definitions.
  private mutating func checkCatalogs() {
    for catalog in project.catalogs {
      if let definition = definition(catalog.definitionFile) {
        project.findings += IntentHandler.diagnostics(of: catalog, against: definition)
      } else {
        project.findings += catalog.diagnostics
      }
      loadImages(of: catalog)
    }
  }
}
