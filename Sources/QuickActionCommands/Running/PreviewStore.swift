// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ConfigurationEditor
import QuickActions
import TerminalInterface
import WidgetProject
import WidgetRendering
import WidgetViews

/// Draws the widget for the editor, and keeps the pictures: most keys change none.
final class PreviewStore {
  private let handler: IntentHandler?
  private let depth: TerminalColorDepth
  private var pictures: [PreviewRequest: CellGrid] = [:]
  private let shapes = CoverageStore()
  private var images: [ImageFinder.Request: ImageCatalog] = [:]

  /// Draws for a terminal of so many colours.
  init(_ handler: IntentHandler?, depth: TerminalColorDepth) {
    self.handler = handler
    self.depth = depth
  }

  /// The picture that is asked for.
  func image(_ request: PreviewRequest) -> TerminalImage {
    request.image(images: images(for: request.look), depth: depth, using: shapes)
  }

  /// The cells of the picture that is asked for, as they were drawn the last time or are drawn now.
  func cells(_ request: PreviewRequest) -> CellGrid {
    if let picture = pictures[request] { return picture }
    // Enough to go back and forth between; more would only take room.
    if pictures.count > 200 { pictures.removeAll() }
    let picture = CellGrid(image(request))
    pictures[request] = picture
    return picture
  }

  private func images(for look: WidgetLook) -> ImageCatalog {
    let request = ImageFinder.Request(scale: look.device.scale, scheme: look.appearance)
    if let known = images[request] { return known }
    let loaded = ImageCatalog(handler?.catalog.images(for: request).images ?? [:])
    images[request] = loaded
    return loaded
  }
}
