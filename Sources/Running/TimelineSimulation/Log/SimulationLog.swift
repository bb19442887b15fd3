// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetTimeline

/// What happened on a simulated device, and what its widgets showed.
///
/// All moments are true time. Widgets, reloads and requests are named by their position in the lists.
public struct SimulationLog: Sendable {
  /// When the log begins.
  public let start: Instant

  /// When it ends.
  public let end: Instant

  /// The widgets, in the order in which they were placed.
  public internal(set) var widgets: [Widget] = []

  /// What happened, in order.
  public internal(set) var events: [Event] = []

  /// The times at which widgets were asked for new timelines, in the order in which they began.
  ///
  /// Those that began before the log does are there because of their timelines, which are shown in it; they are in no count.
  public internal(set) var reloads: [Reload] = []

  /// What the widgets asked servers, in the order of the reloads.
  public internal(set) var requests: [Request] = []

  /// What each widget showed when: for each widget, in order, without a gap from when it was placed to the end.
  public internal(set) var shown: [Shown] = []

  /// The state of each widget's budget after every reload, in order.
  public internal(set) var budget: [BudgetSample] = []

  /// What hurts, or will hurt, by the moment at which it first happened.
  public internal(set) var warnings: [SimulationWarning] = []

  init(start: Instant, end: Instant) {
    self.start = start
    self.end = end
  }
}
