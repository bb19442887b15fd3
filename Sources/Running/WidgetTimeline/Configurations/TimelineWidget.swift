// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// A widget as the system sees it: what it is called, its shapes, and what makes its timelines.
///
/// ``StaticConfiguration`` and ``IntentConfiguration`` make one.
public struct TimelineWidget: Sendable {
  /// The name by which the app and the system speak of the widget, as in `RecipeWidget`.
  public var kind: String

  /// The widget's name in the gallery; empty if none was given.
  public var displayName = ""

  /// The widget's description in the gallery; empty if none was given.
  public var description = ""

  /// The shapes that it has, in the order in which they were given.
  public var supportedFamilies: [WidgetFamily] = WidgetFamily.allCases

  /// Whether the system keeps no distance between the widget's edges and its content.
  public var areContentMarginsDisabled = false

  /// Makes the placeholder entry, of which only shapes are seen.
  public let placeholder: @Sendable (TimelineProviderContext) -> AnyTimelineEntry

  /// Makes the entry for the gallery and for transitions.
  public let snapshot: @Sendable (TimelineProviderContext) async throws -> AnyTimelineEntry

  /// Makes the timeline from the current moment on.
  public let timeline:
    @Sendable (TimelineProviderContext) async throws -> Timeline<AnyTimelineEntry>

  /// The kinds for which the code of the widget asked the system for new timelines since the last call, nil for all kinds; nil for a widget
  /// that is not asked so.
  package var takeReloads: (@Sendable () -> [String?])?

  /// Creates a widget from its functions.
  package init(
    kind: String, placeholder: @escaping @Sendable (TimelineProviderContext) -> AnyTimelineEntry,
    snapshot: @escaping @Sendable (TimelineProviderContext) async throws -> AnyTimelineEntry,
    timeline:
      @escaping @Sendable (TimelineProviderContext) async throws -> Timeline<AnyTimelineEntry>
  ) {
    self.kind = kind
    self.placeholder = placeholder
    self.snapshot = snapshot
    self.timeline = timeline
  }
}
