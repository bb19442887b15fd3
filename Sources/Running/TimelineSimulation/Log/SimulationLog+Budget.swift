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
    /// The number of reloads that could follow now without waiting for the budget.
    public var available: Int
    /// The number of reloads that were counted in the last 24 hours, this one included.
    public var usedInADay: Int
    /// The number of reloads that are allowed in 24 hours.
    public var limit: Int
  }
}
