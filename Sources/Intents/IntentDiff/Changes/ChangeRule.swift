// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A kind of change to look for between two revisions.
///
/// A `↓` in the later revision of an example is before each place where the rule finds something, and one in the earlier
/// revision before the place that it compares with.
package protocol ChangeRule: Rule {
  /// Creates the rule, which has no state.
  init()

  /// Adds the changes that the rule finds between two revisions.
  func check(_ revisions: RevisionPair, changes: inout ChangeList)
}
