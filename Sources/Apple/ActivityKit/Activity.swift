// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetKit

/// A Live Activity, of which none is ever going on here: its views compile and are not drawn.
public final class Activity<Attributes: ActivityAttributes>: Sendable {
  /// None.
  public static var activities: [Activity<Attributes>] { [] }

  /// Refuses to begin.
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

/// What a Live Activity shows.
public struct ActivityContent<State: Decodable & Encodable & Hashable> {
  /// The state.
  public let state: State
  /// When the state is too old; nil for never.
  public let staleDate: Date?

  /// Makes content of a state.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
  }
}

/// How a Live Activity is told of changes from outside.
public struct PushType: Hashable, Sendable {
  /// By a token.
  public static let token = PushType()
}

/// Why a Live Activity cannot begin.
public enum ActivityAuthorizationError: Error, Hashable, Sendable {
  /// There are none here.
  case unsupported
}

/// Whether a person allows Live Activities: here nobody does.
public final class ActivityAuthorizationInfo: Sendable {
  /// Makes it.
  public init() {}

  /// No.
  public let areActivitiesEnabled = false
}
