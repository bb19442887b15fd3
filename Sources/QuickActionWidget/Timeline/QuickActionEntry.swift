// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import QuickActions
package import WidgetTimeline

/// What the quick-action widget shows from a moment on.
package struct QuickActionEntry: TimelineEntry, Hashable {
  /// The moment from which it is shown; the earliest that there is for a picture that is not part of a timeline.
  package var date: Instant

  /// The shortcuts, in the order in which they were chosen.
  package var shortcuts: [Shortcut]

  /// How they are drawn.
  package var style: WidgetStyle

  /// Makes an entry.
  package init(
    date: Instant = .distantPast, shortcuts: [Shortcut], style: WidgetStyle = .standard
  ) {
    self.date = date
    self.shortcuts = shortcuts
    self.style = style
  }
}
