// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

/// A preview that a program declares, as the host asks for it.
package struct HostedPreview {
  /// The name of the preview, or of its widget or type.
  package var name: String

  /// The location of the declaration: a file and line, or the name of a type.
  package var place: String

  /// The family in which the preview is shown; nil if it names none.
  package var family: WidgetFamily?

  /// The presentation of a Live Activity in which the preview is shown; nil for a widget or a view.
  package var presentation: WidgetPresentation?

  /// The widget of the preview; nil for a view.
  package var widget: HostedWidget?

  /// A function that passes on the timeline of the preview; a view is one entry.
  package var timeline: (HostedContext, @escaping @Sendable (HostedTimeline) -> Void) -> Void

  /// Creates a preview from its declaration.
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
