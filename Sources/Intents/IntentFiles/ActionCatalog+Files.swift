// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import ActionCatalogs
package import Diagnostics
package import Disk
import SourceText

extension ActionCatalog {
  /// The path of the catalog's file.
  package var path: FilePath { FilePath(source.name) }

  /// The stem that the catalog shares with its definition: that of its name, without `.actions`.
  package var stem: String {
    let name = path.name
    return name.hasSuffix(Self.fileSuffix)
      ? String(name.dropLast(Self.fileSuffix.count)) : path.stem
  }

  /// Returns the locations of the files of the catalog.
  package func files(in fileSystem: FileSystem) -> CatalogFiles {
    CatalogFiles(of: self, simplifying: fileSystem.simplified)
  }

  /// Returns the default path of the catalog of a definition: beside it or, if it is in the folder
  /// of a language, beside that folder, which is for translations only.
  package static func usualFile(of definition: FilePath, in fileSystem: FileSystem) -> FilePath {
    let name = definition.stem + fileSuffix
    let folder = definition.folder
    if folder.hasExtension("lproj") { return folder.folder.appending(name) }
    let isCurrent = folder.text == "." && fileSystem.resolved(folder).hasExtension("lproj")
    return (isCurrent ? FilePath("..") : folder).appending(name)
  }

  /// The catalog of a definition: in its usual place, or else beside the definition; nil if there is none.
  package static func file(of definition: FilePath, in fileSystem: FileSystem) -> FilePath? {
    let beside = definition.folder.appending(definition.stem + fileSuffix)
    return [usualFile(of: definition, in: fileSystem), beside]
      .first { fileSystem.status(of: $0) == .file }
  }
}

/// The locations of the files of a catalog.
package struct CatalogFiles: Hashable, Sendable {
  /// The definition that the catalog names, or the one of the same stem beside it.
  package let definition: FilePath

  /// The folder that the catalog names as that of the tables; nil if it names none.
  package let localizationFolder: FilePath?

  /// The locations in which the tables of the catalog and of its definition are searched for.
  package let tableLocations: [TableLocation]

  /// Finds the files of a catalog, and spells their paths without needless parts.
  package init(of catalog: ActionCatalog, simplifying simplified: (FilePath) -> FilePath) {
    let folder = catalog.path.folder
    let definition = simplified(
      folder.appending(catalog.definitionPath?.value ?? catalog.stem + ".intentdefinition"))
    self.definition = definition
    localizationFolder = catalog.localizationPath.map { simplified(folder.appending($0.value)) }
    let folders = [localizationFolder, TableLocation(definition: definition).folder]
    tableLocations = folders.compactMap(\.self).flatMap { folder in
      [definition.stem, catalog.tableName].map { TableLocation(folder: folder, name: $0) }
    }
  }

  /// Whether the folder of tables that the catalog names is there and cannot be read.
  package func hidesLocalization(in fileSystem: FileSystem) -> Bool {
    localizationFolder.map {
      fileSystem.status(of: $0) == .folder && fileSystem.entries(of: $0) == nil
    } ?? false
  }
}

extension ActionCatalog {
  /// The finding of a catalog whose definition is missing.
  package func missingDefinition(_ definition: FilePath) -> Diagnostic {
    let file = definition.text
    guard let definitionPath else {
      return Diagnostic(
        id: "catalog-definition-missing", severity: .error,
        message:
          "there is no file '\(file)' for this catalog; create it, or name another as 'definition'",
        at: .init(file: path.text))
    }
    return Diagnostic(
      id: "catalog-definition-missing", severity: .error,
      message:
        "there is no file '\(file)'; write 'definition' as a path from the catalog's folder",
      at: .init(file: path.text, range: definitionPath.range))
  }

  /// The finding of a catalog that names a folder of tables that is missing or cannot be read; nil if it can be, or none
  /// is named.
  package func missingLocalization(_ files: CatalogFiles, in fileSystem: FileSystem) -> Diagnostic?
  {
    guard let localizationPath, let folder = files.localizationFolder else { return nil }
    if files.hidesLocalization(in: fileSystem) {
      return Diagnostic(
        id: "catalog-localization-missing", severity: .warning,
        message:
          "the folder '\(folder.text)' cannot be read, so no text is found in it; change its permissions",
        at: .init(file: path.text, range: localizationPath.range))
    }
    guard fileSystem.status(of: folder) != .folder else { return nil }
    return Diagnostic(
      id: "catalog-localization-missing", severity: .warning,
      message:
        "there is no folder '\(folder.text)'; write 'localization' as a path from the catalog's folder",
      at: .init(file: path.text, range: localizationPath.range))
  }
}
