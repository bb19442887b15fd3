// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension RuleMetadata {
  /// What is known of a rule about changes in addition: what a change does, whom it hurts, and how that is known.
  public struct Change: Hashable, Sendable {
    /// What the change does, unless a setting decides otherwise.
    public let effect: ChangeEffect

    /// What it hurts, the worst first; empty for a harmless change.
    public let audiences: [ChangeAudience]

    /// How it is known.
    public let evidence: ChangeEvidence

    /// What Apple's software does with it.
    public let runtime: String

    /// Which setting decides where that is not established; nil if it is.
    public let setting: String?
  }

  /// Makes the page of a rule about changes, whose severity is that of the effect.
  package init(
    id: String, effect: ChangeEffect, hurts audiences: [ChangeAudience] = [],
    evidence: ChangeEvidence, summary: String, why: String, runtime: String,
    setting: String? = nil, remedy: String
  ) {
    self.init(
      id: id, family: .changes, severity: effect.severity, since: "0.2", summary: summary,
      why: why, remedy: remedy,
      change: Change(
        effect: effect, audiences: audiences, evidence: evidence, runtime: runtime,
        setting: setting))
  }
}
