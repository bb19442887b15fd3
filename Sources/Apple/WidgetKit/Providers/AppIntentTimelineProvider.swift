// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppIntents

/// Says what a widget shows whose parameters are those of an app intent, and when.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
public protocol AppIntentTimelineProvider {
  /// What is shown from a moment on.
  associatedtype Entry: TimelineEntry

  /// What the person chose.
  associatedtype Intent: WidgetConfigurationIntent

  /// What the provider knows of the widget.
  typealias Context = TimelineProviderContext

  /// What is shown before there is anything to show: only its shapes are seen.
  func placeholder(in context: Context) -> Entry

  /// What is shown in the gallery and in passing.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry

  /// What is shown from now on.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>

  /// What the system offers where a person cannot choose, as on a watch.
  func recommendations() -> [AppIntentRecommendation<Intent>]

  /// When the widget matters.
  @available(iOS 18.0, macOS 15.0, watchOS 11.0, *)
  func relevance() async -> WidgetRelevance<Intent>
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
extension AppIntentTimelineProvider {
  /// Nothing in particular.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }

  /// Never in particular.
  @available(iOS 18.0, macOS 15.0, watchOS 11.0, *)
  public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

/// A choice that the system offers where a person cannot choose.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
public struct AppIntentRecommendation<Intent> where Intent: WidgetConfigurationIntent {
  let intent: Intent
  let description: Text

  /// Offers a choice under a name.
  public init(intent: Intent, description: Text) {
    self.intent = intent
    self.description = description
  }

  /// Offers a choice under a name that is looked up.
  public init(intent: Intent, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }

  /// Offers a choice under a name.
  @_disfavoredOverload public init(intent: Intent, description: some StringProtocol) {
    self.init(intent: intent, description: Text(description))
  }
}
