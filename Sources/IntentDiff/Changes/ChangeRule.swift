// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A kind of change to look for between two revisions.
///
/// A rule is a page: one file with the change, what Apple's software does with it, examples that are its tests, the
/// comparison, and its messages.
package protocol ChangeRule: Sendable {
  /// The page.
  static var page: ChangePage { get }

  /// Pairs of revisions in which the rule finds something, and pairs in which it does not: at least one of each.
  static var examples: [ChangeExample] { get }

  /// Makes the rule.
  init()

  /// Looks for the change.
  func check(_ revisions: RevisionPair, changes: inout ChangeList)
}
