// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The verdict of an audit on a saved choice.
package enum ChoiceVerdict: String, CaseIterable, Hashable, Sendable {
  /// All that was chosen keeps its place.
  case whole
  /// Part of what was chosen is lost.
  case incomplete
  /// No part of the choice is left.
  case lost
  /// The line does not hold a choice that can be read.
  case unreadable
}
