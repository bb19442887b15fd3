// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import QuickActions

/// What the quick-action widget shows: shortcuts, in the style of their catalog.
package struct StyledShortcuts: Hashable, Sendable {
  /// The shortcuts, in the order in which they were chosen.
  package var shortcuts: [Shortcut]

  /// How they are drawn.
  package var style: WidgetStyle

  /// Puts shortcuts and their style together.
  package init(_ shortcuts: [Shortcut], style: WidgetStyle = .standard) {
    self.shortcuts = shortcuts
    self.style = style
  }
}
