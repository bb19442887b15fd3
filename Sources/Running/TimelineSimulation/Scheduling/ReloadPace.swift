// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetTimeline

/// The rules for one widget, in milliseconds.
package struct ReloadPace: Hashable, Sendable {
  /// The length of the time that a budget is for.
  package static let day: Int64 = 86_400_000

  /// The reloads in 24 hours; nil if reloads are not counted.
  package let limit: Int?

  /// The time between two reloads of a budget that is used up; 0 where reloads are not counted.
  let emission: Int64

  /// How far the budget may be overdrawn in time, so that reloads follow each other without waiting for it.
  let tolerance: Int64

  /// The shortest time between two reloads.
  let minimumInterval: Int64

  /// How long after a glance reloads need no further look.
  let unseenLimit: Int64

  /// The distance at which the device wakes; 0 for at any moment.
  let window: Int64

  /// When the device wakes within the window.
  let phase: Int64

  /// The longest random delay, in milliseconds.
  package let systemDelay: Int64

  /// Creates the pace of a widget.
  ///
  /// - Parameters:
  ///   - rules: The rules of the system.
  ///   - limit: How many reloads are allowed in 24 hours, if they are counted.
  ///   - draws: The random draws of the device, for the moment at which it wakes.
  package init(_ rules: ReloadRules, limit: Int, draws: RandomDraws) {
    let window = rules.coalescingWindow.milliseconds
    self.init(
      limit: rules.isBudgeted ? max(1, limit) : nil, inARow: rules.reloadsInARow,
      minimumInterval: rules.minimumInterval.milliseconds,
      unseenLimit: rules.unseenLimit.milliseconds, window: window,
      phase: window > 1 ? draws.number(0, through: window - 1) : 0,
      systemDelay: rules.systemDelay.milliseconds)
  }

  /// The number of reloads that may follow each other before one has to wait for the budget, and
  /// how long it then is from one to the next; nil if reloads are not counted.
  package var rhythm: ReloadRhythm? {
    guard emission > 0 else { return nil }
    return ReloadRhythm(inARow: Int(tolerance / emission) + 1, every: .milliseconds(emission))
  }

  /// Creates a pace from its figures.
  package init(
    limit: Int?, inARow: Int, minimumInterval: Int64, unseenLimit: Int64, window: Int64 = 0,
    phase: Int64 = 0, systemDelay: Int64 = 0
  ) {
    self.limit = limit
    self.minimumInterval = minimumInterval
    self.unseenLimit = unseenLimit
    self.window = window
    self.phase = phase
    self.systemDelay = systemDelay
    guard let limit else {
      (emission, tolerance) = (0, 0)
      return
    }
    // B in a row, and then one each T: within 24 hours these are B + 24 h / T, rounded down. With T of at least 24 h / (N - B) that is N at most.
    let burst = Int64(max(1, min(inARow, limit - 1)))
    let rest = max(1, Int64(limit) - burst)
    emission = (Self.day + rest - 1) / rest
    tolerance = (burst - 1) * emission
  }
}
