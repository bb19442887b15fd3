// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What the page of a rule about changes says besides that of any rule.
package struct ChangeFacts: Sendable {
  /// What a change does: `breaks`, `changes` or `safe`.
  package let effect: String

  /// What it hurts, in words; empty for a harmless change.
  package let hurts: String

  /// How it is known, in words.
  package let evidence: String

  /// What Apple's software does with it.
  package let runtime: String

  /// Which setting decides where that is not established; nil if it is.
  package let setting: String?

  /// Makes the facts about a rule.
  package init(
    effect: String, hurts: String, evidence: String, runtime: String, setting: String?
  ) {
    self.effect = effect
    self.hurts = hurts
    self.evidence = evidence
    self.runtime = runtime
    self.setting = setting
  }
}
