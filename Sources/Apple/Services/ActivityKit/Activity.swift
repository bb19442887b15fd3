// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetKit

/// A Live Activity, which never starts here: its views are drawn with the states of previews.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  /// The state that changes while an activity runs.
  public typealias ContentState = Attributes.ContentState

  /// The attributes that the activity was started with.
  public let attributes: Attributes
  /// The identifier of the activity.
  public let id: String
  /// The content that the activity shows now, with its stale date.
  public let content: ActivityContent<ContentState>

  /// The current state of the content.
  public var contentState: ContentState { content.state }
  /// Whether the activity runs.
  public var activityState: ActivityState { .active }
  /// The token for pushes to the activity; nil, as none is given here.
  public var pushToken: Data? { nil }
  /// How much of the activity is shown.
  public var activityStyle: ActivityStyle { .standard }

  private init(attributes: Attributes, id: String, content: ActivityContent<ContentState>) {
    self.attributes = attributes
    self.id = id
    self.content = content
  }

  /// The running Live Activities of this type; always empty here.
  public static var activities: [Activity<Attributes>] { [] }

  /// The token for pushes that start an activity; nil, as none is given here.
  public static var pushToStartToken: Data? { nil }

  /// Fails to start a Live Activity, as on a device that does not support them.
  ///
  /// - Throws: Always ``ActivityAuthorizationError/unsupported``.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.unsupported
  }

  /// Fails to start a Live Activity in a style; see ``request(attributes:content:pushType:)``.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.unsupported
  }

  /// Fails to start a Live Activity at a date; see ``request(attributes:content:pushType:)``.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle = .standard, alertConfiguration: AlertConfiguration?, start: Date
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.unsupported
  }

  /// Fails to start a Live Activity at a date, as beta versions spelled it; see ``request(attributes:content:pushType:)``.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle = .standard, alertConfiguration: AlertConfiguration?, startDate: Date
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.unsupported
  }

  /// Fails to start a Live Activity, as iOS 16.1 spelled it; see ``request(attributes:content:pushType:)``.
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.unsupported
  }

  /// Changes nothing, as no activity runs.
  public func update(_ content: ActivityContent<ContentState>) async {}

  /// Changes nothing, as no activity runs.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?
  ) async {}

  /// Changes nothing, as no activity runs.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil,
    timestamp: Date
  ) async {}

  /// Changes nothing, as no activity runs.
  public func update(
    using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil
  ) async {}

  /// Ends nothing, as no activity runs.
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}

  /// Ends nothing, as no activity runs.
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date
  ) async {}

  /// Ends nothing, as no activity runs.
  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
}

/// The content of a Live Activity: its state and the date after which it is out of date.
public struct ActivityContent<State: Decodable & Encodable & Hashable> {
  /// The values that the activity's views show.
  public let state: State
  /// The date from which the content is out of date; nil if it never is.
  public let staleDate: Date?
  /// How important the activity is among those of the app.
  public let relevanceScore: Double

  /// Creates content of a state.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

extension ActivityContent: Sendable where State: Sendable {}

extension ActivityContent: CustomStringConvertible {
  /// The state, the date after which it is out of date, and its importance.
  public var description: String {
    "state: \(state), stale: \(staleDate.map { "\($0)" } ?? "never"), relevance: \(relevanceScore)"
  }
}

/// Whether an activity runs.
public enum ActivityState: Codable, Hashable, Sendable {
  /// It runs and can be updated.
  case active
  /// It ended and may still be seen.
  case ended
  /// It is no longer seen.
  case dismissed
  /// It runs, and its content is out of date.
  case stale
  /// It begins at a date.
  case pending
}

/// How long an activity that ended is seen.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  private let date: Date?
  private let name: String

  /// As long as the system decides, which is up to four hours.
  public static let `default` = ActivityUIDismissalPolicy(date: nil, name: "default")
  /// It is removed at once.
  public static let immediate = ActivityUIDismissalPolicy(date: nil, name: "immediate")
  /// It is removed at a date.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(date: date, name: "after")
  }
}

/// How long an activity is shown.
public enum ActivityStyle: Hashable, Sendable {
  /// Until the app or the user ends it.
  case standard
  /// While the device is in use.
  case transient
}

/// How the user is told of an update.
public struct AlertConfiguration: Sendable {
  /// The sound of an alert.
  public struct AlertSound: Hashable, Sendable {
    private let name: String

    /// The sound of the system.
    public static var `default`: AlertSound { AlertSound(name: "") }
    /// A sound of the app by the name of its file.
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }

  /// The title on Apple Watch.
  public let title: LocalizedStringResource
  /// The text on Apple Watch.
  public let body: LocalizedStringResource
  /// The sound that the alert plays.
  public let sound: AlertSound

  /// Creates what the user is told.
  public init(
    title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound
  ) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}

/// The way in which a Live Activity gets push notifications.
public struct PushType: Hashable, Sendable {
  private let channel: String?

  /// Updates sent with the activity's own push token.
  public static let token = PushType(channel: nil)
  /// Updates sent to a channel.
  public static func channel(_ channelID: String) -> PushType { PushType(channel: channelID) }
}
