// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ConfigurationEditor
import QuickActionWidget
import QuickActions
import TerminalText
import WidgetProject
import WidgetRendering
import WidgetViews

/// Draws the widget for the editor, and keeps the pictures: most keys change none.
final class PreviewStore {
  private let handler: IntentHandler?
  private let depth: TerminalColorDepth
  private var pictures: [PreviewRequest: ScreenPicture] = [:]
  private let shapes = CoverageStore()
  private var images: [(request: ImageFinder.Request, images: ImageCatalog)] = []

  /// Draws for a terminal of so many colors.
  init(_ handler: IntentHandler?, depth: TerminalColorDepth) {
    self.handler = handler
    self.depth = depth
  }

  /// The picture that is asked for.
  func picture(_ request: PreviewRequest) -> WidgetPicture {
    request.picture(images: images(for: request.look), depth: depth, using: shapes)
  }

  /// The cells of the picture that is asked for, as they were drawn the last time or are drawn now.
  func screenPicture(_ request: PreviewRequest) -> ScreenPicture {
    if let known = pictures[request] { return known }
    // Enough to go back and forth between; more would only take room.
    if pictures.count > 200 { pictures.removeAll() }
    let picture = ScreenPicture(picture(request))
    pictures[request] = picture
    return picture
  }

  private func images(for look: WidgetLook) -> ImageCatalog {
    let request = ImageFinder.Request(scale: look.device.scale, scheme: look.appearance)
    if let known = images.first(where: { $0.request == request }) { return known.images }
    let loaded = ImageCatalog(handler?.catalog.images(for: request).images ?? [:])
    images.append((request, loaded))
    return loaded
  }
}
