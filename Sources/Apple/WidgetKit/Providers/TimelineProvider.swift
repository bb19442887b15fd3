// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Says what a widget without parameters shows, and when.
public protocol TimelineProvider {
  /// What is shown from a moment on.
  associatedtype Entry: TimelineEntry

  /// What the provider knows of the widget.
  typealias Context = TimelineProviderContext

  /// What is shown before there is anything to show: only its shapes are seen.
  func placeholder(in context: Context) -> Entry

  /// What is shown in the gallery and in passing.
  @preconcurrency func getSnapshot(
    in context: Context, completion: @escaping @Sendable (Entry) -> Void)

  /// What is shown from now on.
  @preconcurrency func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)

  /// When the widget matters.
  @available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
  func relevance() async -> WidgetRelevance<Void>
}

extension TimelineProvider {
  /// Never in particular.
  @available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
  public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}
