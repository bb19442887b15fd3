// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import ActivityKit
public import AppIntents
@_spi(Services) import AppleFoundation
public import Foundation

/// The alarms of the app, of which there are none: the user does not allow any.
public final class AlarmManager: Sendable {
  /// The manager of the app.
  public static let shared = AlarmManager()

  private init() {}

  /// Whether the app may have alarms.
  public enum AuthorizationState: Int, Codable, Hashable, Sendable {
    /// The user was not asked.
    case notDetermined
    /// The user said no.
    case denied
    /// The user said yes.
    case authorized
  }

  /// The reason that an alarm is not set.
  public enum AlarmError: Error, Hashable, Sendable {
    /// The app has as many alarms as it may have.
    case maximumLimitReached
  }

  /// Whether the app may have alarms: it may not.
  public var authorizationState: AuthorizationState { .denied }

  /// Asks for permission; the answer is no.
  public func requestAuthorization() async throws -> AuthorizationState {
    reportUnavailable("AlarmManager", answer: "the user does not allow alarms")
    return .denied
  }

  /// The changes of the permission; ends at once.
  public var authorizationUpdates: NoUpdates<AuthorizationState> { NoUpdates() }

  /// The alarms of the app: none.
  public var alarms: [Alarm] { get throws { [] } }

  /// The changes of the alarms; ends at once.
  public var alarmUpdates: NoUpdates<[Alarm]> { NoUpdates() }

  /// Sets an alarm, and fails.
  @discardableResult
  public func schedule<Metadata>(
    id: Alarm.ID, configuration: AlarmConfiguration<Metadata>
  ) async throws -> Alarm { throw refusal }

  /// Removes an alarm, and fails, as there is none.
  public func cancel(id: Alarm.ID) throws { throw refusal }
  /// Ends an alarm that sounds, and fails, as there is none.
  public func stop(id: Alarm.ID) throws { throw refusal }
  /// Stops a countdown for a while, and fails, as there is none.
  public func pause(id: Alarm.ID) throws { throw refusal }
  /// Goes on with a countdown, and fails, as there is none.
  public func resume(id: Alarm.ID) throws { throw refusal }
  /// Begins a countdown of an alarm that sounds, and fails, as there is none.
  public func countdown(id: Alarm.ID) throws { throw refusal }

  private var refusal: AlarmError {
    reportUnavailable("AlarmManager", answer: "there are no alarms")
    return .maximumLimitReached
  }

  /// What an alarm is set with.
  public struct AlarmConfiguration<Metadata: AlarmMetadata>: Sendable {
    /// How long it counts down; nil if it does not.
    public var countdownDuration: Alarm.CountdownDuration?
    /// When it goes off; nil for a timer.
    public var schedule: Alarm.Schedule?
    /// What the alarm shows while it is there.
    public var attributes: AlarmAttributes<Metadata>
    /// The intent of the button that ends it; nil for none.
    public var stopIntent: (any LiveActivityIntent)?
    /// The intent of the second button; nil for none.
    public var secondaryIntent: (any LiveActivityIntent)?
    /// The sound of the alarm.
    public var sound: AlertConfiguration.AlertSound

    /// Creates a configuration of its parts.
    public init(
      countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil,
      attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) {
      self.countdownDuration = countdownDuration
      self.schedule = schedule
      self.attributes = attributes
      self.stopIntent = stopIntent
      self.secondaryIntent = secondaryIntent
      self.sound = sound
    }

    /// Returns the configuration of a timer, which counts down for some seconds.
    public static func timer(
      duration: TimeInterval, attributes: AlarmAttributes<Metadata>,
      stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) -> Self {
      Self(
        countdownDuration: .init(preAlert: duration, postAlert: nil), attributes: attributes,
        stopIntent: stopIntent, secondaryIntent: secondaryIntent, sound: sound)
    }

    /// Returns the configuration of an alarm, which goes off at a time.
    public static func alarm(
      schedule: Alarm.Schedule? = nil, attributes: AlarmAttributes<Metadata>,
      stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) -> Self {
      Self(
        schedule: schedule, attributes: attributes, stopIntent: stopIntent,
        secondaryIntent: secondaryIntent, sound: sound)
    }
  }
}
