// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What is known of a project besides its files.
package struct ProjectSettings: Sendable {
  /// The folder that holds the `.lproj` folders of definitions that have none beside them; nil means none.
  package var localizationFolder: FilePath?

  /// The files and folders that are left out, named from ``base``.
  package var leftOut: [PathPattern]

  /// Where the patterns start.
  package var base: PathBase?

  /// Makes settings; without any, every file belongs to the project.
  package init(
    localizationFolder: FilePath? = nil, leftOut: [PathPattern] = [], base: PathBase? = nil
  ) {
    self.localizationFolder = localizationFolder
    self.leftOut = leftOut
    self.base = base
  }

  /// Whether a file or folder is left out.
  package func leavesOut(_ path: FilePath) -> Bool {
    guard let base, !leftOut.isEmpty else { return false }
    let path = base.path(of: path.text)
    return leftOut.contains { $0.fits(path) }
  }

  /// Where the tables of a definition are looked for, besides where its catalogue says.
  package func tableLocations(ofDefinition path: FilePath) -> [TableLocation] {
    let named = localizationFolder.map { TableLocation(folder: $0, name: path.stem) }
    return [TableLocation(definition: path)] + (named.map { [$0] } ?? [])
  }
}
