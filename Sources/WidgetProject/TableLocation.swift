// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import StringTables

/// Where the string tables of a name are looked for.
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
      folder: folder.pathExtension == "lproj" ? folder.folder : folder, name: path.stem)
  }

  /// A file that holds a table.
  package struct File: Hashable, Sendable {
    /// The path.
    package var path: FilePath

    /// What kind of file it is.
    package var format: StringTable.Format
  }

  /// The kinds of files that hold tables, by the extension of their names.
  package static let formats: [String: StringTable.Format] = [
    "strings": .strings, "stringsdict": .stringsDictionary, "xcstrings": .stringCatalog,
  ]

  /// The files that there are, by language.
  package func files() -> [File] { contents().files }

  /// The files that there are, by language, and those that are named after the definition's whole name, as in
  /// `X.intentdefinition.strings`.
  ///
  /// Those in a language that has a table of the right name are not looked for.
  func contents() -> (files: [File], misnamed: [File]) {
    var files: [File] = []
    var misnamed: [File] = []
    let wrongName = name + ".intentdefinition"
    for path in FileSearch.contents(of: folder) ?? [] {
      if path.name == name + ".xcstrings" {
        files.append(File(path: path, format: .stringCatalog))
      } else if path.name == wrongName + ".xcstrings" {
        misnamed.append(File(path: path, format: .stringCatalog))
      } else if path.pathExtension == "lproj" {
        var tables = [
          File(path: path.appending(name + ".strings"), format: .strings),
          File(path: path.appending(name + ".stringsdict"), format: .stringsDictionary),
        ]
        if path.stem == "mul" {
          // Where Xcode moves the catalogue of a file that is localised itself.
          tables.append(
            File(path: path.appending(name + ".xcstrings"), format: .stringCatalog))
        }
        let found = tables.filter { FileStatus.isFileOrLink($0.path) }
        files += found
        if found.isEmpty {
          let table = path.appending(wrongName + ".strings")
          if FileStatus(at: table) == .file {
            misnamed.append(File(path: table, format: .strings))
          }
        }
      }
    }
    return (files, misnamed)
  }
}
