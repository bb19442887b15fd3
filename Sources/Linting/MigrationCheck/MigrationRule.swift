// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import IntentLint

/// A rule about migrations to App Intents.
package protocol MigrationRule: Rule {
  /// Creates the rule, which has no state.
  init()

  /// Adds the findings of the rule in a migration.
  func check(_ migration: MigratedProject, findings: inout RuleFindings)
}

extension RuleSet {
  /// The rules about migrations to App Intents.
  package static let migration = RuleSet(MigrationRules.all.map { .change($0) })
}
