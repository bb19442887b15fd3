// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SwiftUI
import WidgetHost

/// The preview of a widget in a family, with entries or a timeline provider.
public struct PreviewedWidget {
  /// The source of a preview's entries.
  public enum Content {
    /// A function that returns the entries.
    case entries(@MainActor () async -> [any TimelineEntry])
    /// A timeline provider that makes the entries.
    case provider(PreviewedProvider)
  }

  /// The family in which the widget is shown.
  public let family: WidgetFamily

  /// A function that creates the widget.
  public let widget: @MainActor () -> any Widget

  /// The source of the entries.
  public let content: Content
}

/// A result builder that lists the entries of a preview.
@resultBuilder public enum PreviewTimelineBuilder {
  /// Returns a list of one entry.
  public static func buildExpression<Entry: TimelineEntry>(
    _ entry: Entry
  ) -> [any TimelineEntry] { [entry] }

  /// Returns a list of entries unchanged.
  public static func buildExpression<Entry: TimelineEntry>(
    _ entries: [Entry]
  ) -> [any TimelineEntry] { entries }

  /// Joins lists of entries in their order.
  public static func buildBlock(_ parts: [any TimelineEntry]...) -> [any TimelineEntry] {
    parts.flatMap { $0 }
  }

  /// Joins the entries of a `for` loop.
  public static func buildArray(_ parts: [[any TimelineEntry]]) -> [any TimelineEntry] {
    parts.flatMap { $0 }
  }

  /// Returns the entries of an `if`; nil is an empty list.
  public static func buildOptional(_ part: [any TimelineEntry]?) -> [any TimelineEntry] {
    part ?? []
  }

  /// Returns the entries of the first branch.
  public static func buildEither(first: [any TimelineEntry]) -> [any TimelineEntry] { first }

  /// Returns the entries of the second branch.
  public static func buildEither(second: [any TimelineEntry]) -> [any TimelineEntry] { second }
}

extension Preview {
  /// Creates a preview of a widget with a list of entries.
  public init<Previewed: Widget>(
    _ name: String? = nil, as family: WidgetFamily, file: String, line: Int,
    widget: @escaping @MainActor () -> Previewed,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) {
    self.init(
      displayName: name, file: file, line: line,
      content: PreviewedWidget(family: family, widget: { widget() }, content: .entries(timeline)))
  }

  /// Creates a preview of a widget with the timeline of a provider.
  public init<Previewed: Widget, Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, file: String, line: Int,
    widget: @escaping @MainActor () -> Previewed,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(
      displayName: name, file: file, line: line,
      content: PreviewedWidget(
        family: family, widget: { widget() },
        content: .provider(
          PreviewedProvider { context, take in
            timelineProvider().getTimeline(in: context, completion: fromAnyThread { take($0) })
          })))
  }

  /// Creates a preview of a widget with the timeline of a provider for an intent's parameters.
  public init<Previewed: Widget, Provider: IntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent, file: String,
    line: Int, widget: @escaping @MainActor () -> Previewed,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    // The intent is used by the preview alone.
    nonisolated(unsafe) let intent = intent
    self.init(
      displayName: name, file: file, line: line,
      content: PreviewedWidget(
        family: family, widget: { widget() },
        content: .provider(
          PreviewedProvider { context, take in
            timelineProvider().getTimeline(
              for: intent, in: context, completion: fromAnyThread { take($0) })
          })))
  }

  /// Creates a preview of a widget with the timeline of a provider for an app intent's parameters.
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  public init<Previewed: Widget, Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent, file: String,
    line: Int, widget: @escaping @MainActor () -> Previewed,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(
      displayName: name, file: file, line: line,
      content: PreviewedWidget(
        family: family, widget: { widget() },
        content: .provider(
          PreviewedProvider { context, take in
            timelineCall(timelineProvider(), intent, context, take).start()
          })))
  }
}

/// Returns a call that waits for a provider's timeline.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
private func timelineCall<Provider: AppIntentTimelineProvider>(
  _ provider: Provider, _ intent: Provider.Intent, _ context: TimelineProviderContext,
  _ take: @escaping (Timeline<Provider.Entry>) -> Void
) -> AsynchronousCall {
  // The call is the only one that uses them.
  nonisolated(unsafe) let (provider, context) = (provider, context)
  return AsynchronousCall { take(await provider.timeline(for: intent, in: context)) }
}

/// A timeline provider in a preview.
public struct PreviewedProvider {
  /// A function that asks the provider, and passes on its entries and reload policy.
  let ask:
    @MainActor (
      TimelineProviderContext, @escaping (_ entries: [Any], HostedTimeline.Policy) -> Void
    ) -> Void

  init<Entry>(
    _ ask:
      @escaping @MainActor (
        TimelineProviderContext, @escaping (Timeline<Entry>) -> Void
      ) -> Void
  ) {
    self.ask = { context, take in
      ask(context) { take($0.entries, $0.policy.hosted) }
    }
  }
}

#if PREVIEW_MACROS
  /// Declares a preview of a widget with a list of entries.
  @freestanding(declaration)
  public macro Preview<Previewed: Widget>(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> Previewed,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

  /// Declares a preview of a widget with the timeline of a provider.
  @freestanding(declaration)
  public macro Preview<Previewed: Widget, Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> Previewed,
    timelineProvider: @escaping @MainActor () -> Provider
  ) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

  /// Declares a preview of a widget with the timeline of a provider for an intent's parameters.
  @freestanding(declaration)
  public macro Preview<Previewed: Widget, Provider: IntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> Previewed,
    timelineProvider: @escaping @MainActor () -> Provider
  ) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

  /// Declares a preview of a widget with the timeline of a provider for an app intent's parameters.
  @freestanding(declaration)
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  public macro Preview<Previewed: Widget, Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> Previewed,
    timelineProvider: @escaping @MainActor () -> Provider
  ) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")
#endif
