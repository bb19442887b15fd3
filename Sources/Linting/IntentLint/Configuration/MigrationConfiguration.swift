// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The member `migration` of a `quickaction.json`: settings for the migration to App Intents.
package struct MigrationConfiguration: Hashable, Sendable {
  /// The findings that are allowed; the subject is a class, a parameter such as `ShowIntent.period`, a kind or a type.
  package var allowances: [DiffConfiguration.Allowance] = []

  /// Creates the default configuration.
  package init() {}
}
