// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The page of a rule about changes: what is known without comparing anything.
public struct ChangePage: Sendable {
  /// The stable identifier, in kebab case.
  public let id: String

  /// What the change does, unless a setting decides otherwise.
  public let effect: ChangeEffect

  /// What it hurts, the worst first; empty for a harmless change.
  public let audiences: [ChangeAudience]

  /// How it is known.
  public let evidence: ChangeEvidence

  /// The change, in one sentence.
  public let summary: String

  /// What happens to people.
  public let why: String

  /// What Apple's software does with it, and how that is known.
  public let runtime: String

  /// Which setting decides where that is not established; nil if it is.
  public let setting: String?

  /// What to do instead.
  public let remedy: String

  /// Makes a page.
  package init(
    id: String, effect: ChangeEffect, hurts audiences: [ChangeAudience] = [],
    evidence: ChangeEvidence, summary: String, why: String, runtime: String,
    setting: String? = nil, remedy: String
  ) {
    self.id = id
    self.effect = effect
    self.audiences = audiences
    self.evidence = evidence
    self.summary = summary
    self.why = why
    self.runtime = runtime
    self.setting = setting
    self.remedy = remedy
  }
}
