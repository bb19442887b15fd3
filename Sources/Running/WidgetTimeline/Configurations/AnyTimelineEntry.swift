// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// An entry whose type is not said, with the view that shows it.
public struct AnyTimelineEntry: TimelineEntry {
  /// The moment from which it is shown.
  public var date: Instant

  /// The relevance of the entry to the user; nil if the provider does not set it.
  public var relevance: TimelineEntryRelevance?

  private let content: @Sendable () -> AnyView

  /// The function that draws it; nil if its view is laid out.
  private let drawing: (@Sendable (WidgetCanvas, EnvironmentValues) -> DisplayList)?

  /// Wraps an entry of any type.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - content: The view that shows it.
  public init<Entry: TimelineEntry>(
    _ entry: Entry, content: @escaping @Sendable (Entry) -> some View & SendableMetatype
  ) {
    date = entry.date
    relevance = entry.relevance
    self.content = { AnyView(content(entry)) }
    drawing = nil
  }

  /// Creates an entry that is drawn elsewhere, as by a program of its own.
  ///
  /// - Parameters:
  ///   - date: The moment from which it is shown.
  ///   - relevance: How relevant the entry is to the user.
  ///   - drawing: Draws it on a canvas, in an environment.
  package init(
    date: Instant, relevance: TimelineEntryRelevance?,
    drawing: @escaping @Sendable (WidgetCanvas, EnvironmentValues) -> DisplayList
  ) {
    self.date = date
    self.relevance = relevance
    content = { AnyView(EmptyView()) }
    self.drawing = drawing
  }

  /// The drawing of the entry.
  package func displayList(
    on canvas: WidgetCanvas, in environment: EnvironmentValues
  ) -> DisplayList {
    drawing?(canvas, environment) ?? DisplayList(rendering: view, on: canvas, in: environment)
  }

  /// The view that shows the entry.
  public var view: AnyView { content() }
}
