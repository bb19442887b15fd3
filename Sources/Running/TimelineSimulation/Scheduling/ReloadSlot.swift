// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The moment at which a reload may begin, and how it came about.
///
/// Each rule can only make it later than the one before.
package struct ReloadSlot: Hashable, Sendable {
  /// The earliest moment that was asked for.
  package let due: Int64
  /// The time at which the system takes up the reload.
  package let afterSystem: Int64
  /// The time at which the minimum interval after the previous reload is over.
  package let afterMinimum: Int64
  /// The time at which the budget allows the reload.
  package let afterBudget: Int64
  /// The moment at which the device wakes, in milliseconds.
  package let date: Int64
}
