// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
package import Disk
package import IntentFiles
import IntentModel
import PropertyListSyntax
package import QuickActions
package import SourceText
package import StringTables

/// A catalog with its definition and tables, ready to answer.
package struct LoadedCatalog: Sendable {
  /// The catalog that was loaded.
  package let catalog: ActionCatalog

  /// The intent that the catalog is for.
  package let widget: WidgetIntent

  /// The places of the files that belong to the catalog.
  package let files: CatalogFiles

  /// Every file that was read for it.
  package let sources: [SourceFile]

  /// The default path of the saved choice: `X.configuration.json` beside the catalog.
  package var choiceFile: FilePath {
    catalog.path.folder.appending(catalog.stem + ".configuration.json")
  }

  /// An error that there is no catalog to work with.
  package enum Failure: Error, Sendable {
    /// There is none below the folder.
    case noCatalog(folder: String)
    /// The folder has several catalogs.
    case severalCatalogs([String])
    /// A definition was named instead of a catalog; the catalog beside it, if there is one.
    case definition(String, catalog: String?)
    /// A file of it cannot be read.
    case file(FileError)
    /// A file of it is not a property list, or not JSON.
    case unparsable([Diagnostic], sources: [SourceFile])
    /// The catalog is read, and cannot be used.
    case invalid([Diagnostic], sources: [SourceFile])
  }

  /// Loads the catalog at a path or, if that is a folder or missing, the only one below the folder.
  ///
  /// - Parameters:
  ///   - path: The file, or the folder to look in; nil means the current folder.
  ///   - fileSystem: Where it is.
  /// - Throws: ``Failure``.
  package init(path: String?, in fileSystem: FileSystem = .disk) throws(Failure) {
    let given = FilePath(path ?? ".")
    let file =
      if path == nil {
        try Self.nearestCatalog(in: fileSystem)
      } else {
        fileSystem.status(of: given) == .folder
          ? try Self.onlyCatalog(below: given, in: fileSystem) : given
      }
    if file.hasExtension("intentdefinition") {
      throw .definition(file.text, catalog: ActionCatalog.file(of: file, in: fileSystem)?.text)
    }
    let source = try Self.source(file, in: fileSystem)
    let catalog = try Self.catalog(source)
    files = catalog.files(in: fileSystem)
    if fileSystem.status(of: files.definition) == .nothing {
      throw .unparsable([catalog.missingDefinition(files.definition)], sources: [source])
    }
    let definitionSource = try Self.source(files.definition, in: fileSystem)
    let definition = try Self.definition(definitionSource)
    var sources = [source, definitionSource]
    let tables = try Self.tables(of: catalog, files, in: fileSystem, sources: &sources)
    self.sources = sources
    self.catalog = catalog
    do throws(ActionCatalogError) {
      widget = try WidgetIntent(catalog, of: definition, tables: tables)
    } catch {
      throw .invalid(error.diagnostics, sources: sources)
    }
  }

  /// The saved choice of a file.
  ///
  /// - Throws: ``Failure`` if it cannot be read, or is for something else.
  package func choice(
    at path: String, in fileSystem: FileSystem = .disk
  ) throws(Failure) -> WidgetChoice {
    let source = try Self.source(FilePath(path), in: fileSystem)
    do throws(SavedChoiceError) {
      return try WidgetChoice(source, for: widget)
    } catch {
      let findings = [error.diagnostic]
      throw error.diagnostic.id == "invalid-property-list"
        ? .unparsable(findings, sources: [source]) : .invalid(findings, sources: [source])
    }
  }

  /// The only catalog below the current folder or, if there is none, below the nearest folder above it that has one, up to
  /// the root of the repository.
  private static func nearestCatalog(
    in fileSystem: FileSystem
  ) throws(Failure) -> FilePath {
    do throws(Failure) {
      return try onlyCatalog(below: FilePath("."), in: fileSystem)
    } catch .noCatalog(let folder) {
      let current = fileSystem.resolved(FilePath("."))
      guard let root = Repository.root(of: current, in: fileSystem) else {
        throw .noCatalog(folder: folder)
      }
      var above = current
      while above != root {
        above = above.folder
        do throws(Failure) {
          return try onlyCatalog(below: above.relative(to: current), in: fileSystem)
        } catch .noCatalog {
          continue
        }
      }
      throw .noCatalog(folder: folder)
    }
  }

  private static func onlyCatalog(
    below folder: FilePath, in fileSystem: FileSystem
  ) throws(Failure) -> FilePath {
    let result = FileSearch.search(folder, in: fileSystem) {
      $0.hasSuffix(ActionCatalog.fileSuffix)
    }
    let found = result.files
    guard let first = found.first else {
      // It may be in a folder that cannot be read.
      if let folder = result.unreadable.first { throw .file(FileError(unreadableFolder: folder)) }
      throw .noCatalog(folder: folder.text)
    }
    guard found.count == 1 else { throw .severalCatalogs(found.map(\.simplified.text)) }
    return first.simplified
  }

  private static func catalog(_ source: SourceFile) throws(Failure) -> ActionCatalog {
    do throws(ActionCatalogError) {
      return try ActionCatalog(source)
    } catch {
      throw error.isUnparsable
        ? .unparsable(error.diagnostics, sources: [source])
        : .invalid(error.diagnostics, sources: [source])
    }
  }

  private static func definition(_ source: SourceFile) throws(Failure) -> IntentDefinition {
    do throws(IntentDefinitionError) {
      return try IntentDefinition(source)
    } catch {
      throw .unparsable([error.diagnostic], sources: [source])
    }
  }

  private static func source(
    _ path: FilePath, in fileSystem: FileSystem
  ) throws(Failure) -> SourceFile {
    do throws(FileError) {
      return try fileSystem.source(at: path)
    } catch {
      throw .file(error)
    }
  }

  private static func tables(
    of catalog: ActionCatalog, _ files: CatalogFiles, in fileSystem: FileSystem,
    sources: inout [SourceFile]
  ) throws(Failure) -> StringTableSet {
    if files.hidesLocalization(in: fileSystem), let folder = files.localizationFolder {
      throw .file(FileError(unreadableFolder: folder))
    }
    return try tables(
      at: files.tableLocations, in: fileSystem,
      developmentLanguage: catalog.developmentLanguage?.value,
      sources: &sources)
  }

  /// Reads the string tables at locations.
  ///
  /// - Parameters:
  ///   - locations: Where they are.
  ///   - fileSystem: The folders and files.
  ///   - developmentLanguage: The language of the texts that have no table.
  ///   - sources: The files that are read are added here.
  /// - Returns: The tables.
  /// - Throws: ``Failure`` if a file cannot be read or parsed.
  package static func tables(
    at locations: [TableLocation], in fileSystem: FileSystem,
    developmentLanguage: LocaleName? = nil, sources: inout [SourceFile]
  ) throws(Failure) -> StringTableSet {
    var tables = StringTableSet(developmentLanguage: developmentLanguage)
    var seen: Set<FilePath> = []
    for file in locations.flatMap({
      $0.files(in: fileSystem) + $0.tablesNamedAsDefinitions(in: fileSystem)
    })
    where seen.insert(file.path).inserted {
      let source = try Self.source(file.path, in: fileSystem)
      sources.append(source)
      do throws(PropertyListError) {
        if file.format == .stringCatalog {
          let catalog = try StringCatalog(source, name: file.path.stem)
          for table in catalog.tables { tables.insert(table) }
        } else {
          tables.insert(
            try StringTable(
              source, name: file.path.stem, locale: LocaleName(file.path.folder.stem),
              format: file.format))
        }
      } catch {
        throw .unparsable([Diagnostic(invalidPropertyList: error)], sources: sources)
      }
    }
    return tables
  }
}
