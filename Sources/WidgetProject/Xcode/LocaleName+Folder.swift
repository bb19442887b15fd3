// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import StringTables

extension LocaleName {
  /// Whether the name is that of a language, and not of one of the two folders that are for all: `Base` and, of string
  /// catalogues that are moved into a folder, `mul`.
  package var isLanguage: Bool {
    !isBase && identifier != "mul" && !identifier.isEmpty
  }

  /// The language of a file by the `.lproj` folder that it lies in; nil where it lies in none.
  package init?(ofFolderOf path: FilePath) {
    let folder = path.folder
    guard folder.pathExtension == "lproj" else { return nil }
    self.init(folder.stem)
  }
}
