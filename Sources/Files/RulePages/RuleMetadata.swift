// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Diagnostics

/// The metadata of a rule, which is known without running it.
public struct RuleMetadata: Sendable {
  /// The stable identifier, in kebab case.
  ///
  /// It names the pattern found, never the remedy.
  public let id: String

  /// The subject of the rule.
  public let family: RuleFamily

  /// The default severity of the findings of the rule.
  public let severity: Severity

  /// The version that first had the rule.
  public let since: String

  /// The pattern, in one sentence.
  public let summary: String

  /// The reason why it matters to a user of the widget, or to a team that ships it.
  public let why: String

  /// The remedy, and what a fix changes if there is one.
  public let remedy: String

  /// Whether a fix of the rule changes only the fault; nil if the rule has no fix.
  public let fixSafety: Fix.Safety?

  /// The name of App Store Connect's email about the pattern, such as `ITMS-90626`; nil if it sends none.
  public let mail: String?

  /// The metadata of a rule about changes; nil for any other rule.
  public let change: Change?

  /// Creates the metadata of a rule.
  package init(
    id: String, family: RuleFamily, severity: Severity, since: String = "0.1", summary: String,
    why: String, remedy: String, fixSafety: Fix.Safety? = nil, mail: String? = nil,
    change: Change? = nil
  ) {
    self.id = id
    self.family = family
    self.severity = severity
    self.since = since
    self.summary = summary
    self.why = why
    self.remedy = remedy
    self.fixSafety = fixSafety
    self.mail = mail
    self.change = change
  }
}
