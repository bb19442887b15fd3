// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
package import IntentFiles
package import StringTables
package import WidgetValues

/// The settings of a project besides its files.
package struct ProjectSettings: Sendable {
  /// The folder that holds the `.lproj` folders of definitions that have none beside them; nil means none.
  package var localizationFolder: FilePath?

  /// The files and folders that are left out, named from ``base``.
  package var leftOut: [PathPattern]

  /// The folder that patterns are relative to; nil for that of the project.
  package var base: PathBase?

  /// The languages of an application that no Xcode project lists; nil means those of the folders around it.
  package var languages: Set<LocaleName>?

  /// The language of the development of such an application.
  package var developmentLanguage: LocaleName?

  /// The SDK that widgets are built with.
  package var sdk: WidgetSDK

  /// Creates settings; without any, every file belongs to the project.
  package init(
    localizationFolder: FilePath? = nil, leftOut: [PathPattern] = [], base: PathBase? = nil,
    languages: Set<LocaleName>? = nil, developmentLanguage: LocaleName? = nil,
    sdk: WidgetSDK = .newest
  ) {
    self.languages = languages
    self.developmentLanguage = developmentLanguage
    self.sdk = sdk
    self.localizationFolder = localizationFolder
    self.leftOut = leftOut
    self.base = base
  }

  /// Whether a file or folder is left out.
  package func leavesOut(_ path: FilePath) -> Bool { exclusion(of: path) != nil }

  /// Returns the reason for which a file or folder is left out; nil if it is not.
  package func exclusion(of path: FilePath) -> PassedOver.Reason? {
    guard let base, !leftOut.isEmpty else { return nil }
    let path = base.path(of: path.text)
    return leftOut.first { $0.fits(path) }.map { .excluded($0) }
  }

  /// Returns the locations of a definition's tables in addition to those of its catalog.
  package func tableLocations(ofDefinition path: FilePath) -> [TableLocation] {
    let named = localizationFolder.map { TableLocation(folder: $0, name: path.stem) }
    return [TableLocation(definition: path)] + (named.map { [$0] } ?? [])
  }
}
