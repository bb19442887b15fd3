// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// An entry whose type is not said, with the view that shows it.
public struct AnyTimelineEntry: TimelineEntry {
  /// The moment from which it is shown.
  public var date: Instant

  /// How much it matters to the person.
  public var relevance: TimelineEntryRelevance?

  private let content: @Sendable () -> AnyView

  /// Takes an entry of any type.
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
  }

  /// The view that shows the entry.
  public var view: AnyView { content() }
}
