// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import Disk
package import FontFiles
import PropertyListSyntax
import SourceText
import WidgetPrograms

extension FontLibrary {
  /// How many folders deep fonts are looked for, which also ends loops of links.
  private static let maximumDepth = 6

  /// The folder of the fonts that a release has beside its executable's, for machines without any.
  private static let installedFolder = "share/quickaction/fonts"

  /// The folders in which a system keeps fonts, those of the user first and those of a release last.
  ///
  /// - Parameters:
  ///   - environment: `HOME` and `XDG_DATA_HOME` decide on the user's folders.
  ///   - executable: The path of this process; nil if it is not known.
  /// - Returns: The folders; some of them may not exist.
  static func standardFolders(
    environment: [String: String], executable: FilePath?
  ) -> [FilePath] {
    var folders: [String] = []
    if let data = environment["XDG_DATA_HOME"], !data.isEmpty { folders.append("\(data)/fonts") }
    if let home = environment["HOME"], !home.isEmpty {
      folders += ["\(home)/.local/share/fonts", "\(home)/.fonts", "\(home)/Library/Fonts"]
    }
    folders += [
      "/usr/local/share/fonts", "/usr/share/fonts", "/Library/Fonts", "/System/Library/Fonts",
    ]
    let installed = executable.map { $0.folder.folder.appending(installedFolder) }
    return folders.map { FilePath($0) } + (installed.map { [$0] } ?? [])
  }

  /// The fonts of a folder, or those of the system, and those of a program.
  ///
  /// - Parameters:
  ///   - folder: The folder; nil for those of the system.
  ///   - environment: The environment variables, which name folders of fonts.
  ///   - program: The path of a program, whose own fonts come first; nil for none.
  /// - Throws: `CommandFailure` if there is no such folder.
  package convenience init(
    folder: String?, environment: [String: String], ofProgram program: String? = nil
  ) throws {
    let own = program.map { Self.fonts(ofProgram: $0) } ?? []
    guard let folder else {
      let folders = Self.standardFolders(
        environment: environment, executable: EngineSources.executable)
      self.init(own, folders: folders, in: .disk)
      return
    }
    guard FileSystem.disk.contents(of: FilePath(folder)) != nil else {
      throw CommandFailure(
        "cannot read the folder of fonts '\(VisibleText.of(folder))'", exitCode: 2)
    }
    self.init(own, folders: [FilePath(folder)], in: .disk)
  }

  /// The fonts that a program has as resources, and no others.
  ///
  /// - Parameter path: The path of the program.
  package convenience init(ofProgram path: String) {
    self.init(Self.fonts(ofProgram: path), folders: [], in: .disk)
  }

  /// The files of the fonts that a program has as resources; none if it has no list of them.
  private static func fonts(ofProgram path: String) -> [FilePath] {
    let manifest = FilePath(path + OpenProgram.manifestSuffix)
    guard let source = try? FileSystem.disk.source(at: manifest),
      let root = try? PropertyListDocument(source, as: .json).root
    else { return [] }
    return root["fonts"]?.elements.compactMap { $0.string.map { FilePath($0) } } ?? []
  }

  /// The fonts in folders and the folders below them.
  ///
  /// - Parameters:
  ///   - own: Files in addition.
  ///   - folders: The folders; those that are missing or cannot be read hold no fonts.
  ///   - fileSystem: Where they are.
  convenience init(_ own: [FilePath] = [], folders: [FilePath], in fileSystem: FileSystem) {
    let paths = own + folders.flatMap { Self.fonts(in: $0, of: fileSystem, depth: 0) }
    self.init(names: paths.map { $0.name }) { number in
      try? fileSystem.bytes(of: paths[number])
    }
  }

  private static func fonts(
    in folder: FilePath, of fileSystem: FileSystem, depth: Int
  ) -> [FilePath] {
    guard depth < maximumDepth, let contents = fileSystem.contents(of: folder) else { return [] }
    return contents.flatMap { path in
      let name = path.name.lowercased()
      if [".otf", ".ttf", ".ttc", ".otc"].contains(where: name.hasSuffix) { return [path] }
      guard fileSystem.status(of: path) == .folder else { return [] }
      return fonts(in: path, of: fileSystem, depth: depth + 1)
    }
  }
}
