// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import WidgetViews

/// When a view is drawn again: in a widget, whose entries say that, it is drawn once.
public protocol TimelineSchedule {}

/// Again and again.
public struct PeriodicTimelineSchedule: TimelineSchedule {
  /// From a moment on, so many seconds apart.
  public init(from start: Date, by interval: TimeInterval) {}
}

/// Each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule {
  /// Makes the schedule.
  public init() {}
}

/// At moments.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  /// Takes the moments.
  public init(_ dates: Entries) {}
}

/// As often as something moves.
public struct AnimationTimelineSchedule: TimelineSchedule {
  /// Makes the schedule.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Again and again.
  public static func periodic(
    from start: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: start, by: interval) }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As often as something moves.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
}

/// A view that depends on the moment: in a widget that of the entry.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// What the view knows of the moment.
  public struct Context {
    /// How often the view is drawn.
    public enum Cadence: Comparable, Sendable {
      /// As often as something moves.
      case live
      /// Each second.
      case seconds
      /// Each minute.
      case minutes
    }

    /// The moment.
    public let date: Date

    /// Each minute.
    public let cadence = Cadence.minutes
  }

  private let content: (TimelineViewDefaultContext) -> Content

  /// Makes a view of the moment.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.content = content
  }

  /// The view at the moment of the picture.
  public var body: some View {
    let now = WidgetViews.Environment(\.now).wrappedValue
    content(TimelineViewDefaultContext(date: now.map { Date($0) } ?? Date()))
  }
}

/// What a view knows of the moment, whatever its schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context
