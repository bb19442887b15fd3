// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import ActivityKit
public import Foundation
public import SwiftUI

/// What an app adds to an alarm for its Live Activity.
public protocol AlarmMetadata: Codable, Hashable, Sendable {}

/// What an alarm's Live Activity is made of, which stays the same as long as it is there.
public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes, Sendable {
  /// The state that changes while the activity runs.
  public typealias ContentState = AlarmPresentationState

  private enum CodingKeys: CodingKey {
    case presentation, metadata
  }

  /// What the alarm shows.
  public var presentation: AlarmPresentation
  /// What the app adds; nil for nothing.
  public var metadata: Metadata?
  /// The color of the alarm, which is not archived here.
  public var tintColor = Color.accentColor

  /// Creates attributes of what is shown, what the app adds and a color.
  public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
    self.presentation = presentation
    self.metadata = metadata
    self.tintColor = tintColor
  }
}

/// The state of an alarm's Live Activity, which the system keeps.
public struct AlarmPresentationState: Codable, Hashable, Sendable {
  /// The identifier of the alarm.
  public var alarmID: Alarm.ID
  /// What the alarm does.
  public var mode: Mode

  /// Creates a state of an alarm.
  public init(alarmID: Alarm.ID, mode: Mode) {
    self.alarmID = alarmID
    self.mode = mode
  }

  /// What an alarm does, with what is known of it.
  ///
  /// The first one is shown of an activity that declares no state.
  public enum Mode: Codable, Hashable, Sendable {
    /// The alarm counts down to its end.
    case countdown(Countdown)
    /// The countdown waits for the user.
    case paused(Paused)
    /// The alarm sounds until somebody ends it.
    case alert(Alert)

    /// An alarm that sounds.
    public struct Alert: Codable, Hashable, Sendable {
      /// The time at which it goes off.
      public var time: Alarm.Schedule.Relative.Time

      /// Creates an alert of a time.
      public init(time: Alarm.Schedule.Relative.Time) { self.time = time }
    }

    /// An alarm that counts down.
    public struct Countdown: Codable, Hashable, Sendable {
      /// How long it counts in all, in seconds.
      public var totalCountdownDuration: TimeInterval
      /// How long it had counted before it waited last, in seconds.
      public var previouslyElapsedDuration: TimeInterval
      /// When it began to count, or went on.
      public var startDate: Date
      /// When it goes off.
      public var fireDate: Date

      /// Creates a countdown of its parts.
      public init(
        totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval,
        startDate: Date, fireDate: Date
      ) {
        self.totalCountdownDuration = totalCountdownDuration
        self.previouslyElapsedDuration = previouslyElapsedDuration
        self.startDate = startDate
        self.fireDate = fireDate
      }
    }

    /// An alarm whose countdown waits.
    public struct Paused: Codable, Hashable, Sendable {
      /// How long it counts in all, in seconds.
      public var totalCountdownDuration: TimeInterval
      /// How long it has counted, in seconds.
      public var previouslyElapsedDuration: TimeInterval

      /// Creates a state of its parts, in seconds.
      public init(totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval) {
        self.totalCountdownDuration = totalCountdownDuration
        self.previouslyElapsedDuration = previouslyElapsedDuration
      }
    }
  }
}
