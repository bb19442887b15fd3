// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What a `quickaction.json` says about the migration to App Intents: its member `migration`.
package struct MigrationConfiguration: Hashable, Sendable {
  /// The findings that are allowed; the subject is a class, a parameter such as `ShowIntent.period`, a kind or a type.
  package var allowances: [DiffConfiguration.Allowance] = []

  /// Makes a configuration that says nothing.
  package init() {}
}
