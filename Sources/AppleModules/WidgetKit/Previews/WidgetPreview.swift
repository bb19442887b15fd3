// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SwiftUI

/// A widget that is previewed: in a family, at moments, or as its provider says.
public struct PreviewedWidget {
  /// What is shown.
  public enum Content {
    /// Entries that the preview makes.
    case entries(@MainActor () async -> [any TimelineEntry])
    /// What a provider says.
    case provider(@MainActor () -> Any)
  }

  /// The family.
  public let family: WidgetFamily

  /// Makes the widget.
  public let widget: @MainActor () -> any Widget

  /// What is shown.
  public let content: Content
}

/// Composes entries: one a line.
@resultBuilder public enum PreviewTimelineBuilder {
  /// Takes an entry.
  public static func buildExpression<Entry: TimelineEntry>(
    _ entry: Entry
  ) -> [any TimelineEntry] { [entry] }

  /// Takes entries.
  public static func buildExpression<Entry: TimelineEntry>(
    _ entries: [Entry]
  ) -> [any TimelineEntry] { entries }

  /// Puts entries one after the other.
  public static func buildBlock(_ parts: [any TimelineEntry]...) -> [any TimelineEntry] {
    parts.flatMap { $0 }
  }

  /// Takes the entries of a `for`.
  public static func buildArray(_ parts: [[any TimelineEntry]]) -> [any TimelineEntry] {
    parts.flatMap { $0 }
  }

  /// Takes the entries of an `if`.
  public static func buildOptional(_ part: [any TimelineEntry]?) -> [any TimelineEntry] {
    part ?? []
  }

  /// Takes the entries of a branch.
  public static func buildEither(first: [any TimelineEntry]) -> [any TimelineEntry] { first }

  /// Takes the entries of a branch.
  public static func buildEither(second: [any TimelineEntry]) -> [any TimelineEntry] { second }
}

extension Preview {
  /// Makes a preview of a widget with entries.
  public init<Previewed: Widget>(
    _ name: String? = nil, as family: WidgetFamily, file: String, line: Int,
    widget: @escaping @MainActor () -> Previewed,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) {
    self.init(
      displayName: name, file: file, line: line,
      content: PreviewedWidget(family: family, widget: { widget() }, content: .entries(timeline)))
  }

  /// Makes a preview of a widget with what a provider says.
  public init<Previewed: Widget, Provider>(
    _ name: String? = nil, as family: WidgetFamily, file: String, line: Int,
    widget: @escaping @MainActor () -> Previewed,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(
      displayName: name, file: file, line: line,
      content: PreviewedWidget(
        family: family, widget: { widget() }, content: .provider { timelineProvider() }))
  }

  /// Makes a preview of a widget with parameters and what a provider says.
  public init<Previewed: Widget, Intent, Provider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Intent, file: String, line: Int,
    widget: @escaping @MainActor () -> Previewed,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(
      displayName: name, file: file, line: line,
      content: PreviewedWidget(
        family: family, widget: { widget() }, content: .provider { timelineProvider() }))
  }
}

#if PREVIEW_MACROS
  /// Offers a widget with entries to look at while one writes it.
  @freestanding(declaration)
  public macro Preview<Previewed: Widget>(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> Previewed,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

  /// Offers a widget with what a provider says to look at while one writes it.
  @freestanding(declaration)
  public macro Preview<Previewed: Widget, Provider>(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> Previewed,
    timelineProvider: @escaping @MainActor () -> Provider
  ) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

  /// Offers a widget with parameters and what a provider says to look at while one writes it.
  @freestanding(declaration)
  public macro Preview<Previewed: Widget, Intent, Provider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Intent,
    widget: @escaping @MainActor () -> Previewed,
    timelineProvider: @escaping @MainActor () -> Provider
  ) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")
#endif
