// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import PropertyListSyntax
package import QuickActions
import SourceText
import StringTables

/// Loads the files of a project.
package struct ProjectLoader {
  package internal(set) var project = WidgetProject()

  /// The files that were read, or could not be, by the path that links lead to.
  private var loaded: [FilePath: SourceFile?] = [:]

  /// The tables of each file that was read, by its name.
  private(set) var tablesInFile: [String: [StringTable]] = [:]

  /// The `Info.plist` files that were found in folders and not read yet.
  var searchedInfoPlists: [FilePath] = []

  /// The folders of projects that cannot be read.
  var unreadProjectFolders: [FilePath] = []

  /// The languages of the string catalogues that an application has.
  var languagesOfCatalogs: [FilePath: Set<LocaleName>] = [:]

  /// The definitions that were read, by the path that links lead to.
  private var definitions: [FilePath: IntentDefinition] = [:]

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
      let files = FileSearch.files(
        under: path, unreadable: &unreadable, leavingOut: project.settings.leavesOut
      ) { name in
        name.hasSuffix(".intentdefinition") || name.hasSuffix(ActionCatalog.fileSuffix)
          || Self.isProjectFile(name)
      }
      for folder in unreadable where folder != path {
        project.findings.append(Diagnostic(unreadableFolder: folder))
      }
      // Of what was asked for, nothing is checked.
      if unreadable.contains(path) {
        project.failures.append(
          Diagnostic(unreadable: FileError(.read, path.text, .permissionDenied)))
      }
      // What is replaced is not read, and what is read ahead is the disk's.
      if replacements.isEmpty { ahead.read(files.map(\.simplified), settings: project.settings) }
      for file in files where !loadProjectFile(file.simplified, isSearched: true) {
        loadFile(file.simplified)
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
    case let format?: loadTable(TableLocation.File(path: path, format: format))
    case nil: return false
    }
    return true
  }

  /// Reads a file that was not read before; nil where it was, or cannot be.
  mutating func newSource(_ path: FilePath) -> SourceFile? {
    let key = FileStatus.resolved(path)
    return loaded[key] == nil ? source(path, leadingTo: key) : nil
  }

  /// The name under which the file was read that a path leads to; nil where it was not, or could not be.
  func name(ofFile path: FilePath) -> String? {
    loaded[FileStatus.resolved(path)].flatMap { $0?.name }
  }

  /// The content of a file, read at most once; nil where it cannot be.
  private mutating func source(_ path: FilePath, leadingTo key: FilePath) -> SourceFile? {
    guard !project.settings.leavesOut(path) else { return nil }
    if let known = loaded[key] { return known }
    project.fileCount += 1
    do throws(FileError) {
      let source: SourceFile
      if let replaced = replaced(path) {
        source = replaced
      } else if let read = ahead.source(path) {
        source = try read.get()
      } else {
        source = try SourceFile(path: path.text)
      }
      project.sources.append(source)
      loaded[key] = .some(source)
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
    guard triedDefinitions.insert(key).inserted, let source = source(path, leadingTo: key)
    else { return }
    do throws(IntentDefinitionError) {
      let definition = try decodedDefinition(source, at: path)
      definitions[key] = definition
      project.definitions.append(definition)
      project.findings += definition.diagnostics
      for location in project.settings.tableLocations(ofDefinition: path) {
        loadTables(of: location, definition: source.name)
      }
    } catch {
      project.failures.append(error.diagnostic)
    }
  }

  private mutating func decodedDefinition(
    _ source: SourceFile, at path: FilePath
  ) throws(IntentDefinitionError) -> IntentDefinition {
    if let read = ahead.takeDefinition(path) { return try read.get() }
    return try IntentDefinition(source)
  }

  /// The definition that was read from a file; nil where none was.
  func definition(_ path: FilePath) -> IntentDefinition? {
    definitions[FileStatus.resolved(path)]
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
      for location in catalog.tableLocations { loadTables(of: location) }
    } catch {
      if error.isUnparsable {
        project.failures += error.diagnostics
      } else {
        project.findings += error.diagnostics
      }
    }
  }

  /// Reads the tables at a location and, where a definition is named, notes those that are misnamed.
  private mutating func loadTables(of location: TableLocation, definition: String? = nil) {
    let contents = ahead.contents(of: location)
    for file in contents.misnamed where !project.settings.leavesOut(file.path) {
      guard let definition else { break }
      let table = MisnamedTable(
        file: file.path, expectedName: location.name + "." + file.path.pathExtension,
        definition: definition)
      if misnamedTables.insert(file.path).inserted { project.misnamedTables.append(table) }
    }
    for file in contents.files {
      switch file.format {
      case .stringCatalog: loadStringCatalog(file.path)
      case .strings, .stringsDictionary: loadTable(file)
      }
    }
  }

  private mutating func loadTable(_ file: TableLocation.File) {
    guard loaded[file.target] == nil, let source = source(file.path, leadingTo: file.target) else {
      return
    }
    let read = ahead.takeTable(file.path)
    do throws(PropertyListError) {
      let table = try (read ?? ReadFile.table(source, of: file)).get()
      project.tables.append(table)
      tablesInFile[source.name] = [table]
      project.findings += table.diagnostics
    } catch {
      project.failures.append(Diagnostic(invalidPropertyList: error))
    }
  }

  private mutating func loadStringCatalog(_ path: FilePath) {
    guard let source = newSource(path) else { return }
    do throws(PropertyListError) {
      let catalog = try StringCatalog(source, name: path.stem)
      project.stringCatalogs.append(catalog)
      tablesInFile[source.name] = catalog.tables
      project.findings += catalog.diagnostics
    } catch {
      project.failures.append(Diagnostic(invalidPropertyList: error))
    }
  }

  /// Checks the catalogues against their definitions.
  private mutating func checkCatalogs() {
    for catalog in project.catalogs {
      if let definition = definitions[FileStatus.resolved(catalog.definitionFile)] {
        project.findings += IntentHandler.diagnostics(of: catalog, against: definition)
      } else {
        project.findings += catalog.diagnostics
      }
      loadImages(of: catalog)
    }
  }
}

extension ActionCatalogError {
  /// Whether the file is no JSON at all.
  package var isUnparsable: Bool {
    diagnostics.contains { $0.id == "invalid-property-list" }
  }
}
