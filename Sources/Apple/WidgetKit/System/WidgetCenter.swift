// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetHost

/// The center through which an app and its widgets reload timelines and list the placed widgets.
///
/// A requested reload is reported to the tool, which counts it by the system's rules.
public final class WidgetCenter: Sendable {
  /// The shared center of the program.
  public static let shared = WidgetCenter()

  private init() {}

  /// Requests new timelines of the placed widgets of a kind.
  public func reloadTimelines(ofKind kind: String) {
    ReloadRequests.ask(kind: kind)
  }

  /// Requests new timelines of all placed widgets.
  public func reloadAllTimelines() {
    ReloadRequests.ask(kind: nil)
  }

  /// Passes on the placed widgets at once: the one of the run.
  @preconcurrency public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    completion(.success(ReloadRequests.placed.map { WidgetInfo($0) }))
  }

  /// Returns the placed widgets: the one of the run; never throws.
  @available(iOS 18.0, macOS 15.0, watchOS 11.0, *)
  public func currentConfigurations() async throws -> [WidgetInfo] {
    ReloadRequests.placed.map { WidgetInfo($0) }
  }

  /// Requests new recommendations; it has no effect here, as only Apple Watch shows them.
  @available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
  public func invalidateConfigurationRecommendations() {}

  /// Requests new relevance; it has no effect here, as only Smart Stacks use it.
  @available(iOS 18.0, macOS 15.0, watchOS 11.0, *)
  public func invalidateRelevance(ofKind kind: String) {}

  /// The push token with which a server requests reloads: always nil, as none is given here.
  @available(iOS 26.0, macOS 26.0, watchOS 26.0, *)
  public var currentPushInfo: WidgetPushInfo? { get async { nil } }

  /// The keys of the user activity with which a widget opens its app.
  public struct UserInfoKey: Sendable {
    /// The key of the widget's kind.
    public static let kind = "WGWidgetUserInfoKeyKind"

    /// The key of the widget's family.
    public static let family = "WGWidgetUserInfoKeyFamily"

    /// The key of the Live Activity's identifier.
    public static let activityID = "WGWidgetUserInfoKeyActivityID"
  }
}

/// A widget that the user placed.
public struct WidgetInfo: Hashable, Identifiable, @unchecked Sendable {
  /// The identifier of the widget's kind.
  public let kind: String

  /// The family in which the widget was placed.
  public let family: WidgetFamily

  /// The intent with the user's choices; nil if the widget has none of an intent definition.
  public let configuration: INIntent?

  private let appIntent: (any AppIntent)?

  init(_ placed: ReloadRequests.Placed) {
    kind = placed.kind
    family = placed.family
    configuration = placed.configuration
    appIntent = placed.appIntent
  }

  /// Returns whether two widgets have the same kind, family and configuration.
  public static func == (left: WidgetInfo, right: WidgetInfo) -> Bool {
    left.kind == right.kind && left.family == right.family
      && left.configuration == right.configuration
  }

  /// Hashes the kind, the family and the configuration.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(family)
    hasher.combine(configuration)
  }

  /// The widget itself, which identifies it.
  public var id: WidgetInfo { self }

  /// Returns the app intent with the user's choices; nil if the widget has none of this type.
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type
  ) -> Intent? { appIntent as? Intent }
}

extension NSUserActivity {
  /// Returns the app intent of the widget that opened the app: always nil, as no widget opens one here.
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
  ) -> Intent? { nil }
}
