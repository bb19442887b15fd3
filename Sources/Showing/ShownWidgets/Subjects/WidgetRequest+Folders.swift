// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import CommandConsole
package import Disk
import IntentFiles
import QuickActions
import WidgetChoices
import WidgetProject

extension WidgetRequest {
  /// The folders that a drawing depends on: that of the catalog, and those that it names.
  ///
  /// Where the catalog cannot be used, what is under its own folder: there it will be repaired.
  package func watchedFolders(_ messages: Messages) -> WatchedFolders {
    let given = FilePath(catalog ?? ".")
    let own = FileSystem.disk.status(of: given) == .folder ? given : given.folder
    guard let used = try? LoadedCatalog(path: catalog) else {
      return WatchedFolders(trees: [own])
    }
    let trees =
      [used.catalog.path.folder, used.files.definition.folder]
      + used.catalog.imageFolders(in: .disk)
    let tables = used.files.tableLocations.map(\.folder)
    return WatchedFolders(
      trees: trees + tables, files: choicePath.map { [FilePath($0)] } ?? [])
  }
}
