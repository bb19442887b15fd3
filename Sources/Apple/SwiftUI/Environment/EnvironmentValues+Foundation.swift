// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
public import Foundation
public import WidgetViews

extension EnvironmentValues {
  /// The locale of the views.
  public var locale: Locale {
    get { Locale(identifier: engineLocale) }
    set { engineLocale = newValue.identifier }
  }

  /// The time zone in which the views show dates.
  public var timeZone: TimeZone {
    get {
      let zone = engineTimeZone
      return TimeZone(identifier: zone.identifier)
        ?? TimeZone(secondsFromGMT: zone.secondsFromUTC(at: now ?? Instant(.now))) ?? .gmt
    }
    set { engineTimeZone = TimeZoneRules(newValue) }
  }

  /// The user's calendar, in the locale and time zone of the views.
  public var calendar: Calendar {
    get {
      let engine = engineCalendar
      var calendar = Calendar(identifier: Calendar.Identifier(unicode: engine.identifier))
      calendar.locale = locale
      calendar.timeZone = timeZone
      calendar.firstWeekday = engine.firstWeekday
      return calendar
    }
    set {
      engineCalendar = WidgetCalendar(
        identifier: newValue.identifier.unicode, firstWeekday: newValue.firstWeekday)
    }
  }

  /// The size of a pixel, in points.
  public var pixelLength: CGFloat { CGFloat(1 / displayScale) }
}

extension Instant {
  /// Creates the instant of a date, rounded to milliseconds.
  package init(_ date: Date) {
    let milliseconds = (date.timeIntervalSince1970 * 1000).rounded()
    self.init(
      millisecondsSince1970: Int64(exactly: milliseconds)
        ?? (milliseconds < 0 ? .min : .max))
  }
}

extension Date {
  /// Creates the date of an instant.
  package init(_ instant: Instant) {
    self.init(timeIntervalSince1970: Double(instant.millisecondsSince1970) / 1000)
  }
}

extension TimeZoneRules {
  /// Creates the rules of a time zone from the database, or else with its current offset from UTC.
  package init(_ zone: TimeZone) {
    let path = "/usr/share/zoneinfo/\(zone.identifier)"
    if !zone.identifier.contains(".."), let data = FileManager.default.contents(atPath: path),
      let rules = try? TimeZoneRules(identifier: zone.identifier, file: [UInt8](data))
    {
      self = rules
    } else {
      self.init(identifier: zone.identifier, secondsFromUTC: zone.secondsFromGMT())
    }
  }
}

extension Calendar.Identifier {
  private static let unicodeNames: [(Calendar.Identifier, String)] = [
    (.gregorian, "gregorian"), (.buddhist, "buddhist"), (.chinese, "chinese"),
    (.coptic, "coptic"), (.ethiopicAmeteMihret, "ethiopic"),
    (.ethiopicAmeteAlem, "ethioaa"), (.hebrew, "hebrew"), (.iso8601, "iso8601"),
    (.indian, "indian"), (.islamic, "islamic"), (.islamicCivil, "islamic-civil"),
    (.islamicTabular, "islamic-tbla"), (.islamicUmmAlQura, "islamic-umalqura"),
    (.japanese, "japanese"), (.persian, "persian"), (.republicOfChina, "roc"),
  ]

  init(unicode name: String) {
    self = Self.unicodeNames.first { $0.1 == name }?.0 ?? .gregorian
  }

  var unicode: String { Self.unicodeNames.first { $0.0 == self }?.1 ?? "gregorian" }
}
