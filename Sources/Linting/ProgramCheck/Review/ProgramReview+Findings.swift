// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
package import IntentLint
import IntentRules
import LayoutRules
import QuickActionWidget
import RulePages
import WidgetViews

extension RuleSet {
  /// The rules about what a built extension shows and does.
  package static let program = RuleSet(ProgramRules.all.map { .program($0) })
}

extension ProgramReview {
  /// The findings of all rules about what was seen.
  package var findings: [Diagnostic] {
    var found: [Diagnostic] = []
    for rule in ProgramRules.all {
      var findings = RuleFindings(of: rule.metadata)
      rule.init().check(self, findings: &findings)
      found += findings.diagnostics
    }
    let known = (RuleSet.intents + .layout).metadata
    for (id, matches) in Self.sharedRules {
      guard let metadata = known.first(where: { $0.id == id }) else { continue }
      var findings = RuleFindings(of: metadata)
      report(matches, to: &findings)
      found += findings.diagnostics
    }
    return found
  }

  /// The identifiers of the rules that a review applies in addition to those that read files.
  package static let appliedRules = Set(ProgramRules.all.map { $0.metadata.id })

  /// Rules about files and catalogs whose patterns pictures show, too; each with the issues that are meant.
  static let sharedRules: [(id: String, matches: @Sendable (WidgetIssue) -> Bool)] = [
    ("missing-container-background", { $0 == .layout(.missingContainerBackground) }),
    (
      "image-too-large-for-devices",
      { if case .layout(.imageTooLarge) = $0 { true } else { false } }
    ),
    ("broken-word", { if case .layout(.brokenWord) = $0 { true } else { false } }),
    ("small-tap-target", { if case .smallRegion = $0 { true } else { false } }),
    ("too-many-tap-targets", { if case .manyTargets = $0 { true } else { false } }),
  ]
}
