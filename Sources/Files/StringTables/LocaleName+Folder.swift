// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

extension LocaleName {
  /// Whether the name is that of a language, and not of one of the two folders that are for all: `Base` and, of string
  /// catalogs that are moved into a folder, `mul`.
  package var isLanguage: Bool {
    !isBase && identifier != "mul" && !identifier.isEmpty
  }

  /// The language that a folder of a name is for; nil where it is no `.lproj` folder.
  package init?(ofFolder name: String) {
    let suffix = ".lproj"
    guard name.endsInBytes(of: suffix) else { return nil }
    self.init(String(name[..<name.utf8.index(name.endIndex, offsetBy: -suffix.utf8.count)]))
  }
}
