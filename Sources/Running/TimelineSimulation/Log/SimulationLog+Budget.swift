// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetTimeline

extension SimulationLog {
  /// The state of a widget's budget after a reload.
  public struct BudgetSample: Hashable, Sendable {
    /// The index of the widget in ``SimulationLog/widgets``.
    public var widget: Int
    /// The moment of the budget's state.
    public var date: Instant
    /// How many reloads could follow now without waiting for the budget.
    public var available: Int
    /// How many reloads were counted in the 24 hours before, this one included.
    public var usedInADay: Int
    /// How many are allowed in 24 hours.
    public var limit: Int
  }
}
