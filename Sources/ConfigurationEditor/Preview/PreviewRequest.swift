// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import QuickActionWidget
package import QuickActions
package import TerminalInterface
package import WidgetRendering
package import WidgetViews

/// A picture of the widget that a screen has room for.
package struct PreviewRequest: Hashable, Sendable {
  /// What the widget shows.
  package var shortcuts: [Shortcut]

  /// What it is drawn on.
  package var canvas: WidgetCanvas

  /// How it is looked at.
  package var look: WidgetLook

  /// The language of its texts.
  package var language: String

  /// The columns that the picture may take.
  package var columns: Int

  /// Draws the picture.
  ///
  /// - Parameters:
  ///   - images: The images of the shortcuts.
  ///   - depth: How many colours the terminal shows.
  ///   - store: What is known of the shapes of other pictures.
  /// - Returns: The picture.
  package func image(
    images: ImageCatalog, depth: TerminalColorDepth, using store: CoverageStore = CoverageStore()
  ) -> TerminalImage {
    var environment = EnvironmentValues()
    environment.displayScale = Double(look.device.scale)
    environment.colorScheme = look.appearance
    environment.dynamicTypeSize = look.typeSize
    environment.locale = language
    environment.images = images
    let list = DisplayList(
      quickActions: QuickActionEntry(shortcuts: shortcuts), on: canvas, in: environment)
    return TerminalRenderer(columns: columns, depth: depth).image(of: list, using: store)
  }

  /// The most columns of a picture that is no higher than some rows.
  static func columns(of canvas: WidgetCanvas, within columns: Int, rows: Int) -> Int {
    let size = canvas.size
    guard size.width > 0, size.height > 0 else { return 0 }
    return min(columns, Int(Double(rows) * 2 * size.width / size.height))
  }
}
