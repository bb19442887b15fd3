// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The page of a rule as a value, which `DiagnosticRendering` shows in a terminal, in the documentation and in reports.
package struct RulePage: Sendable {
  /// What is known of the rule.
  package let metadata: RuleMetadata

  /// What it reports, and what it passes over.
  package let examples: [RuleExample]

  /// Makes a page.
  package init(_ metadata: RuleMetadata, examples: [RuleExample] = []) {
    self.metadata = metadata
    self.examples = examples
  }

  /// The page of a rule.
  package init(of rule: any Rule.Type) {
    self.init(rule.metadata, examples: rule.examples)
  }
}
