// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import WidgetViews

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

    /// Does nothing: the timeline of a picture is over.
    public func invalidateTimelineContent() {}
  }

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content

  /// Creates a view with a function of the context at the dates of a schedule.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    (self.schedule, self.content) = (schedule, content)
  }

  /// The content at the schedule's last update before the time of the picture, or before now if the picture has none.
  public var body: some View {
    let now = WidgetViews.Environment(\.now).wrappedValue
    content(
      TimelineViewDefaultContext(date: schedule.update(at: now.map { Date($0) } ?? Date())))
  }
}

/// The context of an update, for any schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context
