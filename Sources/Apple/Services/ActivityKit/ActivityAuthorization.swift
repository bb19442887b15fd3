// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetKit

/// The reason that a Live Activity cannot start.
public enum ActivityAuthorizationError: LocalizedError, Hashable, Sendable {
  /// The attributes are larger than 4 KB.
  case attributesTooLarge
  /// The user does not allow activities of the app.
  case denied
  /// The system has as many activities as it can.
  case globalMaximumExceeded
  /// The identifier of the activity is wrong.
  case malformedActivityIdentifier
  /// The process has no identifier.
  case missingProcessIdentifier
  /// The system could not keep the activity.
  case persistenceFailure
  /// The process may not use the activity again.
  case reconnectNotPermitted
  /// The app has as many activities as it may have.
  case targetMaximumExceeded
  /// The app lacks the entitlement.
  case unentitled
  /// The device does not support Live Activities; here that is always so.
  case unsupported
  /// The app does not say that it supports Live Activities.
  case unsupportedTarget
  /// The app is not in the foreground.
  case visibility

  /// What is wrong, for a user.
  public var errorDescription: String? { "Live Activities are not available." }
  /// Why it failed, for a user.
  public var failureReason: String? { "\(self)" }
}

/// Whether the user allows Live Activities; here they are always off.
public final class ActivityAuthorizationInfo: Sendable {
  /// Creates the authorization information of the app.
  public init() {}

  /// A sequence of changes of whether activities can be started.
  public typealias ActivityEnablementUpdates = NoUpdates<Bool>
  /// A sequence of changes of whether activities may be updated often.
  public typealias FrequentPushEnablementUpdates = NoUpdates<Bool>

  /// Whether Live Activities can be started; always false here.
  public var areActivitiesEnabled: Bool { false }
  /// Whether activities may be updated often; always false here.
  public var frequentPushesEnabled: Bool { false }
  /// The changes of whether activities can be started; ends at once.
  public var activityEnablementUpdates: ActivityEnablementUpdates { NoUpdates() }
  /// The changes of whether activities may be updated often; ends at once.
  public var frequentPushEnablementUpdates: FrequentPushEnablementUpdates { NoUpdates() }
}
