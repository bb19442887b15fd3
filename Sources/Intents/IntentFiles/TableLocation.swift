// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
import IntentModel
import SourceText
package import StringTables

/// A location in which the string tables of a name are searched for.
package struct TableLocation: Hashable, Sendable {
  /// The folder that holds the `.lproj` folders.
  package var folder: FilePath

  /// The name of the tables.
  package var name: String

  /// The tables of the given name in the `.lproj` folders of a folder.
  package init(folder: FilePath, name: String) {
    self.folder = folder
    self.name = name
  }

  /// The tables of a definition: in the `.lproj` folders beside it, or beside the `.lproj` folder that it lies in.
  package init(definition path: FilePath) {
    let folder = path.folder
    self.init(
      folder: folder.hasExtension("lproj") ? folder.folder : folder, name: path.stem)
  }

  /// The tables of a definition beside it or, if there are none, in the only folder beside its own that has some.
  package init(nearDefinition path: FilePath, in fileSystem: FileSystem) {
    let usual = TableLocation(definition: path)
    self = usual
    guard usual.files(in: fileSystem).isEmpty else { return }
    let parent = fileSystem.resolved(usual.folder).folder
    let others = (fileSystem.contents(of: parent) ?? [])
      .filter { fileSystem.status(of: $0) == .folder }
      .map { TableLocation(folder: $0, name: usual.name) }
      .filter { !$0.files(in: fileSystem).isEmpty }
    if others.count == 1 { self = others[0] }
  }

  /// A file that holds a table.
  package struct File: Hashable, Sendable {
    /// The path of the table's file.
    package var path: FilePath

    /// The absolute path that links lead to.
    package var target: FilePath

    /// The format of the file.
    package var format: StringTable.Format

    /// Names a file, and the absolute path that links lead to.
    package init(path: FilePath, target: FilePath, format: StringTable.Format) {
      self.path = path
      self.target = target
      self.format = format
    }
  }

  /// The format of tables with a file extension; nil if files with it are no tables.
  package static func format(ofFilesWith pathExtension: String) -> StringTable.Format? {
    switch pathExtension {
    case "strings": .strings
    case "stringsdict": .stringsDictionary
    case "xcstrings": .stringCatalog
    default: nil
    }
  }

  /// The files that there are, by language.
  package func files(in fileSystem: FileSystem) -> [File] {
    contents(in: fileSystem).tables
  }

  /// The files that have the name of a definition and hold a string table, by language.
  package func tablesNamedAsDefinitions(in fileSystem: FileSystem) -> [File] {
    let folder = fileSystem.folder(at: folder)
    return (folder.entries ?? []).filter { $0.name.endsInBytes(of: ".lproj") }
      .compactMap { entry in
        let languageFolder = fileSystem.folder(entry, in: folder)
        guard
          let (path, target) = fileSystem.fileOrLink(
            name + ".intentdefinition", in: languageFolder),
          let source = try? fileSystem.source(at: path),
          let definition = try? IntentDefinition(source), definition.isStringTable
        else { return nil }
        return File(path: path, target: target, format: .strings)
      }
  }

  /// The files at a location.
  package struct Contents: Sendable {
    /// The files of the table, one for each language.
    package var tables: [File] = []

    /// The tables that are named after the definition's whole name, as in
    /// `X.intentdefinition.strings`.
    package var misnamed: [File] = []
  }

  /// The files that there are, by language.
  ///
  /// Misnamed ones in a language that has a table of the right name are not looked for.
  package func contents(in fileSystem: FileSystem) -> Contents {
    var contents = Contents()
    let table = name + ".strings"
    let dictionary = name + ".stringsdict"
    let catalog = name + ".xcstrings"
    let wrongName = name + ".intentdefinition"
    let folder = fileSystem.folder(at: folder)
    func stringCatalog(_ name: String) -> File {
      let path = folder.path.appending(name)
      return File(path: path, target: fileSystem.resolved(path), format: .stringCatalog)
    }
    for entry in folder.entries ?? [] {
      if entry.name == catalog {
        contents.tables.append(stringCatalog(entry.name))
      } else if entry.name == wrongName + ".xcstrings" {
        contents.misnamed.append(stringCatalog(entry.name))
      } else if entry.name.endsInBytes(of: ".lproj") {
        let languageFolder = fileSystem.folder(entry, in: folder)
        let count = contents.tables.count
        func add(_ name: String, _ format: StringTable.Format) {
          guard let (path, target) = fileSystem.fileOrLink(name, in: languageFolder) else { return }
          contents.tables.append(File(path: path, target: target, format: format))
        }
        add(table, .strings)
        add(dictionary, .stringsDictionary)
        // Xcode moves the catalog of a file that is localized itself into `mul.lproj`.
        if entry.name == "mul.lproj" { add(catalog, .stringCatalog) }
        if contents.tables.count == count,
          let (path, target) = fileSystem.fileOrLink(wrongName + ".strings", in: languageFolder),
          fileSystem.status(of: path) == .file
        {
          contents.misnamed.append(File(path: path, target: target, format: .strings))
        }
      }
    }
    return contents
  }
}
