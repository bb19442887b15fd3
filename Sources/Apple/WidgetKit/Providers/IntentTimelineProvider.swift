// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A provider of the timelines of a widget whose parameters are those of an intent definition.
public protocol IntentTimelineProvider {
  /// The type of the timeline's entries.
  associatedtype Entry: TimelineEntry

  /// The class of the intent with the user's choices.
  associatedtype Intent: INIntent

  /// The context in which a widget is shown, such as its family and size.
  typealias Context = TimelineProviderContext

  /// Returns the entry of the placeholder, which is shown redacted.
  func placeholder(in context: Context) -> Entry

  /// Passes on the entry that is shown in the gallery and in transitions.
  @preconcurrency func getSnapshot(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Entry) -> Void)

  /// Passes on the timeline of entries from now on.
  @preconcurrency func getTimeline(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Timeline<Entry>) -> Void)

  /// Returns the configurations that the system offers where users cannot edit widgets, as on Apple
  /// Watch.
  @available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
  func recommendations() -> [IntentRecommendation<Intent>]

  /// Returns the times and contexts in which the widget is relevant.
  @available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
  func relevance() async -> WidgetRelevance<Intent>
}

extension IntentTimelineProvider {
  /// Returns no recommendations by default.
  @available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }

  /// Returns no relevance by default.
  @available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
  public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

/// A configuration that the system offers where users cannot edit widgets.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
public struct IntentRecommendation<T> where T: INIntent {
  let intent: T
  let description: Text

  /// Creates a recommendation with a description.
  public init(intent: T, description: Text) {
    self.intent = intent
    self.description = description
  }

  /// Creates a recommendation with a localized description.
  public init(intent: T, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }

  /// Creates a recommendation with a description from a localized resource.
  @_disfavoredOverload public init(intent: T, description: LocalizedStringResource) {
    self.init(intent: intent, description: Text(description))
  }

  /// Creates a recommendation with a description that is not localized.
  @_disfavoredOverload public init(intent: T, description: some StringProtocol) {
    self.init(intent: intent, description: Text(description))
  }
}
