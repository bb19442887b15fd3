// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetHost

/// What an app and its widgets ask the system about widgets.
///
/// A reload that is asked for is told to the tool, which counts it by the system's rules.
public final class WidgetCenter: Sendable {
  /// The one center of the program.
  public static let shared = WidgetCenter()

  private init() {}

  /// Asks for new timelines of the placed widgets of a kind.
  public func reloadTimelines(ofKind kind: String) {
    ReloadRequests.ask(kind: kind)
  }

  /// Asks for new timelines of all placed widgets.
  public func reloadAllTimelines() {
    ReloadRequests.ask(kind: nil)
  }

  /// Tells which widgets are placed: the one of the run.
  @preconcurrency public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    completion(.success(ReloadRequests.placed.map { WidgetInfo($0) }))
  }

  /// Which widgets are placed: the one of the run.
  @available(iOS 18.0, macOS 15.0, watchOS 11.0, *)
  public func currentConfigurations() async throws -> [WidgetInfo] {
    ReloadRequests.placed.map { WidgetInfo($0) }
  }

  /// Asks for new recommendations, which only a watch shows.
  @available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
  public func invalidateConfigurationRecommendations() {}

  /// Asks for new relevance, by which only Smart Stacks are ordered.
  @available(iOS 18.0, macOS 15.0, watchOS 11.0, *)
  public func invalidateRelevance(ofKind kind: String) {}
}

/// A placed widget.
public struct WidgetInfo: Hashable, Identifiable, @unchecked Sendable {
  /// The name by which the app and the system speak of the widget.
  public let kind: String

  /// The shape in which it was placed.
  public let family: WidgetFamily

  /// What the person chose; nil if the widget has no intent of an intent definition.
  public let configuration: INIntent?

  private let appIntent: (any AppIntent)?

  init(_ placed: ReloadRequests.Placed) {
    kind = placed.kind
    family = placed.family
    configuration = placed.configuration
    appIntent = placed.appIntent
  }

  /// Whether two widgets have the same kind, shape and choice.
  public static func == (left: WidgetInfo, right: WidgetInfo) -> Bool {
    left.kind == right.kind && left.family == right.family
      && left.configuration == right.configuration
  }

  /// Adds the kind, the shape and the choice to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(family)
    hasher.combine(configuration)
  }

  /// The widget itself.
  public var id: WidgetInfo { self }

  /// What the person chose, as an app intent; nil if the widget has another intent.
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type
  ) -> Intent? { appIntent as? Intent }
}

/// The keys of an activity with which the system opens the app for a widget.
public struct WidgetCenterUserInfoKey {
  /// The kind of the widget.
  public static let kind = "WGWidgetUserInfoKeyKind"

  /// The shape of the widget.
  public static let family = "WGWidgetUserInfoKeyFamily"

  /// The activity of a Live Activity.
  public static let activityID = "WGWidgetUserInfoKeyActivityID"
}
