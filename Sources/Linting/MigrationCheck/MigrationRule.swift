// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import IntentLint

/// A rule about migrations to App Intents.
package protocol MigrationRule: Rule {
  /// Makes the rule.
  init()

  /// Looks for the pattern.
  func check(_ migration: Migration, findings: inout RuleFindings)
}

extension RuleSet {
  /// The rules about migrations to App Intents.
  package static let migration = RuleSet(MigrationRules.all.map { .change($0) })
}
