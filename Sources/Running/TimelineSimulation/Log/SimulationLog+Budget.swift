// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetTimeline

extension SimulationLog {
  /// The state of a widget's budget after a reload.
  public struct BudgetSample: Hashable, Sendable {
    /// Which widget.
    public var widget: Int
    /// When.
    public var date: Instant
    /// How many reloads could follow now without waiting for the budget.
    public var available: Int
    /// How many reloads were counted in the 24 hours before, this one included.
    public var usedInADay: Int
    /// How many are allowed in 24 hours.
    public var limit: Int
  }
}
