// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import Diagnostics
import Disk
import IntentFiles
import SourceText

/// Catalogs of actions.
extension ProjectLoader {
  /// Reads a catalog, with the definition and the tables that it names.
  mutating func loadCatalog(_ path: FilePath) {
    guard let source = newSource(path) else { return }
    do throws(ActionCatalogError) {
      let catalog = try ActionCatalog(source)
      project.catalogs.append(catalog)
      let files = catalog.files(in: fileSystem)
      project.filesByCatalog[source.name] = files
      if fileSystem.status(of: files.definition) == .nothing {
        project.failures.append(catalog.missingDefinition(files.definition))
      } else {
        loadDefinition(files.definition)
      }
      project.findings += [
        catalog.missingLocalization(files, in: fileSystem), catalog.missingAssets(in: fileSystem),
      ].compactMap(\.self)
      for location in files.tableLocations { loadTables(at: location) }
    } catch {
      if error.isUnparsable {
        project.failures += error.diagnostics
      } else {
        project.findings += error.diagnostics
      }
    }
  }

  /// Checks the catalogs against their definitions.
  mutating func checkCatalogs() {
    for catalog in project.catalogs {
      if let definition = definition(project.files(of: catalog).definition) {
        project.findings += catalog.diagnostics(against: definition)
      } else {
        project.findings += catalog.diagnostics
      }
      loadImages(of: catalog)
    }
  }
}
