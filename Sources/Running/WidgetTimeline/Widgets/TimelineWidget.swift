// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// A widget as the system sees it: what it is called, its shapes, and what makes its timelines.
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
  public let placeholder: @Sendable (ProviderContext) -> SimulatedEntry

  /// Makes the timeline from the current moment on.
  ///
  /// One that throws is a provider that never calls its completion handler on a phone: the widget keeps showing what it showed.
  public let timeline: @Sendable (ProviderContext) async throws -> SimulatedTimeline

  /// The reloads for which the code of the widget asked the system since the last call; nil for a widget that is not asked so.
  package var takeReloads: (@Sendable () -> [ReloadRequest])?

  /// Creates a widget from its functions.
  ///
  /// - Parameters:
  ///   - kind: The name by which the app and the system speak of the widget.
  ///   - placeholder: Makes the entry that is shown before there is data.
  ///   - timeline: Makes the timeline from the context's moment on.
  public init(
    kind: String, placeholder: @escaping @Sendable (ProviderContext) -> SimulatedEntry,
    timeline: @escaping @Sendable (ProviderContext) async throws -> SimulatedTimeline
  ) {
    self.kind = kind
    self.placeholder = placeholder
    self.timeline = timeline
  }
}
