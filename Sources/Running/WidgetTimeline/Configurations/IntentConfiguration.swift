// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// A widget that a person configures, with what was chosen.
public struct IntentConfiguration: TimelineConfiguration {
  /// The widget that is described.
  public var widget: TimelineWidget

  /// Describes a widget.
  ///
  /// - Parameters:
  ///   - kind: The name by which the app and the system speak of the widget.
  ///   - configuration: What the person chose, asked for each time that a timeline is made.
  ///   - provider: What makes its timelines.
  ///   - content: The view that shows an entry.
  public init<Provider: IntentTimelineProvider>(
    kind: String, configuration: @escaping @Sendable () -> Provider.Intent, provider: Provider,
    content: @escaping @Sendable (Provider.Entry) -> some View & SendableMetatype
  ) {
    widget = TimelineWidget(
      kind: kind,
      placeholder: { AnyTimelineEntry(provider.placeholder(in: $0), content: content) },
      snapshot: { context in
        AnyTimelineEntry(
          try await provider.snapshot(for: configuration(), in: context), content: content)
      },
      timeline: { context in
        let timeline = try await provider.timeline(for: configuration(), in: context)
        return Timeline(
          entries: timeline.entries.map { AnyTimelineEntry($0, content: content) },
          policy: timeline.policy)
      })
  }
}
