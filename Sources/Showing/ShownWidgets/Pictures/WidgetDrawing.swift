// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import QuickActionWidget
import SourceText
package import TerminalText
import WidgetRendering
package import WidgetViews

/// A drawn widget in characters, below its name, its family and what is drawn of it.
package struct WidgetDrawing {
  private let widget: DrawnWidget
  private let title: String
  private let family: WidgetFamily

  /// Creates the drawing of a widget with its name.
  package init(of widget: DrawnWidget, title: String, family: WidgetFamily) {
    self.widget = widget
    self.title = title
    self.family = family
  }

  /// The drawing as text for a terminal of a number of columns.
  ///
  /// - Parameters:
  ///   - columns: The columns of the terminal.
  ///   - depth: How many colors it shows.
  ///   - style: How its text looks.
  /// - Returns: The lines, each with its end.
  package func text(columns: Int, depth: TerminalColorDepth, style: TerminalStyle) -> String {
    let isColored = depth != .none
    // An outline takes a column on each side.
    let columns = columns - (isColored ? 2 : 0)
    let renderer = TerminalRenderer(
      columns: max(1, columns), depth: depth, wallpaper: widget.look.visibleWallpaper)
    let image = renderer.image(of: widget.list)
    let heading = style(VisibleText.of(title), .bold) + "  " + family.rawValue
    let lines =
      [heading, widget.content.explanation]
      + (isColored ? renderer.outlined(image) : image).lines(isStyled: isColored)
    return lines.map { $0 + "\n" }.joined()
  }
}

extension WidgetContent {
  /// A sentence on the kind of picture, so that it is not mistaken for the app's own view.
  fileprivate var explanation: String {
    switch self {
    case .program: "The app's own view."
    case .shortcuts: "A grid of shortcuts in the catalog's style, not the app's own view."
    case .card: "A card with the chosen values, not the app's own view."
    }
  }
}
