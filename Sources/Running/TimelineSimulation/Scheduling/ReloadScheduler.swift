// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The schedule of one widget's reloads: the rules of the system as two numbers.
///
/// The simulator of a device and that of a fleet ask the same scheduler, so that they cannot differ. The budget is a generic cell rate: the
/// moment at which it would be full again moves on by the emission interval with each reload, and a reload may begin when that moment is no
/// further away than the tolerance.
package struct ReloadScheduler: Hashable, Sendable {
  /// Long before every moment, and far enough from the least number to be added to.
  private static let longAgo = Int64.min / 4

  /// When the budget is full again.
  private(set) var fullAgain = longAgo

  /// When the last reload began.
  private(set) var last = longAgo

  /// Creates the scheduler of a widget that was never reloaded.
  package init() {}

  /// The moment at which a reload may begin, but for looks.
  ///
  /// - Parameters:
  ///   - due: The earliest moment that was asked for.
  ///   - delay: The time that the system takes.
  ///   - pace: The rules for the widget.
  /// - Returns: The moment, and how it came about.
  @inline(__always)
  package func slot(due: Int64, delay: Int64, pace: ReloadPace) -> ReloadSlot {
    let afterSystem = due + delay
    let afterMinimum = max(afterSystem, last + pace.minimumInterval)
    let afterBudget =
      pace.emission == 0 ? afterMinimum : max(afterMinimum, fullAgain - pace.tolerance)
    var date = afterBudget
    if pace.window > 1 {
      let past = (date - pace.phase) % pace.window
      if past != 0 { date += past < 0 ? -past : pace.window - past }
    }
    return ReloadSlot(
      due: due, afterSystem: afterSystem, afterMinimum: afterMinimum, afterBudget: afterBudget,
      date: date)
  }

  /// Records that a reload begins.
  @inline(__always)
  package mutating func begin(at date: Int64, isCounted: Bool, pace: ReloadPace) {
    last = date
    if isCounted { fullAgain = max(date, fullAgain) + pace.emission }
  }

  /// Returns the number of reloads that could follow at a moment without waiting for the budget;
  /// nil if they are not counted.
  package func available(at date: Int64, pace: ReloadPace) -> Int? {
    guard pace.emission > 0 else { return nil }
    let room = pace.tolerance + pace.emission - max(0, fullAgain - date)
    return Int(max(0, room) / pace.emission)
  }
}
