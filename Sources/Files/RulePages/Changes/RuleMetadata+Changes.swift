// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension RuleMetadata {
  /// The metadata of a rule about changes: the effect, the audiences, and the evidence.
  public struct Change: Hashable, Sendable {
    /// The effect of the change, unless a setting decides otherwise.
    public let effect: ChangeEffect

    /// The audiences that it hurts, the worst first; empty for a harmless change.
    public let audiences: [ChangeAudience]

    /// The evidence for the effect.
    public let evidence: ChangeEvidence

    /// The behavior of Apple's software.
    public let runtime: String

    /// The setting that decides if that is not established; nil if it is.
    public let setting: String?
  }

  /// Creates the page of a rule about changes, whose severity is that of the effect.
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
