// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The dates at which a view is updated.
///
/// A widget is drawn once per entry: it shows the last update before the entry's date.
public protocol TimelineSchedule {
  /// The dates of the updates, in ascending order.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// How often updates are wanted.
  typealias Mode = TimelineScheduleMode

  /// Returns the dates of the updates from a date on, of which the first may be before it.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often updates of a view are wanted.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule says.
  case normal
  /// Seldom, as on a display that is always on.
  case lowFrequency
}

/// A schedule of updates at an interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates of the updates, without an end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private var date: Date
    private let interval: TimeInterval

    fileprivate init(from date: Date, by interval: TimeInterval) {
      (self.date, self.interval) = (date, interval)
    }

    /// The next date of an update.
    public mutating func next() -> Date? {
      defer { date += interval }
      return date
    }
  }

  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule from a start date and an interval in seconds.
  public init(from start: Date, by interval: TimeInterval) {
    (self.start, self.interval) = (start, interval)
  }

  /// Returns the dates from the last one that is not after a date; before the start it is the start.
  public func entries(from startDate: Date, mode: Mode) -> Entries {
    let passed = startDate.timeIntervalSince(start)
    guard passed > 0, interval > 0 else { return Entries(from: start, by: interval) }
    return Entries(from: start + (passed / interval).rounded(.down) * interval, by: interval)
  }
}

/// A schedule of an update at every full minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates of the updates, without an end.
  public typealias Entries = PeriodicTimelineSchedule.Entries

  /// Creates the schedule of full minutes.
  public init() {}

  /// Returns the full minutes from the one in which a date is.
  public func entries(from startDate: Date, mode: Mode) -> Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// A schedule of updates at given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule from dates in ascending order.
  public init(_ dates: Entries) { self.dates = dates }

  /// Returns all dates, whatever the date and the mode are.
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// A schedule of updates for animations.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates of the updates.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var date: Date?
    fileprivate let interval: TimeInterval?

    /// The next date of an update; nil after the first one of a schedule that is paused.
    public mutating func next() -> Date? {
      defer { date = date.flatMap { date in interval.map { date + $0 } } }
      return date
    }
  }

  private let interval: TimeInterval?

  /// Creates a schedule with a minimum interval in seconds; nil is that of the display, a sixtieth of a second here.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = paused ? nil : max(minimumInterval ?? 0, 1 / 60)
  }

  /// Returns the dates from a date on; of a schedule that is paused this one alone.
  public func entries(from startDate: Date, mode: Mode) -> Entries {
    Entries(date: startDate, interval: interval)
  }
}

extension TimelineSchedule {
  /// The date of the update that is shown at a moment: the last one that is not after it, or the moment itself if there is none.
  ///
  /// A schedule that begins now begins after the moment of a picture that shows the past, which is no reason to show today. Of a schedule
  /// with more updates than anybody shows, it is the last of those that were counted.
  func update(at moment: Date) -> Date {
    var shown = moment
    for date in entries(from: moment, mode: .normal).prefix(10_000) {
      if date > moment { break }
      shown = date
    }
    return shown
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule from a start date and an interval in seconds.
  public static func periodic(
    from start: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: start, by: interval) }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule of an update every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// Returns a schedule of updates at dates in ascending order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule of updates for animations.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Returns a schedule for animations, with a minimum interval in seconds.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
