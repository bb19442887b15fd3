// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import QuickActions
import SourceText

extension ActionCatalog {
  /// The catalog's file.
  package var path: FilePath { FilePath(source.name) }

  /// The stem that the catalog shares with its definition: that of its name, without `.actions`.
  package var stem: String {
    let name = path.name
    return name.hasSuffix(Self.fileSuffix)
      ? String(name.dropLast(Self.fileSuffix.count)) : path.stem
  }

  /// The definition that the catalog names, or the one of the same stem beside it.
  package var definitionFile: FilePath {
    FileStatus.simplified(
      path.folder.appending(definitionPath?.value ?? stem + ".intentdefinition"))
  }

  /// Where the catalog of a definition is written: beside it or, where it lies in a folder of a language, beside that folder, in which nothing
  /// but translations belongs.
  package static func usualFile(of definition: FilePath) -> FilePath {
    let name = definition.stem + fileSuffix
    let folder = definition.folder
    if folder.pathExtension == "lproj" { return folder.folder.appending(name) }
    let isCurrent = folder.text == "." && FileStatus.resolved(folder).pathExtension == "lproj"
    return (isCurrent ? FilePath("..") : folder).appending(name)
  }

  /// The catalog of a definition: in its usual place, or else beside the definition; nil where there is none.
  package static func file(of definition: FilePath) -> FilePath? {
    let beside = definition.folder.appending(definition.stem + fileSuffix)
    return [usualFile(of: definition), beside].first { FileStatus(at: $0) == .file }
  }

  /// The folder that the catalog names as that of the tables; nil where it names none.
  package var localizationFolder: FilePath? {
    localizationPath.map { FileStatus.simplified(path.folder.appending($0.value)) }
  }

  /// Where its own tables and those of its definition are looked for.
  package var tableLocations: [TableLocation] {
    let beside = TableLocation(definition: definitionFile)
    let folders = [localizationFolder, beside.folder].compactMap(\.self)
    return folders.flatMap { folder in
      [definitionFile.stem, tableName].map { TableLocation(folder: folder, name: $0) }
    }
  }
}

extension ActionCatalog {
  /// The finding of a catalog whose definition is not there.
  var missingDefinition: Diagnostic {
    let file = definitionFile.text
    guard let definitionPath else {
      return Diagnostic(
        id: "catalog-definition-missing", severity: .error,
        message:
          "the catalog belongs to '\(file)', and there is no such file; put it there, or name another as 'definition'",
        at: .init(file: path.text))
    }
    return Diagnostic(
      id: "catalog-definition-missing", severity: .error,
      message:
        "there is no file '\(file)'; write 'definition' as a path from the catalog's folder",
      at: .init(file: path.text, range: definitionPath.range))
  }

  /// Whether the folder of tables that the catalog names is there and cannot be read.
  var hidesLocalization: Bool {
    localizationFolder.map {
      FileStatus(at: $0) == .folder && FileSearch.entries(of: $0) == nil
    } ?? false
  }

  /// The finding of a catalog that names a folder of tables that is not there or cannot be read; nil where it can be, or none
  /// is named.
  var missingLocalization: Diagnostic? {
    guard let localizationPath, let folder = localizationFolder else { return nil }
    if hidesLocalization {
      return Diagnostic(
        id: "catalog-localization-missing", severity: .warning,
        message:
          "the folder '\(folder.text)' cannot be read, so no text is found in it; change its permissions",
        at: .init(file: path.text, range: localizationPath.range))
    }
    guard FileStatus(at: folder) != .folder else { return nil }
    return Diagnostic(
      id: "catalog-localization-missing", severity: .warning,
      message:
        "there is no folder '\(folder.text)'; write 'localization' as a path from the catalog's folder",
      at: .init(file: path.text, range: localizationPath.range))
  }
}
