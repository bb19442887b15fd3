// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetTimeline

/// The log of a simulated device: its events, and what its widgets showed.
///
/// All moments are true time. Widgets, reloads and requests are named by their position in the lists.
public struct SimulationLog: Sendable {
  /// The moment at which the log begins.
  public let start: Instant

  /// The moment at which the log ends.
  public let end: Instant

  /// The widgets, in the order in which they were placed.
  public internal(set) var widgets: [Widget] = []

  /// The events, in order.
  public internal(set) var events: [Event] = []

  /// The times at which widgets were asked for new timelines, in the order in which they began.
  ///
  /// Those that began before the log does are there because of their timelines, which are shown in it; they are in no count.
  public internal(set) var reloads: [Reload] = []

  /// The requests of the widgets, in the order of the reloads.
  public internal(set) var requests: [Request] = []

  /// The content of each widget: for each widget, in order, without a gap from when it was placed
  /// to the end.
  public internal(set) var shown: [Shown] = []

  /// The state of each widget's budget after every reload, in order.
  public internal(set) var budget: [BudgetSample] = []

  /// The warnings, by the moment at which each first occurred.
  public internal(set) var warnings: [SimulationWarning] = []

  init(start: Instant, end: Instant) {
    self.start = start
    self.end = end
  }
}
