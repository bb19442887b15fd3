// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetTimeline
import WidgetViews

extension SimulationLog {
  /// A placed widget.
  public struct Widget: Hashable, Sendable {
    /// Its kind.
    public var kind: String
    /// The shape in which it was placed.
    public var family: WidgetFamily
    /// Where it was placed.
    public var page: WidgetPage
    /// When it was placed, or the log begins.
    public var start: Instant
    /// How many of its reloads are allowed in 24 hours; nil if reloads are not counted.
    public var dailyReloads: Int?
    /// How many of its reloads ran in the log, whatever came of them.
    public var reloads = 0
    /// How many of them were counted.
    public var countedReloads = 0
    /// How many of them failed.
    public var failedReloads = 0
    /// How many of them ran later than they were asked for, because of the system.
    public var delayedReloads = 0
    /// How many requests they made.
    public var requests = 0
  }
}
