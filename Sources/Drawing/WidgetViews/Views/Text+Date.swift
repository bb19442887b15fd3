// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Text {
  /// The style in which a date is written.
  public struct DateStyle: Hashable, Sendable {
    /// The time of day, as in `9:41 AM`.
    public static let time = DateStyle(kind: .time)
    /// The day, as in `June 9, 2026`.
    public static let date = DateStyle(kind: .date)
    /// The time until or since the date, as in `2 hr, 23 min`, which the system updates.
    public static let relative = DateStyle(kind: .relative)
    /// The signed time from the date, as in `+2 hours`, which the system updates.
    public static let offset = DateStyle(kind: .offset)
    /// The time up to it, or since then, as in `36:59:01`; the system goes on writing it.
    public static let timer = DateStyle(kind: .timer)

    /// The styles in which a date is written.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
      /// The time of day, without the date.
      case time
      /// The day, without the time.
      case date
      /// The distance of the date from now.
      case relative
      /// The distance of the date from now, with its direction.
      case offset
      /// The time up to it or since then.
      case timer
    }

    /// The kind of style that is written.
    public let kind: Kind

    /// Whether the system goes on writing it.
    public var isLive: Bool { kind != .time && kind != .date }
  }

  /// Writes a moment in a style.
  ///
  /// Styles that change with time are written as they are at ``EnvironmentValues/now``, and are marked as live in the display list; as in
  /// a widget on a phone, such a text takes all the width that it is offered.
  public init(_ date: Instant, style: DateStyle) {
    let maker = TextMaker(isLive: style.isLive, isMoment: style != .timer) { environment in
      environment.dateWriter.string(
        for: date, style: style.kind, DateWriting(environment, default: date))
    }
    self.init(parts: [Part(content: .made(maker))])
  }

  /// Writes two moments, as in `9:30 – 11:00 AM`.
  public init(_ dates: ClosedRange<Instant>) {
    let maker = TextMaker(isMoment: true) { environment in
      environment.dateWriter.string(
        from: dates.lowerBound, to: dates.upperBound,
        DateWriting(environment, default: dates.lowerBound))
    }
    self.init(parts: [Part(content: .made(maker))])
  }

  /// Counts down to the end of an interval, or up from its beginning; the system goes on counting.
  ///
  /// - Parameters:
  ///   - timerInterval: When it counts; before and after it stands still.
  ///   - pauseTime: When it stops; nil for never.
  ///   - countsDown: Whether it ends with zero.
  ///   - showsHours: Whether 60 minutes are an hour.
  public init(
    timerInterval: ClosedRange<Instant>, pauseTime: Instant? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let maker = TextMaker(isLive: pauseTime == nil) { environment in
      let now = pauseTime ?? environment.now ?? timerInterval.lowerBound
      let shown = min(max(now, timerInterval.lowerBound), timerInterval.upperBound)
      let duration =
        countsDown
        ? shown.duration(to: timerInterval.upperBound)
        : timerInterval.lowerBound.duration(to: shown)
      // What remains of a second counts as one, until the end.
      let milliseconds = duration.milliseconds
      return TimerText.string(
        seconds: countsDown ? (milliseconds + 999) / 1000 : milliseconds / 1000,
        showsHours: showsHours)
    }
    self.init(parts: [Part(content: .made(maker))])
  }

  /// Writes what a function makes of the environment; the system goes on writing it.
  package init(live writing: @escaping (EnvironmentValues) -> String) {
    self.init(parts: [Part(content: .made(TextMaker(isLive: true, writing)))])
  }

  /// Writes a value as a format does.
  public init<Format: TextFormat>(_ value: Format.Input, format: Format) {
    let maker = TextMaker { format.string(for: value, in: $0) }
    self.init(parts: [Part(content: .made(maker))])
  }
}

/// A format that writes values as text, by the environment's locale.
///
/// It stands for Foundation's `FormatStyle` and `Formatter`, which the engine does not load: what has Foundation makes one of each.
public protocol TextFormat {
  /// The type of the values that the format writes.
  associatedtype Input

  /// The text of a value.
  func string(for value: Input, in environment: EnvironmentValues) -> String
}
