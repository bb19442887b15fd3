// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
package import QuickActionWidget
package import QuickActions
package import StringTables
package import TerminalText
package import WidgetRendering
package import WidgetViews

/// A picture of the widget that a screen has room for.
package struct PreviewRequest: Hashable, Sendable {
  /// What the widget shows.
  package var shortcuts: [Shortcut]

  /// How it is drawn.
  package var style: WidgetStyle

  /// What it is drawn on.
  package var canvas: WidgetCanvas

  /// How it is looked at.
  package var look: WidgetLook

  /// The language of its texts.
  package var locale: LocaleName

  /// The columns that the picture may take.
  package var columns: Int

  /// Draws the picture.
  ///
  /// - Parameters:
  ///   - images: The images of the shortcuts.
  ///   - depth: How many colors the terminal shows.
  ///   - store: What is known of the shapes of other pictures.
  /// - Returns: The picture.
  package func picture(
    images: ImageCatalog, depth: TerminalColorDepth, using store: CoverageStore = CoverageStore()
  ) -> WidgetPicture {
    let environment = look.environment(for: canvas.family, in: locale, images: images)
    let entry = QuickActionEntry(shortcuts: shortcuts, style: style)
    let list = DisplayList(quickActions: entry, on: canvas, in: environment)
    let renderer = TerminalRenderer(
      columns: columns, depth: depth, wallpaper: look.wallpaper(behind: canvas.family))
    return WidgetPicture(
      image: renderer.image(of: list, using: store),
      tiles: renderer.regions(
        of: list.placements(of: entry, in: canvas.family).map(\.frame), in: list),
      issues: WidgetInspection(entry: entry, canvas: canvas, environment: environment)
        .issues(in: list))
  }

  /// The most columns of a picture that is no higher than some rows.
  static func columns(of canvas: WidgetCanvas, within columns: Int, rows: Int) -> Int {
    let size = canvas.size
    guard size.width > 0, size.height > 0 else { return 0 }
    return min(columns, Int(Double(rows) * 2 * size.width / size.height))
  }
}
