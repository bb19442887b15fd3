// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// The content of a picture of a widget.
package enum WidgetContent: Hashable, Sendable {
  /// The shortcuts of a catalog, as the quick-action widget draws them.
  case shortcuts(StyledShortcuts)
  /// The values of an intent whose widget is drawn by an app that is not here.
  case card(ConfigurationCard)

  /// The app's own view, which its program draws.
  case program

  /// Draws the content on a canvas, and returns the issues of the drawing.
  ///
  /// - Returns: The drawing and its issues; a card has none, because no device shows it. Nothing is drawn of a program's own.
  func drawn(
    on canvas: WidgetCanvas, in environment: EnvironmentValues
  ) -> (list: DisplayList, issues: [WidgetIssue]) {
    switch self {
    case .shortcuts(let shown):
      let list = DisplayList(quickActions: shown, on: canvas, in: environment)
      let inspection = WidgetInspection(shown, canvas: canvas, environment: environment)
      return (list, inspection.issues(in: list))
    case .program: return (DisplayList(size: canvas.size, shape: canvas.shape), [])
    case .card(let card):
      let view = ConfigurationCardView(card: card)
      return (DisplayList(rendering: view, on: canvas, in: environment), [])
    }
  }
}
