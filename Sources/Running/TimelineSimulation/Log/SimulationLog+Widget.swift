// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetTimeline
import WidgetViews

extension SimulationLog {
  /// A widget that was placed.
  public struct Widget: Hashable, Sendable {
    /// The kind of the widget.
    public var kind: String
    /// The shape in which it was placed.
    public var family: WidgetFamily
    /// The page with the widget.
    public var page: WidgetPage
    /// The instant at which the widget was placed, or the start of the log.
    public var start: Instant
    /// The number of reloads that are allowed in 24 hours; nil if reloads are not counted.
    public var dailyReloads: Int?
    /// The number of reloads in the log, whatever their result.
    public var reloads = 0
    /// The number of reloads that were counted against the budget.
    public var countedReloads = 0
    /// The number of reloads that failed.
    public var failedReloads = 0
    /// The number of reloads that the system delayed.
    public var delayedReloads = 0
    /// The number of requests of the reloads.
    public var requests = 0
  }
}
