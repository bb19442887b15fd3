// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
package import IntentModel

/// A pattern to find in a project.
///
/// A rule is a page: one file with the pattern, why it matters, examples that are its tests, the check, and its messages.
/// It reports findings; it never prints and never writes.
package protocol Rule: Sendable {
  /// The page.
  static var metadata: RuleMetadata { get }

  /// Projects in which the rule finds something, and projects in which it does not: at least one of each.
  static var examples: [RuleExample] { get }
}

/// A rule that looks at one definition at a time.
package protocol DefinitionRule: Rule {
  /// Makes the rule.
  init()

  /// Looks for the pattern.
  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings)
}

/// A rule that looks at a project as a whole.
package protocol ProjectRule: Rule {
  /// Makes the rule.
  init()

  /// Looks for the pattern.
  func check(_ context: ProjectContext, findings: inout RuleFindings)
}

/// A rule whose pattern is found while a file is read; the rule gives it a page.
package protocol ReaderRule: Rule {}
