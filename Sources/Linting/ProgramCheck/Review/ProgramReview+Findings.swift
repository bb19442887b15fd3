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
    for rule in SharedRule.allCases {
      guard let metadata = known.first(where: { $0.id == rule.rawValue }) else { continue }
      var findings = RuleFindings(of: metadata)
      report(rule, to: &findings)
      found += findings.diagnostics
    }
    return found
  }

  /// The identifiers of the rules that a review applies in addition to those that read files.
  package static let appliedRules = Set(ProgramRules.all.map { $0.metadata.id })

  /// Reports what was seen of the pattern of a rule about files and catalogs.
  private func report(_ rule: SharedRule, to findings: inout RuleFindings) {
    switch rule {
    case .missingContainerBackground:
      report({ $0 == .layout(.missingContainerBackground) }, to: &findings)
    case .imageTooLarge:
      report({ if case .layout(.imageTooLarge) = $0 { true } else { false } }, to: &findings)
    case .brokenWord:
      report({ if case .layout(.brokenWord) = $0 { true } else { false } }, to: &findings)
    case .smallTapTarget:
      report({ if case .smallRegion = $0 { true } else { false } }, to: &findings)
    case .tooManyTapTargets:
      report({ if case .manyTargets = $0 { true } else { false } }, to: &findings)
    case .currentDate: reportClockReads(to: &findings)
    case .missingAppGroup: reportMissingGroups(to: &findings)
    case .unknownReloadedKind: reportUnknownReloads(to: &findings)
    case .untranslatedGalleryText: reportGalleryTexts(to: &findings)
    }
  }
}
