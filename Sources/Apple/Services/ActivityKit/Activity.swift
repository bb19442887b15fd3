// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetKit

/// A Live Activity, which never starts here: its views are drawn with the states of previews.
public final class Activity<Attributes: ActivityAttributes>: Sendable {
  /// The running Live Activities of this type; always empty here.
  public static var activities: [Activity<Attributes>] { [] }

  /// Fails to start a Live Activity, as on a device that does not support them.
  ///
  /// - Throws: Always ``ActivityAuthorizationError/unsupported``.
  public static func request(
    attributes: Attributes, content: ActivityContent<Attributes.ContentState>,
    pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.unsupported
  }

  private init() {}
}

/// The content of a Live Activity: its state and the date after which it is out of date.
public struct ActivityContent<State: Decodable & Encodable & Hashable> {
  /// The values that the activity's views show.
  public let state: State
  /// The date from which the content is out of date; nil if it never is.
  public let staleDate: Date?

  /// Creates content of a state; the relevance score is ignored.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
  }
}

/// The way in which a Live Activity gets push notifications.
public struct PushType: Hashable, Sendable {
  /// Updates sent with the activity's own push token.
  public static let token = PushType()
}

/// The reason that a Live Activity cannot start.
public enum ActivityAuthorizationError: Error, Hashable, Sendable {
  /// The device does not support Live Activities; here that is always so.
  case unsupported
}

/// Whether the user allows Live Activities; here they are always off.
public final class ActivityAuthorizationInfo: Sendable {
  /// Creates the authorization information of the app.
  public init() {}

  /// Whether Live Activities can be started; always false here.
  public let areActivitiesEnabled = false
}
