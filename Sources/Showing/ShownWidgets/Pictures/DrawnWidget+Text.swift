// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import QuickActionWidget
import SourceText
package import TerminalText
import WidgetRendering
import WidgetViews

extension DrawnWidget {
  /// The drawing in characters, below its name, its family and what is drawn of it.
  ///
  /// - Parameters:
  ///   - title: The name.
  ///   - columns: The columns of the terminal.
  ///   - depth: How many colors it shows.
  ///   - style: How its text looks.
  /// - Returns: The lines, each with its end.
  package func text(
    title: String, columns: Int, depth: TerminalColorDepth, style: TerminalStyle
  ) -> String {
    let isColored = depth != .none
    // An outline takes a column on each side.
    let columns = columns - (isColored ? 2 : 0)
    let renderer = TerminalRenderer(
      columns: max(1, columns), depth: depth, wallpaper: look.visibleWallpaper)
    let image = renderer.image(of: list)
    let heading = style(VisibleText.of(title), .bold) + "  " + look.shapeName
    let lines =
      [heading, content.explanation]
      + (isColored ? renderer.outlined(image) : image).lines(isStyled: isColored)
    return lines.map { $0 + "\n" }.joined()
  }
}

extension WidgetContent {
  /// What the picture is, so that nobody takes it for the app's own view.
  fileprivate var explanation: String {
    switch self {
    case .program: "The app's own view."
    case .shortcuts: "A grid of shortcuts in the catalog's style, not the app's own view."
    case .card: "A card with the chosen values, not the app's own view."
    }
  }
}
