// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SwiftUI
import WidgetHost

/// A widget that is previewed: in a family, at moments, or as its provider says.
public struct PreviewedWidget {
  /// What is shown.
  public enum Content {
    /// Entries that the preview makes.
    case entries(@MainActor () async -> [any TimelineEntry])
    /// What a provider says.
    case provider(PreviewedProvider)
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

  /// Makes a preview of a widget with the parameters of an intent and what a provider says.
  public init<Previewed: Widget, Provider: IntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent, file: String,
    line: Int, widget: @escaping @MainActor () -> Previewed,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    // The preview has it for itself.
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

  /// Makes a preview of a widget with the parameters of an app intent and what a provider says.
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

/// A call that waits for a provider's timeline.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
private func timelineCall<Provider: AppIntentTimelineProvider>(
  _ provider: Provider, _ intent: Provider.Intent, _ context: TimelineProviderContext,
  _ take: @escaping (Timeline<Provider.Entry>) -> Void
) -> AsynchronousCall {
  AsynchronousCall { take(await provider.timeline(for: intent, in: context)) }
}

/// The call of a provider that a preview makes.
public struct PreviewedProvider {
  /// Asks the provider; what it answers are entries and a policy.
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
  /// Offers a widget with entries to look at while one writes it.
  @freestanding(declaration)
  public macro Preview<Previewed: Widget>(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> Previewed,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

  /// Offers a widget with what a provider says to look at while one writes it.
  @freestanding(declaration)
  public macro Preview<Previewed: Widget, Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> Previewed,
    timelineProvider: @escaping @MainActor () -> Provider
  ) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

  /// Offers a widget with the parameters of an intent and what a provider says to look at while one writes it.
  @freestanding(declaration)
  public macro Preview<Previewed: Widget, Provider: IntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> Previewed,
    timelineProvider: @escaping @MainActor () -> Provider
  ) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

  /// Offers a widget with the parameters of an app intent and what a provider says to look at while one writes it.
  @freestanding(declaration)
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  public macro Preview<Previewed: Widget, Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> Previewed,
    timelineProvider: @escaping @MainActor () -> Provider
  ) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")
#endif
