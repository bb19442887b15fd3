// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics

/// What a report tells of a rule besides its findings.
///
/// A plain value, so that this module does not depend on the one that has the rules.
package struct RuleDescription: Hashable, Sendable {
  /// The stable identifier, in kebab case.
  package var id: String

  /// How much its findings matter by default.
  package var severity: Severity

  /// What it finds, in one sentence.
  package var summary: String

  /// Why that matters.
  package var explanation: String

  /// Its page as plain text.
  package var helpText: String

  /// Its page in Markdown.
  package var helpMarkdown: String

  /// What the rule is about, in words to filter by.
  package var tags: [String]

  /// Makes a description.
  package init(
    id: String, severity: Severity, summary: String, explanation: String, helpText: String,
    helpMarkdown: String, tags: [String] = []
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.explanation = explanation
    self.helpText = helpText
    self.helpMarkdown = helpMarkdown
    self.tags = tags
  }
}
