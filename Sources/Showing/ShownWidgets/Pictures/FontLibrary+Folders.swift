// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import Disk
package import FontFiles
import SourceText

extension FontLibrary {
  /// How many folders deep fonts are looked for, which also ends loops of links.
  private static let maximumDepth = 6

  /// The folders in which a system keeps fonts, those of the user first.
  ///
  /// - Parameter environment: `HOME` and `XDG_DATA_HOME` decide on the user's folders.
  /// - Returns: The folders; some of them may not exist.
  static func standardFolders(environment: [String: String]) -> [FilePath] {
    var folders: [String] = []
    if let data = environment["XDG_DATA_HOME"], !data.isEmpty { folders.append("\(data)/fonts") }
    if let home = environment["HOME"], !home.isEmpty {
      folders += ["\(home)/.local/share/fonts", "\(home)/.fonts", "\(home)/Library/Fonts"]
    }
    folders += [
      "/usr/local/share/fonts", "/usr/share/fonts", "/Library/Fonts", "/System/Library/Fonts",
    ]
    return folders.map { FilePath($0) }
  }

  /// The fonts of a folder, or those of the system.
  ///
  /// - Parameters:
  ///   - folder: The folder; nil for those of the system.
  ///   - environment: The environment variables, which name folders of fonts.
  /// - Throws: `CommandFailure` if there is no such folder.
  package convenience init(folder: String?, environment: [String: String]) throws {
    guard let folder else {
      self.init(folders: Self.standardFolders(environment: environment), in: .disk)
      return
    }
    guard FileSystem.disk.contents(of: FilePath(folder)) != nil else {
      throw CommandFailure(
        "cannot read the folder of fonts '\(VisibleText.of(folder))'", exitCode: 2)
    }
    self.init(folders: [FilePath(folder)], in: .disk)
  }

  /// The fonts in folders and the folders below them.
  ///
  /// - Parameters:
  ///   - folders: The folders; those that are missing or cannot be read hold no fonts.
  ///   - fileSystem: Where they are.
  convenience init(folders: [FilePath], in fileSystem: FileSystem) {
    let paths = folders.flatMap { Self.fonts(in: $0, of: fileSystem, depth: 0) }
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
