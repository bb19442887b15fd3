// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AssetCatalogs
import QuickActionWidget
package import QuickActions
package import TerminalText
import WidgetProject
import WidgetRendering
import WidgetViews

/// Draws the widget for the editor, and keeps the pictures: most keys change none.
package final class PreviewStore {
  private let catalog: ActionCatalog?
  private let depth: TerminalColorDepth
  private var pictures: [PreviewRequest: WidgetPicture] = [:]
  private let shapes = CoverageStore()
  private lazy var colors = catalog?.colors().catalog ?? ColorCatalog()
  private var images: [ImageFinder.Request: ImageCatalog] = [:]

  /// Draws for a terminal of so many colors.
  package init(_ catalog: ActionCatalog?, depth: TerminalColorDepth) {
    self.catalog = catalog
    self.depth = depth
  }

  /// The requested picture, drawn now or before; nil if the device does not show the family.
  func picture(_ request: PreviewRequest) -> WidgetPicture? {
    if let known = pictures[request] { return known }
    // Enough to go back and forth between; more would only take room.
    if pictures.count > 200 { pictures.removeAll() }
    let picture = request.picture(
      images: images(for: request.look), colors: colors, depth: depth, using: shapes)
    pictures[request] = picture
    return picture
  }

  private func images(for look: WidgetLook) -> ImageCatalog {
    let request = ImageFinder.Request(for: look)
    if let known = images[request] { return known }
    let loaded = ImageCatalog(catalog?.images(for: request).images ?? [:])
    images[request] = loaded
    return loaded
  }
}
