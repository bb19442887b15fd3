// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import Foundation
package import WidgetViews

/// A writer of dates in the locales that Foundation knows; English and Japanese are written by the
/// engine.
package struct FoundationDateWriter: DateWriter {
  /// Creates a writer of dates.
  package init() {}

  /// Returns the text of a date in a style.
  package func string(
    for date: Instant, style: Text.DateStyle.Kind, _ writing: DateWriting
  ) -> String {
    let locale = Locale(identifier: writing.locale)
    guard !isEngines(locale) else {
      return StandardDateWriter().string(for: date, style: style, writing)
    }
    let moment = Date(date)
    switch style {
    case .time: return moment.formatted(format(writing, locale, .omitted, .shortened))
    case .date: return moment.formatted(format(writing, locale, .long, .omitted))
    case .timer: return StandardDateWriter().string(for: date, style: style, writing)
    case .relative:
      let seconds = abs(writing.now.duration(to: date).components.seconds)
      return Duration.seconds(seconds).formatted(
        .units(
          allowed: [.weeks, .days, .hours, .minutes, .seconds], width: .abbreviated,
          maximumUnitCount: 2
        ).locale(locale))
    case .offset:
      let seconds = writing.now.duration(to: date).components.seconds
      let size = Duration.seconds(abs(seconds)).formatted(
        .units(
          allowed: [.weeks, .days, .hours, .minutes, .seconds], width: .wide,
          maximumUnitCount: 1
        ).locale(locale))
      return (seconds < 0 ? "−" : "+") + size
    }
  }

  /// Returns the text of a range of dates.
  package func string(from start: Instant, to end: Instant, _ writing: DateWriting) -> String {
    let locale = Locale(identifier: writing.locale)
    guard !isEngines(locale) else {
      return StandardDateWriter().string(from: start, to: end, writing)
    }
    let time = format(writing, locale, .omitted, .shortened)
    return "\(Date(start).formatted(time)) – \(Date(end).formatted(time))"
  }

  /// Returns the text of parts of a date; nil for English and Japanese, which the engine writes.
  package func string(for date: Instant, parts: String, _ writing: DateWriting) -> String? {
    let locale = Locale(identifier: writing.locale)
    guard !isEngines(locale) else { return nil }
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = zone(of: writing)
    formatter.setLocalizedDateFormatFromTemplate(parts)
    return formatter.string(from: Date(date))
  }

  private func zone(of writing: DateWriting) -> TimeZone {
    TimeZone(identifier: writing.timeZone.identifier)
      ?? TimeZone(secondsFromGMT: writing.timeZone.secondsFromUTC(at: writing.now)) ?? .gmt
  }

  private func isEngines(_ locale: Locale) -> Bool {
    // Other regions write the time of day differently.
    ["en", "en_US", "ja", "ja_JP"].contains(locale.identifier)
  }

  private func format(
    _ writing: DateWriting, _ locale: Locale, _ date: Date.FormatStyle.DateStyle,
    _ time: Date.FormatStyle.TimeStyle
  ) -> Date.FormatStyle {
    var format = Date.FormatStyle(date: date, time: time, locale: locale)
    format.timeZone = zone(of: writing)
    return format
  }
}
