// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A provider of the timelines of a widget without parameters.
public protocol TimelineProvider {
  /// The type of the timeline's entries.
  associatedtype Entry: TimelineEntry

  /// The context in which a widget is shown, such as its family and size.
  typealias Context = TimelineProviderContext

  /// Returns the entry of the placeholder, which is shown redacted.
  func placeholder(in context: Context) -> Entry

  /// Passes on the entry that is shown in the gallery and in transitions.
  @preconcurrency func getSnapshot(
    in context: Context, completion: @escaping @Sendable (Entry) -> Void)

  /// Passes on the timeline of entries from now on.
  @preconcurrency func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)

  /// Returns the times and contexts in which the widget is relevant.
  @available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
  func relevance() async -> WidgetRelevance<Void>
}

extension TimelineProvider {
  /// Returns no relevance by default.
  @available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
  public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}
