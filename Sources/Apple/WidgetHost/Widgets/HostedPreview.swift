// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

/// A preview that the sources of a program declare, as the host asks for it.
package struct HostedPreview {
  /// Its name, or that of its widget or type.
  package var name: String

  /// Where it is declared: a file and a line, or the name of a type.
  package var place: String

  /// The shape in which it is shown; nil if it does not say.
  package var family: WidgetFamily?

  /// The widget that is shown; nil for a view.
  package var widget: HostedWidget?

  /// Makes the entries that are shown; a view is one.
  package var timeline: (HostedContext, @escaping @Sendable (HostedTimeline) -> Void) -> Void

  /// Makes a preview.
  package init(
    name: String, place: String, family: WidgetFamily? = nil, widget: HostedWidget? = nil,
    timeline: @escaping (HostedContext, @escaping @Sendable (HostedTimeline) -> Void) -> Void
  ) {
    self.name = name
    self.place = place
    self.family = family
    self.widget = widget
    self.timeline = timeline
  }
}
