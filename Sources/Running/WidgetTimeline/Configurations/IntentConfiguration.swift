// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// The configuration of a widget that users configure by an intent, with what was chosen.
public struct IntentConfiguration: TimelineConfiguration {
  /// The widget that is described.
  public var widget: TimelineWidget

  /// Creates the configuration of a widget kind.
  ///
  /// - Parameters:
  ///   - kind: The name by which the app and the system speak of the widget.
  ///   - configuration: The user's configuration, which is read each time that a timeline is made.
  ///   - provider: The provider of its timelines.
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
