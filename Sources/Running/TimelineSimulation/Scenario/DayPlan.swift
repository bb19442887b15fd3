// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetTimeline

/// The time of a simulation, and the moments and spans that options name in it.
///
/// `12:30` is every day at 12:30, `2026-11-24T12:30` once, `08:00-09:00` a span. Times without an offset are in the device's time zone.
package struct DayPlan: Sendable {
  /// The moment at which the simulation begins.
  package let start: Instant

  /// The moment at which it ends.
  package let end: Instant

  /// The time zone of the device.
  package let zone: TimeZoneRules

  /// Creates a plan for a span of time in a zone.
  package init(start: Instant, end: Instant, zone: TimeZoneRules) {
    self.start = start
    self.end = end
    self.zone = zone
  }

  /// The spans of an option, in order of their beginning.
  ///
  /// - Parameters:
  ///   - texts: The values of the option.
  ///   - option: Its name, such as `--looks`.
  ///   - shortest: How long a moment without an end lasts.
  /// - Returns: The spans that touch the simulated time.
  /// - Throws: ``DayPlanError`` if a text is not a time.
  package func spans(
    _ texts: [String], option: String, lasting shortest: Duration = .zero
  ) throws(DayPlanError) -> [ClosedRange<Instant>] {
    var result: [ClosedRange<Instant>] = []
    for text in texts {
      guard let (from, until) = Self.ends(text) else { throw .notATime(text, option: option) }
      result += spans(from: from, until: until, lasting: shortest)
    }
    return result.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// The span of an option that takes no moments, each time that it touches the simulated time.
  ///
  /// - Parameters:
  ///   - text: The value of the option.
  ///   - option: Its name, such as `--maintenance`.
  /// - Returns: The spans, in order.
  /// - Throws: ``DayPlanError`` if the text is not a span, or the span ends before it begins.
  package func windows(
    _ text: String, option: String
  ) throws(DayPlanError) -> [Range<Instant>] {
    guard case (let from, let until?)? = Self.ends(text) else {
      throw .notASpan(text, option: option)
    }
    let spans = spans(from: from, until: until, lasting: .zero)
    guard spans.allSatisfy({ $0.lowerBound < $0.upperBound }) else {
      throw .reversed(text, option: option)
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

  /// The first moment of the simulated time that a text names.
  ///
  /// - Throws: ``DayPlanError`` if the text is not a moment, or not one of the simulated time.
  package func first(_ text: String, option: String) throws(DayPlanError) -> Instant {
    guard let moment = FeedMoment(text) else { throw .notAMoment(text, option: option) }
    let instant = occurrences(of: moment).first { $0 >= start && $0 < end }
    guard let instant else { throw .outside(text, option: option) }
    return instant
  }

  /// When a moment occurs: once, or on each simulated day and on the day before.
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

  /// The beginning and the end that a text names; nil if it is neither a moment nor a span.
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
