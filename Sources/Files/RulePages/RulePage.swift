// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The page of a rule as a value, which `DiagnosticRendering` shows in a terminal, in the documentation and in reports.
package struct RulePage: Sendable {
  /// The metadata of the rule.
  package let metadata: RuleMetadata

  /// The examples of what it reports, and of what it does not report.
  package let examples: [RuleExample]

  /// Creates a page from a rule's metadata and examples.
  package init(_ metadata: RuleMetadata, examples: [RuleExample] = []) {
    self.metadata = metadata
    self.examples = examples
  }

  /// The page of a rule.
  package init(of rule: any Rule.Type) {
    self.init(rule.metadata, examples: rule.examples)
  }
}
