// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Says what a widget shows whose parameters are those of an intent definition, and when.
public protocol IntentTimelineProvider {
  /// What is shown from a moment on.
  associatedtype Entry: TimelineEntry

  /// What the person chose.
  associatedtype Intent: INIntent

  /// What the provider knows of the widget.
  typealias Context = TimelineProviderContext

  /// What is shown before there is anything to show: only its shapes are seen.
  func placeholder(in context: Context) -> Entry

  /// What is shown in the gallery and in passing.
  @preconcurrency func getSnapshot(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Entry) -> Void)

  /// What is shown from now on.
  @preconcurrency func getTimeline(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Timeline<Entry>) -> Void)

  /// What the system offers where a person cannot choose, as on a watch.
  @available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
  func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
  /// Nothing in particular.
  @available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// A choice that the system offers where a person cannot choose.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
public struct IntentRecommendation<T> where T: INIntent {
  let intent: T
  let description: Text

  /// Offers a choice under a name.
  public init(intent: T, description: Text) {
    self.intent = intent
    self.description = description
  }

  /// Offers a choice under a name that is looked up.
  public init(intent: T, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }

  /// Offers a choice under a name.
  @_disfavoredOverload public init(intent: T, description: some StringProtocol) {
    self.init(intent: intent, description: Text(description))
  }
}
