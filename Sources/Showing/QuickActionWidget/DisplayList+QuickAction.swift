// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActions
package import WidgetViews

extension DisplayList {
  /// Draws the quick-action widget on a canvas.
  package init(
    quickActions shown: StyledShortcuts, on canvas: WidgetCanvas,
    in environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.init(rendering: QuickActionWidgetView(shown), on: canvas, in: environment)
  }
}
