// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText

/// The string catalogs of targets with widgets and their configurations.
extension ProjectLoader {
  /// What a source with the configuration of a widget, or with its texts in the gallery, has.
  private static let configurations = SoughtWords([
    "WidgetConfigurationIntent", "configurationDisplayName",
  ])

  /// The extensions of the files in which texts are looked up.
  private static let tables = ["strings", "stringsdict", "xcstrings"]

  /// Reads the string catalogs of targets with widgets and their configurations.
  ///
  /// What is wrong with a catalog is reported where it is compared, and with a merge in it elsewhere.
  mutating func addConfigurationCatalogs() {
    let files = Set(
      project.swiftSources.lazy.filter { Self.configurations.occur(in: $0.bytes) }.map(\.name))
    var seen: Set<[String]> = []
    for use in project.swiftFileUses where files.contains(use.file) {
      guard seen.insert([use.projectFile, use.target.identifier]).inserted else { continue }
      let found = use.target.bundledFiles { path in
        Self.tables.contains { path.hasExtension($0) } && path.stem == "Localizable"
      }
      var source: SourceFile?
      if found.count == 1, let path = found.first?.file.path, path.hasExtension("xcstrings") {
        source = try? fileSystem.source(at: path)
      }
      project.configurationCatalogs.append(
        ConfigurationCatalog(
          projectFile: use.projectFile, target: use.target.identifier, source: source))
    }
  }
}
