// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import Diagnostics
package import Disk
import IntentFiles
import IntentModel
import PropertyListSyntax
import SourceText
import StringTables
import Synchronization

/// Loads the files of a project.
package struct ProjectLoader: Sendable {
  package internal(set) var project: WidgetProject

  /// The result of loading each file, by the path that links lead to.
  var loaded: [FilePath: LoadedFile] = [:]

  /// The tables of each file, by its name.
  var tablesByFile = TablesByFile()

  /// The `Info.plist` files that were found in folders and not read yet.
  var searchedInfoPlists: [FilePath] = []

  /// Those that were found in the repository around what was asked for.
  var surroundingInfoPlists: [FilePath] = []

  /// The folders of projects that cannot be read.
  var unreadProjectFolders: [FilePath] = []

  /// The languages of the string catalogs that an application has.
  var languagesOfCatalogs: [FilePath: Set<LocaleName>] = [:]

  /// The index of each definition that was read among the project's, by the path that links lead to.
  private var definitions: [FilePath: Int] = [:]

  /// The definitions that were looked at, by the path that links lead to.
  private var triedDefinitions: Set<FilePath> = []

  /// The misnamed tables that are noted.
  var misnamedTables: Set<FilePath> = []

  /// The text files of images that were read, by name.
  var loadedImageFiles: Set<String> = []

  /// The findings in images.
  var imageFindings: Set<Diagnostic> = []

  /// Whether what is read is only to understand what was asked for.
  var isSurrounding = false

  /// The tables that were named.
  var namedTables: [FilePath] = []

  /// The files of which tools make Xcode projects, as far as they were found.
  var specifications: [FilePath] = []

  /// Those of them that are among what was asked for.
  var askedSpecifications: [FilePath] = []

  /// The files that were read ahead of their use.
  var ahead = ReadAhead()

  /// The Swift sources of folders, which other threads read until they are needed.
  var swiftFilesBeingRead: [ConcurrentWork<FilePath, ReadAppIntentsFile?>] = []

  /// Texts to read instead of the files, by path.
  let replacements: [String: [UInt8]]

  /// Says which tables are not kept; nil to keep all.
  private let release: (any TableRelease)?

  /// Whether what Swift sources declare is read, too.
  let outlinesSwift: Bool

  /// The folders and files.
  var fileSystem: FileSystem

  private init(
    fileSystem: FileSystem, replacements: [String: [UInt8]], settings: ProjectSettings,
    release: (any TableRelease)?, outlinesSwift: Bool
  ) {
    self.fileSystem = fileSystem
    project = WidgetProject(in: fileSystem.resolved(FilePath(".")).text)
    self.replacements = replacements
    self.release = release
    self.outlinesSwift = outlinesSwift
    project.settings = settings
  }

  /// Loads what belongs to widgets at each of the paths, which are files or folders.
  ///
  /// - Parameters:
  ///   - paths: The files and folders.
  ///   - fileSystem: Where they are.
  ///   - replacements: Texts in UTF-8 to read instead of the files, by path.
  ///   - settings: The exclusions, and where tables are searched for.
  ///   - release: Says which tables are not kept; nil to keep all, to edit files or to look at each.
  ///   - outlinesSwift: Whether the declarations of the Swift sources are needed: they are read beside the rest then.
  ///   - readings: What is kept of the files for the next time; nil to keep nothing.
  /// - Returns: The loaded project, with its findings.
  package static func load(
    _ paths: [String], in fileSystem: FileSystem = .disk,
    reading replacements: [String: [UInt8]] = [:],
    settings: ProjectSettings = ProjectSettings(), release: (any TableRelease)? = nil,
    outlinesSwift: Bool = false, keeping readings: KeptReadings? = nil
  ) -> WidgetProject {
    defer { readings?.endRound() }
    let paths = paths.map { FilePath($0) }
    let (fileSystem, refused) = fileSystem.opening(paths.filter { $0.hasExtension("ipa") })
    let products = paths.filter { isProduct($0, in: fileSystem) }
    let texts = replacements.map { (fileSystem.spelledOutside(FilePath($0)).text, $1) }
    var loader = ProjectLoader(
      fileSystem: fileSystem.cached(keeping: readings),
      replacements: Dictionary(texts) { first, _ in first }, settings: settings,
      release: release, outlinesSwift: outlinesSwift)
    let others = paths.filter { !products.contains($0) }
    for path in others { loader.load(path) }
    loader.loadSurroundings(of: others)
    loader.finishProjects()
    loader.checkCatalogs()
    loader.noteUnpairedTables()
    // Last, as nothing around a product tells what is in it.
    for product in products {
      if let error = refused[product] {
        loader.project.failures.append(Diagnostic(unreadable: error))
      } else {
        loader.loadProduct(product)
      }
    }
    loader.project.existingTables = ExistingTables(of: loader.project, in: loader.fileSystem)
    loader.project.addOtherFiles()
    loader.project.sources.sort { $0.name.precedesByBytes($1.name) }
    // Whoever lets tables go checks a big project once, and ends.
    if release != nil { last.withLock { $0 = loader } }
    return loader.project
  }

  /// What was looked up for the last project whose tables were let go, kept until the next one: nobody waits until it is taken
  /// apart (Benchmarks/README.md, "A project that is kept").
  private static let last = Mutex<ProjectLoader?>(nil)

  private mutating func load(_ path: FilePath) {
    switch fileSystem.status(of: path) {
    case .folder:
      let settings = project.settings
      let found = FileSearch.search(path, in: fileSystem, excluding: settings.exclusion(of:)) {
        Self.isWanted($0)
      }
      project.passedOver += found.passedOver
      for folder in found.unreadable where folder != path {
        project.findings.append(Diagnostic(unreadableFolder: folder))
      }
      // Of what was asked for, nothing is checked.
      if found.unreadable.contains(path) {
        project.failures.append(Diagnostic(unreadable: FileError(unreadableFolder: path)))
      }
      // What is replaced is not read, and only what is not replaced can be read ahead.
      var files: [FilePath] = []
      var appIntentsFiles: [FilePath] = []
      for file in found.files {
        if Self.isAppIntentsFile(file.name) {
          appIntentsFiles.append(file.simplified)
        } else {
          files.append(file.simplified)
        }
      }
      // Beside what follows, which needs nothing of them.
      swiftFilesBeingRead.append(readingAppIntentsFiles(appIntentsFiles))
      if replacements.isEmpty {
        ahead.read(files, in: fileSystem, settings: settings, release: release)
        reserveCapacity(forFiles: ahead.fileCount)
      }
      for file in files where !loadProjectFile(file, isSearched: true) {
        loadFile(file)
      }
    case .file, .nothing:
      if let reason = project.settings.exclusion(of: path) {
        project.passedOver.append(PassedOver(path: path, isFolder: false, reason: reason))
      } else if Self.isAppIntentsFile(path.name) {
        loadAppIntentsFiles([ReadAppIntentsFile(path: path)])
      } else if !loadProjectFile(path, isSearched: false) {
        let path = fileSystem.spelledOutside(path)
        if TableLocation.format(ofFilesWith: path.pathExtension) != nil { namedTables.append(path) }
        loadFile(path)
      }
    }
  }

  /// Whether a file of this name in a folder is read.
  private static func isWanted(_ name: String) -> Bool {
    // Every name of a project is asked, and most of them end in another letter.
    switch name.utf8.last {
    case UInt8(ascii: "t"), UInt8(ascii: "n"), UInt8(ascii: "j"), UInt8(ascii: "l"),
      UInt8(ascii: "s"):
      break
    default: return false
    }
    return isAppIntentsFile(name) || isProjectFile(name)
      || name.endsInBytes(of: ".intentdefinition") || name.endsInBytes(of: ActionCatalog.fileSuffix)
  }

  /// Makes room for what will be known of files, so that it is not moved while it grows.
  private mutating func reserveCapacity(forFiles count: Int) {
    loaded.reserveCapacity(loaded.count + count)
    project.sources.reserveCapacity(project.sources.count + count)
    project.tables.reserveCapacity(project.tables.count + count)
  }

  private mutating func loadFile(_ path: FilePath) {
    if path.name.hasSuffix(ActionCatalog.fileSuffix) {
      loadCatalog(path)
      return
    }
    if path.hasExtension("json"), fileSystem.status(of: path) == .file {
      project.failures.append(Diagnostic(uncheckedFile: path))
    } else if !loadTableFile(path) {
      loadDefinition(path)
    }
  }

  /// Reads a definition, unless it was looked at before, with its tables unless it is only read to understand others.
  mutating func loadDefinition(_ path: FilePath, withTables: Bool? = nil) {
    let key = fileSystem.resolved(path)
    guard triedDefinitions.insert(key).inserted else { return }
    let read =
      ahead.takeDefinition(path)
      ?? keptReading(of: path) { ReadDefinition(definition: path, in: fileSystem) }
    let source = source(path, leadingTo: key) { [fileSystem] () throws(FileError) in
      try ReadDefinition.source(of: read, at: path, in: fileSystem)
    }
    guard let source = source?.file else { return }
    do throws(IntentDefinitionError) {
      let definition =
        if let known = try read?.content() { known } else { try IntentDefinition(source) }
      guard !definition.isStringTable else {
        loadTable(namedAsDefinition: source, at: path)
        return
      }
      definitions[key] = project.definitions.count
      project.definitions.append(definition)
      if !isSurrounding { project.findings += definition.diagnostics }
      guard withTables ?? !isSurrounding else { return }
      for location in project.settings.tableLocations(ofDefinition: path) {
        loadTables(at: location, definition: source.name)
      }
    } catch {
      project.failures.append(error.diagnostic)
    }
  }

  /// The definition that was read from a file; nil if none was.
  func definition(_ path: FilePath) -> IntentDefinition? {
    definitions[fileSystem.resolved(path)].map { project.definitions[$0] }
  }

  /// The name under which a file was read that holds a definition; nil if it was not, or does not hold one.
  func name(ofDefinition path: FilePath) -> String? {
    definitions[fileSystem.resolved(path)].map { project.definitions[$0].source.name }
  }

  /// Takes out definitions by the names of their files.
  mutating func removeDefinitions(_ names: Set<String>) -> [IntentDefinition] {
    let removed = project.definitions.filter { names.contains($0.source.name) }
    project.definitions.removeAll { names.contains($0.source.name) }
    definitions = Dictionary(
      project.definitions.enumerated()
        .map { (fileSystem.resolved(FilePath($1.source.name)), $0) },
      uniquingKeysWith: { first, _ in first })
    return removed
  }
}

extension FileSystem {
  /// The path of a table or a definition, through the language folder that it is in.
  ///
  /// A path that is written in that folder, such as `X.strings` or `../X.strings`, does not have its name, by which the language
  /// and the definition are found.
  ///
  /// - Parameter path: The path of a file, which need not exist.
  /// - Returns: For `X.strings` in `ja.lproj`, `../ja.lproj/X.strings`; every other path unchanged.
  fileprivate func spelledOutside(_ path: FilePath) -> FilePath {
    let folder = path.folder
    guard [".", ".."].contains(folder.lastPart),
      path.hasExtension("intentdefinition")
        || TableLocation.format(ofFilesWith: path.pathExtension) != nil
    else { return path }
    let languageFolder = resolved(folder)
    guard languageFolder.hasExtension("lproj") else { return path }
    return folder.appending("..").appending(languageFolder.name).appending(path.name).simplified
  }
}
