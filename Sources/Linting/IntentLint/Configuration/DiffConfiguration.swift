// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText

/// The member `diff` of a `quickaction.json`: settings for the comparison of revisions.
package struct DiffConfiguration: Hashable, Sendable {
  /// A change that is allowed, and why.
  package struct Allowance: Hashable, Sendable {
    /// The identifiers of the rules that may find it.
    package var rules: Set<String>

    /// The subject that may change, such as `Show.period`; nil for any.
    package var subject: String?

    /// The reason why the change is allowed.
    package var reason: String

    /// The last day on which it is, as `2026-12-31`; nil for always.
    package var until: String?

    /// The range of the allowance in the file.
    package var range: SourceRange
  }

  /// The key by which a value is found after an update: `name`, `tag` or `unknown`; nil if the file
  /// has none.
  package var keptBy: String?

  /// The branch to compare with; nil for that of the repository.
  package var defaultBranch: String?

  /// The changes that are allowed.
  package var allowances: [Allowance] = []

  /// Creates the default configuration.
  package init() {}
}
