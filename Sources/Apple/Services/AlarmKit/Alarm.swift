// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An alarm or a timer of the app.
public struct Alarm: Identifiable, Codable, Hashable, Sendable {
  /// The type of the identifier.
  public typealias ID = UUID

  /// The identifier that the app gave it.
  public var id: UUID
  /// When it goes off; nil for a timer.
  public var schedule: Schedule?
  /// How long it counts down; nil if it does not.
  public var countdownDuration: CountdownDuration?
  /// What the alarm does now.
  public var state: State

  /// What an alarm does.
  public enum State: Codable, Hashable, Sendable {
    /// It waits for its time.
    case scheduled
    /// The alarm counts down to its end.
    case countdown
    /// It does not go on counting until the user says so.
    case paused
    /// The alarm sounds until somebody ends it.
    case alerting
  }

  /// How long an alarm counts down, in seconds.
  public struct CountdownDuration: Codable, Hashable, Sendable {
    /// The time before it sounds; nil for none.
    public var preAlert: TimeInterval?
    /// The time after it sounded until it does again; nil if it does not.
    public var postAlert: TimeInterval?

    /// Creates a duration of both times, in seconds.
    public init(preAlert: TimeInterval?, postAlert: TimeInterval?) {
      self.preAlert = preAlert
      self.postAlert = postAlert
    }
  }

  /// When an alarm goes off.
  public enum Schedule: Codable, Hashable, Sendable {
    /// At a moment, in whatever time zone the device is.
    case fixed(Date)
    /// At a time of the day.
    case relative(Relative)

    /// A time of the day, on some days.
    public struct Relative: Codable, Hashable, Sendable {
      /// The time of the day.
      public var time: Time
      /// The days on which it is repeated.
      public var repeats: Recurrence

      /// Creates a schedule of a time and days.
      public init(time: Time, repeats: Recurrence = .never) {
        self.time = time
        self.repeats = repeats
      }

      /// A time of the day.
      public struct Time: Codable, Hashable, Sendable {
        /// The hour, from 0 to 23.
        public var hour: Int
        /// The minute, from 0 to 59.
        public var minute: Int

        /// Creates a time of an hour and a minute.
        public init(hour: Int, minute: Int) {
          self.hour = hour
          self.minute = minute
        }
      }

      /// The days on which an alarm is repeated.
      public enum Recurrence: Codable, Hashable, Sendable {
        /// It goes off once.
        case never
        /// It goes off on some days of each week.
        case weekly([Locale.Weekday])
      }
    }
  }
}
