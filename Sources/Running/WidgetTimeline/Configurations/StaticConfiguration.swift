// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// The configuration of a widget that users cannot configure.
public struct StaticConfiguration: TimelineConfiguration {
  /// The widget that is described.
  public var widget: TimelineWidget

  /// Creates the configuration of a widget kind.
  ///
  /// - Parameters:
  ///   - kind: The name by which the app and the system speak of the widget.
  ///   - provider: The provider of its timelines.
  ///   - content: The view that shows an entry.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    content: @escaping @Sendable (Provider.Entry) -> some View & SendableMetatype
  ) {
    widget = TimelineWidget(
      kind: kind,
      placeholder: { AnyTimelineEntry(provider.placeholder(in: $0), content: content) },
      snapshot: { AnyTimelineEntry(try await provider.snapshot(in: $0), content: content) },
      timeline: { context in
        let timeline = try await provider.timeline(in: context)
        return Timeline(
          entries: timeline.entries.map { AnyTimelineEntry($0, content: content) },
          policy: timeline.policy)
      })
  }
}
