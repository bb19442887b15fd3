// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import RuleExamples

/// Two revisions that show what a rule finds, or passes over.
///
/// A `↓` in the later revision is before each place where the rule finds something, and one in the earlier revision before
/// the place that it compares with.
package struct ChangeExample: Sendable {
  /// The earlier revision.
  package let before: RuleExample

  /// The later one.
  package let after: RuleExample

  /// Makes an example.
  package init(_ before: RuleExample, _ after: RuleExample) {
    self.before = before
    self.after = after
  }
}
