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

    /// The absolute path that links lead to.
    var target: FilePath

    /// What kind of file it is.
    package var format: StringTable.Format

    /// A file at a path.
    init(path: FilePath, target: FilePath? = nil, format: StringTable.Format) {
      self.path = path
      self.target = target ?? FileStatus.resolved(path)
      self.format = format
    }
  }

  /// What kind of table the files with an extension hold; nil where they hold none.
  package static func format(ofFilesWith pathExtension: String) -> StringTable.Format? {
    switch pathExtension {
    case "strings": .strings
    case "stringsdict": .stringsDictionary
    case "xcstrings": .stringCatalog
    default: nil
    }
  }

  /// The files that there are, by language.
  package func files() -> [File] { contents().files }

  /// The files at a location.
  struct Contents {
    /// The tables, by language.
    var files: [File] = []

    /// Those that are named after the definition's whole name, as in `X.intentdefinition.strings`.
    var misnamed: [File] = []
  }

  /// The files that there are, by language.
  ///
  /// Misnamed ones in a language that has a table of the right name are not looked for.
  func contents() -> Contents {
    var contents = Contents()
    let catalog = name + ".xcstrings"
    let wrongName = name + ".intentdefinition"
    let tables = [
      (name: name + ".strings", format: StringTable.Format.strings),
      (name: name + ".stringsdict", format: .stringsDictionary),
    ]
    let folder = KnownFolder(folder)
    for entry in FileSearch.entries(of: folder.path) ?? [] {
      if entry.name == catalog {
        contents.files.append(File(path: folder.path.appending(entry.name), format: .stringCatalog))
      } else if entry.name == wrongName + ".xcstrings" {
        contents.misnamed.append(
          File(path: folder.path.appending(entry.name), format: .stringCatalog))
      } else if entry.name.hasSuffix(".lproj") {
        // Xcode moves the catalogue of a file that is localised itself into `mul.lproj`.
        let catalogs =
          entry.name == "mul.lproj" ? [(catalog, StringTable.Format.stringCatalog)] : []
        let languageFolder = folder.subfolder(entry)
        let found = (tables + catalogs).compactMap { name, format in
          languageFolder.fileOrLink(name).map {
            File(path: $0.path, target: $0.target, format: format)
          }
        }
        contents.files += found
        if found.isEmpty, let table = languageFolder.fileOrLink(wrongName + ".strings"),
          FileStatus(at: table.path) == .file
        {
          contents.misnamed.append(File(path: table.path, target: table.target, format: .strings))
        }
      }
    }
    return contents
  }
}
