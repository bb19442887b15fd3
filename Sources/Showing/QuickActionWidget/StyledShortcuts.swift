// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import QuickActions

/// The content of the quick-action widget: shortcuts, in the style of their catalog.
package struct StyledShortcuts: Hashable, Sendable {
  /// The shortcuts, in the order in which they were chosen.
  package var shortcuts: [Shortcut]

  /// The style in which they are drawn.
  package var style: WidgetStyle

  /// Creates the content from shortcuts and their style.
  package init(_ shortcuts: [Shortcut], style: WidgetStyle = .standard) {
    self.shortcuts = shortcuts
    self.style = style
  }
}
