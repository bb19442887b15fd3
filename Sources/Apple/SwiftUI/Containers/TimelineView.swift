// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import WidgetViews

/// A schedule of a view's updates; a widget is drawn once per entry, so it has no effect.
public protocol TimelineSchedule {}

/// A schedule of updates at an interval.
public struct PeriodicTimelineSchedule: TimelineSchedule {
  /// Creates a schedule from a start date and an interval in seconds.
  public init(from start: Date, by interval: TimeInterval) {}
}

/// A schedule of an update every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule {
  /// Creates the schedule of full minutes.
  public init() {}
}

/// A schedule of updates at given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  /// Creates a schedule from dates.
  public init(_ dates: Entries) {}
}

/// A schedule of updates for animations.
public struct AnimationTimelineSchedule: TimelineSchedule {
  /// Creates a schedule with a minimum interval in seconds.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
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

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule of updates for animations.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Returns a schedule for animations; the arguments have no effect, as a widget is drawn once.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

/// A view that depends on the time: in a widget that of the entry.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// The context of an update.
  public struct Context {
    /// The rate of a view's updates.
    public enum Cadence: Comparable, Sendable {
      /// The view is updated continuously.
      case live
      /// The view is updated every second.
      case seconds
      /// The view is updated every minute.
      case minutes
    }

    /// The date of the update.
    public let date: Date

    /// The rate of updates: always every minute here.
    public let cadence = Cadence.minutes
  }

  private let content: (TimelineViewDefaultContext) -> Content

  /// Creates a view with a function of the context; the schedule is ignored.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.content = content
  }

  /// The content at the time of the picture, or now if it has none.
  public var body: some View {
    let now = WidgetViews.Environment(\.now).wrappedValue
    content(TimelineViewDefaultContext(date: now.map { Date($0) } ?? Date()))
  }
}

/// The context of an update, for any schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context
