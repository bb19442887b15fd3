// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import ActionCatalogs
import Disk
package import IntentFiles
import SourceText
package import StringTables

extension WidgetProject {
  /// The string tables that belong to a definition: those in the `.lproj` folders beside it, and in the folders that its
  /// catalog and the settings name; by language.
  package func tables(ofDefinition file: String) -> [StringTable] {
    tables(at: tableLocations(ofDefinition: file))
  }

  /// The string tables that belong to a catalog, by language.
  package func tables(of catalog: ActionCatalog) -> [StringTable] {
    tables(at: files(of: catalog).tableLocations.filter { $0.name == catalog.tableName })
  }

  /// Returns the locations in which the tables of a definition are searched for: beside it, and in
  /// the folders that its catalog and the settings name.
  package func tableLocations(ofDefinition file: String) -> [TableLocation] {
    let path = FilePath(file)
    let named = (catalogs + surroundingCatalogs).map { files(of: $0) }
      .filter { $0.definition == path.simplified }
      .flatMap(\.tableLocations).filter { $0.name == path.stem }
    return settings.tableLocations(ofDefinition: path) + named
  }

  private func tables(at locations: [TableLocation]) -> [StringTable] {
    Set(locations).flatMap { tablesByLocation[$0] ?? [] }
      .sorted { ($0.locale, $0.fileName) < ($1.locale, $1.fileName) }
  }
}

extension TableLocation {
  /// Creates the place where a table was found.
  package init(of table: StringTable) {
    let folder = FilePath(table.fileName).folder
    let isLocalized = folder.hasExtension("lproj")
    self.init(folder: isLocalized ? folder.folder : folder, name: table.name)
  }
}
