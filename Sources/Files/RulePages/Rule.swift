// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A pattern to find in a project, in its history or between two revisions.
///
/// A rule is a page: one file with the pattern, why it matters, examples that are its tests, the check, and its messages.
/// What is checked is said by the protocols that refine this one. A rule never prints and never writes.
package protocol Rule: Sendable {
  /// The metadata of the rule: its name, severity and texts.
  static var metadata: RuleMetadata { get }

  /// Projects in which the rule finds something, and projects in which it does not: at least one of each.
  static var examples: [RuleExample] { get }
}
