// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The locale, time zone and current instant with which a date is written.
public struct DateWriting: Hashable, Sendable {
  /// The language and the region, as in `ja_JP`.
  public var locale: String

  /// The zone whose clocks count.
  public var timeZone: TimeZoneRules

  /// The moment of the picture.
  public var now: Instant

  package init(_ environment: EnvironmentValues, default date: Instant) {
    locale = environment.locale
    timeZone = environment.timeZone
    now = environment.now ?? date
  }
}

/// A writer of dates and times.
///
/// The engine writes English and Japanese. What has Foundation, or other tables, writes other languages, and is set in
/// ``EnvironmentValues/dateWriter``.
public protocol DateWriter: Sendable {
  /// The text of a moment.
  func string(for date: Instant, style: Text.DateStyle.Kind, _ writing: DateWriting) -> String

  /// The text of two moments.
  func string(from start: Instant, to end: Instant, _ writing: DateWriting) -> String

  /// The text of parts of a moment, as axes of charts have it, in the order and the words of the language.
  ///
  /// - Parameters:
  ///   - date: The moment.
  ///   - parts: The parts as letters of the Unicode CLDR's skeletons, such as `MMMd`.
  ///   - writing: Where and when it is written.
  /// - Returns: The text; nil for what the engine writes itself.
  func string(for date: Instant, parts: String, _ writing: DateWriting) -> String?
}

extension DateWriter {
  /// Returns nil, so that the engine writes the parts of the date.
  public func string(for date: Instant, parts: String, _ writing: DateWriting) -> String? { nil }
}

/// Writes moments in English, and in Japanese where that is the language.
///
/// The forms are those of Apple's documentation of `Text.DateStyle` and of the Unicode CLDR; that the relative style writes its units
/// short, as in `2 hr, 23 min`, is seen in pictures of widgets.
public struct StandardDateWriter: DateWriter, Hashable {
  /// Creates a writer; it has no settings.
  public init() {}

  /// The text of a moment.
  public func string(
    for date: Instant, style: Text.DateStyle.Kind, _ writing: DateWriting
  ) -> String {
    let isJapanese = Self.isJapanese(writing.locale)
    let seconds = writing.now.duration(to: date).milliseconds / 1000
    let civil = writing.timeZone.civilTime(at: date)
    switch style {
    case .time: return Self.time(civil, writing.locale)
    case .date:
      return isJapanese
        ? "\(civil.date.year)年\(civil.date.month)月\(civil.date.day)日"
        : "\(Self.months[civil.date.month - 1]) \(civil.date.day), \(civil.date.year)"
    case .timer:
      return TimerText.string(seconds: abs(seconds), showsHours: true)
    case .relative:
      let parts = Self.units(abs(seconds)).prefix(2)
      return isJapanese
        ? parts.map { "\($0.count)\($0.unit.japanese)" }.joined()
        : parts.map { "\($0.count) \($0.unit.short($0.count))" }.joined(separator: ", ")
    case .offset:
      guard let part = Self.units(abs(seconds)).first else { return "" }
      let sign = seconds < 0 ? "-" : "+"
      return isJapanese
        ? "\(sign)\(part.count)\(part.unit.japanese)"
        : "\(sign)\(part.count) \(part.unit.rawValue)\(part.count == 1 ? "" : "s")"
    }
  }

  /// The text of two moments: what of the day and of the half of the day both share is written once.
  public func string(from start: Instant, to end: Instant, _ writing: DateWriting) -> String {
    let first = writing.timeZone.civilTime(at: start)
    let last = writing.timeZone.civilTime(at: end)
    let isJapanese = Self.isJapanese(writing.locale)
    let dash = isJapanese ? "～" : " – "
    guard first.date == last.date else {
      return [start, end].map { date in
        string(for: date, style: .date, writing)
      }.joined(separator: dash)
    }
    var begin = Self.time(first, writing.locale)
    let finish = Self.time(last, writing.locale)
    if !isJapanese, begin.suffix(3) == finish.suffix(3) { begin.removeLast(3) }
    return begin + dash + finish
  }

  // MARK: Parts

  private enum Unit: String {
    case year, month, day, hour, minute, second

    var japanese: String {
      switch self {
      case .year: "年"
      case .month: "か月"
      case .day: "日"
      case .hour: "時間"
      case .minute: "分"
      case .second: "秒"
      }
    }

    func short(_ count: Int64) -> String {
      switch self {
      case .year: "yr"
      case .month: count == 1 ? "mth" : "mths"
      case .day: count == 1 ? "day" : "days"
      case .hour: "hr"
      case .minute: "min"
      case .second: "sec"
      }
    }

    var seconds: Int64 {
      switch self {
      case .year: 31_536_000
      case .month: 2_592_000
      case .day: 86_400
      case .hour: 3_600
      case .minute: 60
      case .second: 1
      }
    }
  }

  /// The units of a length of time, the largest first, from the first that is not 0; months have 30 days and years 365.
  private static func units(_ seconds: Int64) -> [(unit: Unit, count: Int64)] {
    var rest = seconds
    var units: [(unit: Unit, count: Int64)] = []
    for unit in [Unit.year, .month, .day, .hour, .minute, .second] {
      let count = rest / unit.seconds
      rest -= count * unit.seconds
      if count > 0 || !units.isEmpty || unit == .second { units.append((unit, count)) }
    }
    // "2 hr" and not "2 hr, 0 min".
    if units.count > 1, units[1].count == 0 { return [units[0]] }
    return units
  }

  private static func time(_ time: CivilTime, _ locale: String) -> String {
    if isJapanese(locale) { return "\(time.hour):\(twoDigits(time.minute))" }
    let hour = time.hour % 12 == 0 ? 12 : time.hour % 12
    // The space of iOS 17 and later, at which no line breaks.
    return "\(hour):\(twoDigits(time.minute))\u{202F}\(time.hour < 12 ? "AM" : "PM")"
  }

  fileprivate static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : String(number)
  }

  private static func isJapanese(_ locale: String) -> Bool {
    locale == "ja" || locale.hasPrefix("ja_") || locale.hasPrefix("ja-")
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}

extension EnvironmentValues {
  /// Whether moments are written in English although that is not the language.
  package var writesMomentsInEnglish: Bool {
    let language = locale.prefix { $0 != "_" && $0 != "-" }
    return language != "en" && language != "ja" && dateWriter is StandardDateWriter
  }
}

/// How a timer is written.
package enum TimerText {
  /// The minutes and seconds of a time in seconds, with its hours if they are shown.
  package static func string(seconds: Int64, showsHours: Bool) -> String {
    let (hours, minutes) = (seconds / 3600, seconds / 60)
    let second = StandardDateWriter.twoDigits(Int(seconds % 60))
    guard showsHours, hours > 0 else { return "\(minutes):\(second)" }
    return "\(hours):\(StandardDateWriter.twoDigits(Int(minutes % 60))):\(second)"
  }
}
