// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import TimelineSimulation
import WidgetTimeline

/// Moments and stretches of time as options take them, placed in the time of a run.
///
/// `12:30` is every day at 12:30, `2026-11-24T12:30` once, `08:00-09:00` a stretch; several are separated by commas. Times without an
/// offset are those of the device's time zone.
struct DayPlan {
  /// When the run begins.
  let start: Instant

  /// When it ends.
  let end: Instant

  /// The device's time zone.
  let zone: TimeZoneRules

  /// The stretches of an option, in order of their beginning.
  ///
  /// - Parameters:
  ///   - texts: What the option was given.
  ///   - option: Its name, to speak of it.
  ///   - shortest: How long a moment lasts that is named without an end.
  /// - Returns: The stretches that touch the run.
  /// - Throws: `CommandFailure` where a text is no time.
  func spans(
    _ texts: [String], option: String, lasting shortest: Duration = .zero
  ) throws -> [ClosedRange<Instant>] {
    try texts.flatMap { text in
      guard let (from, until) = Self.ends(text) else {
        throw CommandFailure(
          "'\(VisibleText.of(text))' is no time for '--\(option)'; write it as in 12:30, 08:00-09:00 "
            + "or 2026-11-24T12:30", exitCode: 2)
      }
      return spans(from: from, until: until, lasting: shortest)
    }
    .sorted { $0.lowerBound < $1.lowerBound }
  }

  /// The stretch of an option that takes no moments, each time that it touches the run.
  ///
  /// - Parameters:
  ///   - text: What the option was given.
  ///   - option: Its name, to speak of it.
  /// - Returns: The stretches, in order.
  /// - Throws: `CommandFailure` where the text is no stretch, or one that is over before it begins.
  func windows(_ text: String, option: String) throws -> [Range<Instant>] {
    guard case (let from, let until?)? = Self.ends(text) else {
      throw CommandFailure(
        "'\(VisibleText.of(text))' is no stretch of time for '--\(option)'; write it as in "
          + "12:00-13:00 or 2026-11-24T12:00-2026-11-24T13:00", exitCode: 2)
    }
    let spans = spans(from: from, until: until, lasting: .zero)
    guard spans.allSatisfy({ $0.lowerBound < $0.upperBound }) else {
      throw CommandFailure(
        "'\(VisibleText.of(text))' of '--\(option)' ends before it begins", exitCode: 2)
    }
    return spans.map { $0.lowerBound..<$0.upperBound }
  }

  private func spans(
    from: FeedMoment, until: FeedMoment?, lasting shortest: Duration
  ) -> [ClosedRange<Instant>] {
    let spans = occurrences(of: from).map { begin -> ClosedRange<Instant> in
      guard let until else { return begin...begin.advanced(by: shortest) }
      return begin...max(begin, until.instant(in: zone) ?? next(until, after: begin))
    }
    return spans.filter { $0.upperBound >= start && $0.lowerBound < end }
  }

  /// The first moment of the run that a text names.
  ///
  /// - Throws: `CommandFailure` where the text is no time, or there is no such moment in the run.
  func first(_ text: String, option: String) throws -> Instant {
    guard let moment = FeedMoment(text) else {
      throw CommandFailure(
        "'\(VisibleText.of(text))' is no time for '--\(option)'; write it as in 13:00 or "
          + "2026-11-24T13:00", exitCode: 2)
    }
    guard let instant = occurrences(of: moment).first(where: { $0 >= start && $0 < end }) else {
      throw CommandFailure(
        "'\(text)' of '--\(option)' is not in the time that is run", exitCode: 2)
    }
    return instant
  }

  /// When a moment comes: once, or on each day of the run and on the one before.
  private func occurrences(of moment: FeedMoment) -> [Instant] {
    guard case .daily(let second) = moment else {
      return moment.instant(in: zone).map { [$0] } ?? []
    }
    var date = zone.civilTime(at: start).date.advanced(byDays: -1)
    let last = zone.civilTime(at: end).date
    var result: [Instant] = []
    while date <= last {
      let time = CivilTime(
        date, hour: second / 3_600, minute: second / 60 % 60, second: second % 60)
      if let time { result.append(zone.instant(of: time)) }
      date = date.advanced(byDays: 1)
    }
    return result
  }

  /// The first time that clocks show what a moment of every day says, after another moment.
  private func next(_ moment: FeedMoment, after begin: Instant) -> Instant {
    guard case .daily(let second) = moment else { return begin }
    let date = zone.civilTime(at: begin).date
    for day in [date, date.advanced(byDays: 1)] {
      let time = CivilTime(
        day, hour: second / 3_600, minute: second / 60 % 60, second: second % 60)
      if let instant = time.map({ zone.instant(of: $0) }), instant > begin { return instant }
    }
    return begin
  }

  /// The beginning and the end that a text names; nil where it is neither a moment nor a stretch.
  private static func ends(_ text: String) -> (FeedMoment, FeedMoment?)? {
    if let moment = FeedMoment(text) { return (moment, nil) }
    for dash in text.indices where text[dash] == "-" {
      let rest = text[text.index(after: dash)...]
      if let from = FeedMoment(String(text[..<dash])), let until = FeedMoment(String(rest)) {
        guard from.form != .daily || until.form == .daily else { return nil }
        return (from, until)
      }
    }
    return nil
  }
}
