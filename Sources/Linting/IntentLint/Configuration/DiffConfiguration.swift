// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText

/// What a `quickaction.json` says about the comparison of revisions: its member `diff`.
package struct DiffConfiguration: Hashable, Sendable {
  /// A change that is allowed, and why.
  package struct Allowance: Hashable, Sendable {
    /// The identifiers of the rules that may find it.
    package var rules: Set<String>

    /// What may change, such as `Show.period`; nil for anything.
    package var subject: String?

    /// Why it is allowed.
    package var reason: String

    /// The last day on which it is, as `2026-12-31`; nil for always.
    package var until: String?

    /// Where the file says so.
    package var range: SourceRange
  }

  /// What brings a value back: `name`, `tag` or `unknown`; nil if the file does not say.
  package var keptBy: String?

  /// The branch to compare with; nil for that of the repository.
  package var defaultBranch: String?

  /// The changes that are allowed.
  package var allowances: [Allowance] = []

  /// Makes a configuration that says nothing.
  package init() {}
}
