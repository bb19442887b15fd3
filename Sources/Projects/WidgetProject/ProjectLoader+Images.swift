// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import AssetCatalogs
import Diagnostics
import Disk
import SourceText
import WidgetValues

extension ProjectLoader {
  /// Loads the images of a catalog's destinations and the colors of its style, and adds the findings in their files.
  mutating func loadImages(of catalog: ActionCatalog) {
    let colors = catalog.colors(in: fileSystem)
    project.colorsByCatalog[catalog.source.name] = colors.catalog
    note(colors.sources, colors.diagnostics)
    guard !catalog.imageNames.isEmpty else { return }
    let images = catalog.images(in: fileSystem)
    project.imagesByCatalog[catalog.source.name] = images
    note(images)
    // Only the sets of an asset catalog can have others for a dark background.
    if catalog.imageFolders(in: fileSystem).contains(where: { $0.hasExtension("xcassets") }) {
      note(catalog.images(for: .init(scheme: .dark), in: fileSystem))
    }
  }

  /// Adds the findings in files that are not left out, once if catalogs share them.
  private mutating func note(_ images: LoadedImages) {
    note(images.sources, images.diagnostics)
    for file in images.bitmaps where !project.settings.leavesOut(FilePath(file)) {
      project.otherFiles.insert(file)
    }
  }

  private mutating func note(_ sources: [SourceFile], _ diagnostics: [Diagnostic]) {
    let settings = project.settings
    for source in sources
    where !settings.leavesOut(FilePath(source.name))
      && loadedImageFiles.insert(source.name).inserted
    {
      project.sources.append(source)
    }
    for finding in diagnostics {
      guard !settings.leavesOut(FilePath(finding.place.file)),
        imageFindings.insert(finding).inserted
      else { continue }
      if Self.unreadIDs.contains(finding.id) {
        project.failures.append(finding)
      } else {
        project.findings.append(finding)
      }
    }
  }

  /// The findings about files that could not be read or parsed.
  private static let unreadIDs: Set<String> = [
    "invalid-property-list", "unreadable-file", Diagnostic.conflictID,
  ]
}
