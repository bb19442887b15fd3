// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// A widget as the system sees it: what it is called, its shapes, and what makes its timelines.
///
/// ``StaticConfiguration`` and ``IntentConfiguration`` make one.
public struct TimelineWidget: Sendable {
  /// The name by which the app and the system speak of the widget, as in `RecipeWidget`.
  public var kind: String

  /// The name that people see; empty if none was given.
  public var displayName = ""

  /// What people read of it in the gallery; empty if nothing was given.
  public var description = ""

  /// The shapes that it has, in the order in which they were given.
  public var supportedFamilies: [WidgetFamily] = WidgetFamily.allCases

  /// Whether the system keeps no distance between the widget's edges and its content.
  public var areContentMarginsDisabled = false

  /// What is shown before there is anything to show.
  public let placeholder: @Sendable (TimelineProviderContext) -> AnyTimelineEntry

  /// What is shown in the gallery and in passing.
  public let snapshot: @Sendable (TimelineProviderContext) async throws -> AnyTimelineEntry

  /// What is shown from now on.
  public let timeline:
    @Sendable (TimelineProviderContext) async throws -> Timeline<AnyTimelineEntry>

  /// The kinds for which the code of the widget asked the system for new timelines since the last call, nil for all kinds; nil for a widget
  /// that is not asked so.
  package var takeReloads: (@Sendable () -> [String?])?

  /// Makes a widget of its functions.
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
