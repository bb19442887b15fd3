// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetValues

/// Round moments on a scale, and how they are written.
struct TimeTicks {
  let unit: ChartTimeUnit
  let count: Int

  /// The distances that clocks and calendars are divided by, the shortest first.
  private static let steps: [(unit: ChartTimeUnit, count: Int)] = [
    (.second, 1), (.second, 5), (.second, 15), (.second, 30),
    (.minute, 1), (.minute, 5), (.minute, 15), (.minute, 30),
    (.hour, 1), (.hour, 3), (.hour, 6), (.hour, 12),
    (.day, 1), (.day, 2), (.weekOfYear, 1), (.weekOfYear, 2),
    (.month, 1), (.quarter, 1), (.month, 6),
    (.year, 1), (.year, 2), (.year, 5), (.year, 10), (.year, 20), (.year, 50), (.year, 100),
  ]

  init(unit: ChartTimeUnit, count: Int = 1) {
    self.unit = unit
    self.count = min(max(1, count), 1_000_000)
  }

  /// Finds the shortest distance at which no more than a count of moments is between two, in seconds since 1970.
  init(from low: Double, to high: Double, count: Int) {
    let rough = (high - low) / Double(max(1, count))
    let step = Self.steps.first { $0.unit.seconds * Double($0.count) >= rough * 0.99 }
    (unit, self.count) = step ?? (.year, 100)
  }

  /// The moments between two, in seconds since 1970; a thousand at most.
  func values(from low: Double, to high: Double, in zone: TimeZoneRules) -> [Double] {
    guard low.isFinite, high.isFinite, abs(low) < 1e11, abs(high) < 1e11,
      (high - low) / (unit.seconds * Double(count)) < 1000
    else { return [] }
    var moment = start(Instant(secondsSince1970: Int64(low.rounded(.down))), in: zone)
    var values: [Double] = []
    while values.count < 1000 {
      let seconds = Double(moment.secondsSince1970)
      guard seconds <= high else { break }
      if seconds >= low { values.append(seconds) }
      let next = unit.advance(moment, by: count, in: zone)
      guard next > moment else { break }
      moment = next
    }
    return values
  }

  /// A moment at or before another from which the distances are counted.
  private func start(_ moment: Instant, in zone: TimeZoneRules) -> Instant {
    switch unit {
    case .second, .minute, .hour:
      // From midnight on, so that six hours are 0, 6, 12 and 18 o'clock.
      let midnight = zone.startOfDay(containing: moment)
      let elapsed = moment.secondsSince1970 - midnight.secondsSince1970
      let step = Int64(unit.seconds) * Int64(count)
      return midnight.advanced(by: .seconds(elapsed / step * step))
    case .day: return unit.start(of: moment, in: zone)
    case .weekOfYear, .month, .quarter:
      let outer: ChartTimeUnit = unit == .weekOfYear ? .weekOfYear : .year
      return outer.start(of: moment, in: zone)
    case .year:
      let year = zone.civilTime(at: moment).date.year
      guard let first = CivilDate(year: max(1, year - year % count), month: 1, day: 1) else {
        return moment
      }
      return zone.startOfDay(first)
    }
  }

  /// How a moment is written in English, and in Japanese where that is the language; empty thousands of years from now.
  static func text(
    _ seconds: Double, unit: ChartTimeUnit, in zone: TimeZoneRules, locale: String
  ) -> String {
    guard abs(seconds) < 1e11 else { return "" }
    let civil = zone.civilTime(at: Instant(secondsSince1970: Int64(seconds)))
    let isJapanese = locale == "ja" || locale.hasPrefix("ja_") || locale.hasPrefix("ja-")
    let month = isJapanese ? "\(civil.date.month)月" : months[civil.date.month - 1]
    switch unit {
    case .second: return "\(clock(civil, isJapanese)):\(twoDigits(civil.second))"
    case .minute: return clock(civil, isJapanese)
    case .hour:
      if isJapanese { return "\(civil.hour)時" }
      return
        "\(civil.hour % 12 == 0 ? 12 : civil.hour % 12)\u{202F}\(civil.hour < 12 ? "AM" : "PM")"
    case .day, .weekOfYear:
      return isJapanese ? "\(month)\(civil.date.day)日" : "\(month) \(civil.date.day)"
    case .month, .quarter: return month
    case .year: return isJapanese ? "\(civil.date.year)年" : "\(civil.date.year)"
    }
  }

  private static func clock(_ time: CivilTime, _ isJapanese: Bool) -> String {
    let hour = isJapanese ? time.hour : time.hour % 12 == 0 ? 12 : time.hour % 12
    return "\(hour):\(twoDigits(time.minute))"
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
