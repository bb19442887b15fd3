// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import IntentModel

/// A rule that looks at one definition at a time.
package protocol DefinitionRule: Rule {
  /// Creates the rule, which has no state.
  init()

  /// Adds the findings of the rule in a definition.
  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings)
}

/// A rule that looks at a project as a whole.
package protocol ProjectRule: Rule {
  /// Creates the rule, which has no state.
  init()

  /// Adds the findings of the rule in a project.
  func check(_ context: ProjectContext, findings: inout RuleFindings)
}

/// A rule whose pattern is found while a file is read; the rule gives it a page.
package protocol ReaderRule: Rule {}
