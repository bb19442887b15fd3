// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A date and a time of day, to the second, without a time zone.
public struct CivilTime: Hashable, Sendable {
  /// The day of the Gregorian calendar.
  public var date: CivilDate

  /// The seconds that the clock shows since midnight: 0 to 86,399.
  public let secondOfDay: Int

  /// Creates a time; nil if no clock shows it.
  public init?(_ date: CivilDate, hour: Int = 0, minute: Int = 0, second: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else {
      return nil
    }
    self.init(date: date, secondOfDay: hour * 3_600 + minute * 60 + second)
  }

  /// Creates the time that a clock shows which goes by a number of seconds since the beginning of 1970.
  package init(secondsSince1970 seconds: Int64) {
    let days = seconds.flooredQuotient(by: 86_400)
    self.init(
      date: CivilDate(daysSince1970: Int(days)), secondOfDay: Int(seconds - days * 86_400))
  }

  private init(date: CivilDate, secondOfDay: Int) {
    self.date = date
    self.secondOfDay = secondOfDay
  }

  /// The hour, 0 to 23.
  public var hour: Int { secondOfDay / 3_600 }

  /// The minute, 0 to 59.
  public var minute: Int { secondOfDay / 60 % 60 }

  /// The second, 0 to 59.
  public var second: Int { secondOfDay % 60 }

  /// The number of seconds since the beginning of 1970 by this clock.
  var secondsSince1970: Int64 {
    Int64(date.daysSince1970) * 86_400 + Int64(secondOfDay)
  }
}

extension CivilTime: Comparable {
  /// Whether a time is earlier than another.
  public static func < (left: CivilTime, right: CivilTime) -> Bool {
    (left.date, left.secondOfDay) < (right.date, right.secondOfDay)
  }
}

extension CivilTime: CustomStringConvertible {
  /// The time as in `2026-11-21T14:07:00`.
  public var description: String { "\(date)T\(clock):\(CivilDate.twoDigits(second))" }

  /// The hour and the minute as in `14:07`.
  public var clock: String { "\(CivilDate.twoDigits(hour)):\(CivilDate.twoDigits(minute))" }
}
