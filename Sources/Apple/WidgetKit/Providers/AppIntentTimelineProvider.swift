// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppIntents

/// A provider of the timelines of a widget whose parameters are those of an app intent.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
public protocol AppIntentTimelineProvider {
  /// The type of the timeline's entries.
  associatedtype Entry: TimelineEntry

  /// The type of the intent with the user's choices.
  associatedtype Intent: WidgetConfigurationIntent

  /// The context in which a widget is shown, such as its family and size.
  typealias Context = TimelineProviderContext

  /// Returns the entry of the placeholder, which is shown redacted.
  func placeholder(in context: Context) -> Entry

  /// Returns the entry that is shown in the gallery and in transitions.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry

  /// Returns the timeline of entries from now on.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>

  /// Returns the configurations that the system offers where users cannot edit widgets, as on Apple
  /// Watch.
  func recommendations() -> [AppIntentRecommendation<Intent>]

  /// Returns the times and contexts in which the widget is relevant.
  @available(iOS 18.0, macOS 15.0, watchOS 11.0, *)
  func relevance() async -> WidgetRelevance<Intent>
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
extension AppIntentTimelineProvider {
  /// Returns no recommendations by default.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }

  /// Returns no relevance by default.
  @available(iOS 18.0, macOS 15.0, watchOS 11.0, *)
  public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

/// A configuration that the system offers where users cannot edit widgets.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
public struct AppIntentRecommendation<Intent> where Intent: WidgetConfigurationIntent {
  let intent: Intent
  let description: Text

  /// Creates a recommendation with a description.
  public init(intent: Intent, description: Text) {
    self.intent = intent
    self.description = description
  }

  /// Creates a recommendation with a localized description.
  public init(intent: Intent, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }

  /// Creates a recommendation with a description from a localized resource.
  @_disfavoredOverload public init(intent: Intent, description: LocalizedStringResource) {
    self.init(intent: intent, description: Text(description))
  }

  /// Creates a recommendation with a description that is not localized.
  @_disfavoredOverload public init(intent: Intent, description: some StringProtocol) {
    self.init(intent: intent, description: Text(description))
  }
}
