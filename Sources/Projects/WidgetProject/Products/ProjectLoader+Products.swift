// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import IntentFiles
import IntentModel
import PropertyListSyntax
import SourceText
import StringTables

/// Built products: apps as a build leaves them, alone or in archives.
extension ProjectLoader {
  /// How deep bundles can be in bundles.
  private static let maximumDepth = 5

  /// Whether a path is that of a built product, as far as its name and what is in it say.
  static func isProduct(_ path: FilePath, in fileSystem: FileSystem) -> Bool {
    switch path.pathExtension {
    case "ipa": fileSystem.status(of: path) != .nothing
    case "xcarchive": fileSystem.status(of: path) == .folder
    case "app":
      // The folder of the sources of a site can have such a name.
      fileSystem.status(of: BundleFolders(path, in: fileSystem).infoPlist) == .file
    default: false
    }
  }

  /// Loads a built product.
  mutating func loadProduct(_ path: FilePath) {
    if let reason = project.settings.exclusion(of: path) {
      project.passedOver.append(PassedOver(path: path, isFolder: true, reason: reason))
      return
    }
    let applications = applications(of: path)
    if applications.isEmpty {
      project.failures.append(Diagnostic(productWithoutApplication: path))
    }
    for application in applications {
      var product = BuiltProduct(path: path)
      var known = KnownBundles()
      load(.application, at: application, into: &product, &known, depth: 0)
      project.products.append(product)
      addApplication(of: product)
      addPackagedApplication(of: product)
    }
  }

  /// The applications of a product: one, except in an archive of several.
  private func applications(of path: FilePath) -> [FilePath] {
    let folder: FilePath
    switch path.pathExtension {
    case "ipa": folder = path.appending("Payload")
    case "xcarchive": folder = path.appending("Products/Applications")
    default: return [path]
    }
    return (fileSystem.entries(of: folder) ?? [])
      .filter { $0.name.endsInBytes(of: ".app") }.map { folder.appending($0.name) }
      .filter { fileSystem.status(of: $0) == .folder }
  }

  private mutating func load(
    _ kind: BuiltBundle.Kind, at path: FilePath, into product: inout BuiltProduct,
    _ known: inout KnownBundles, depth: Int
  ) {
    // A link can lead back to a bundle that is around it.
    guard known.paths.insert(fileSystem.resolved(path)).inserted else { return }
    let folders = BundleFolders(path, in: fileSystem)
    var bundle = BuiltBundle(kind: kind, path: path)
    let isCode = ![.framework, .resources].contains(kind)
    // A third-party framework may declare what it likes.
    if isCode { bundle.infoPlist = builtInfoPlist(folders.infoPlist) }
    bundle.metadata = builtMetadata(folders.metadata)
    let entries = fileSystem.entries(of: folders.resources) ?? []
    let languageFolders = entries.filter { $0.name.endsInBytes(of: ".lproj") }
    let localizationTables = entries.filter { $0.name.endsInBytes(of: ".loctable") }
      .flatMap { builtTables(folders.resources.appending($0.name)) }
    bundle.languages = Set(
      languageFolders.map { LocaleName(FilePath($0.name).stem) }
        .filter { !$0.isBase } + localizationTables.map(\.locale)
    ).sorted()
    bundle.definitions = builtDefinitions(
      in: folders.resources, entries, languageFolders, known.definitions)
    if bundle.metadata?.shortcuts.isEmpty == false {
      bundle.phraseTables = languageFolders.compactMap { phraseTable(in: folders, $0.name) }
    }
    known.note(bundle.definitions)
    product.bundles.append(bundle)
    guard depth < Self.maximumDepth else { return }
    for inner in folders.bundles(in: fileSystem) {
      load(inner.kind, at: inner.path, into: &product, &known, depth: depth + 1)
    }
  }

  private mutating func builtInfoPlist(_ path: FilePath) -> InfoPlist? {
    guard fileSystem.status(of: path) == .file, let source = newSource(path) else { return nil }
    do throws(InfoPlistError) {
      let plist = try InfoPlist(source)
      project.infoPlists.append(plist)
      project.findings += plist.diagnostics
      return plist
    } catch {
      project.failures.append(error.diagnostic)
      return nil
    }
  }

  private mutating func builtMetadata(_ path: FilePath) -> ActionsMetadata? {
    guard fileSystem.status(of: path) == .file, let source = newSource(path) else { return nil }
    do throws(PropertyListError) {
      let metadata = try ActionsMetadata(source)
      project.findings += metadata.diagnostics
      return metadata
    } catch {
      project.failures.append(Diagnostic(invalidPropertyList: error))
      return nil
    }
  }

  /// The tables of all languages in a `.loctable` file, which are added to those of the project.
  private mutating func builtTables(_ path: FilePath) -> [StringTable] {
    guard fileSystem.status(of: path) == .file, let source = newSource(path) else { return [] }
    do throws(PropertyListError) {
      let (tables, diagnostics) = try StringTable.tables(
        ofAllLanguagesIn: source, name: path.stem)
      project.findings += diagnostics
      project.tables += tables
      let location = TableLocation(folder: path.folder, name: path.stem)
      project.tablesByLocation[location, default: []] += tables
      return tables
    } catch {
      project.failures.append(Diagnostic(invalidPropertyList: error))
      return []
    }
  }

  /// The translations of phrases in the folder of a language; nil if there are none.
  private mutating func phraseTable(in folders: BundleFolders, _ name: String) -> PhraseTable? {
    let folder = folders.resources.appending(name)
    let path = folder.appending("AppShortcuts.strings")
    guard fileSystem.status(of: path) == .file, let source = newSource(path) else { return nil }
    do throws(PropertyListError) {
      return try PhraseTable(source, locale: LocaleName(folder.stem))
    } catch {
      project.failures.append(Diagnostic(invalidPropertyList: error))
      return nil
    }
  }

  /// The definitions of a bundle; of one that an earlier bundle has as well, nothing is reported again.
  private mutating func builtDefinitions(
    in resources: FilePath, _ entries: [Folder.Entry], _ languageFolders: [Folder.Entry],
    _ known: [String: String]
  ) -> [BundledDefinition] {
    var paths = entries.filter { $0.name.endsInBytes(of: ".intentdefinition") }
      .map { resources.appending($0.name) }
    for folder in languageFolders {
      let folder = resources.appending(folder.name)
      paths += (fileSystem.entries(of: folder) ?? [])
        .filter { $0.name.endsInBytes(of: ".intentdefinition") }
        .map { folder.appending($0.name) }
    }
    for path in paths {
      isSurrounding = known[path.name].map { hasSameBytes(FilePath($0), path) } ?? false
      loadDefinition(path, withTables: true)
    }
    isSurrounding = false
    return definitionGroups(paths).map { group in
      let location = TableLocation(folder: resources, name: group.name)
      let tables = project.tablesByLocation[location] ?? []
      return BundledDefinition(
        name: group.name, variants: group.variants, tables: LanguageTables(tables),
        unreadableLanguages: unreadableLanguages(at: location, tables))
    }
  }

  private func hasSameBytes(_ first: FilePath, _ second: FilePath) -> Bool {
    guard let bytes = try? fileSystem.bytes(of: first) else { return false }
    return (try? fileSystem.bytes(of: second)) == bytes
  }

  /// The languages whose table is there and could not be read.
  private func unreadableLanguages(
    at location: TableLocation, _ tables: [StringTable]
  ) -> Set<LocaleName> {
    let read = Set(tables.map(\.fileName))
    return Set(
      location.files(in: fileSystem).filter { !read.contains($0.path.text) }
        .compactMap { LocaleName(ofFolder: $0.path.folder.name) })
  }

  /// Adds the application as App Store Connect looks at it: the languages of its extensions do not count.
  private mutating func addApplication(of product: BuiltProduct) {
    guard let bundle = product.application else { return }
    project.applications.append(
      Application(
        name: bundle.name, projectFile: nil, isBuilt: true,
        developmentLanguage: bundle.developmentLanguage, resourceLanguages: bundle.languages,
        definitions: bundle.definitions))
  }
}

/// The bundles of the products that were loaded.
private struct KnownBundles {
  /// Where links lead to, of each bundle.
  var paths: Set<FilePath> = []

  /// The first definition of each file name.
  private(set) var definitions: [String: String] = [:]

  /// Notes the definitions of a bundle.
  mutating func note(_ definitions: [BundledDefinition]) {
    for file in definitions.flatMap(\.variants).map(\.file) {
      let name = FilePath(file).name
      if self.definitions[name] == nil { self.definitions[name] = file }
    }
  }
}

extension Diagnostic {
  /// The finding of an archive without an app.
  fileprivate init(productWithoutApplication path: FilePath) {
    let folder = path.hasExtension("ipa") ? "Payload" : "Products/Applications"
    self.init(
      id: "unreadable-file", severity: .error,
      message: "'\(path.text)' has no app in '\(folder)'; export or archive the app again",
      at: .init(file: path.text))
  }
}
