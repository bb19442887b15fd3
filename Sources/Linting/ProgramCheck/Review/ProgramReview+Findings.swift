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
    for (id, report) in Self.sharedRules {
      guard let metadata = known.first(where: { $0.id == id }) else { continue }
      var findings = RuleFindings(of: metadata)
      report(self, &findings)
      found += findings.diagnostics
    }
    return found
  }

  /// The identifiers of the rules that a review applies in addition to those that read files.
  package static let appliedRules = Set(ProgramRules.all.map { $0.metadata.id })

  /// A rule about files and catalogs, with what it says of what was seen.
  typealias SharedRule = (id: String, report: @Sendable (ProgramReview, inout RuleFindings) -> Void)

  /// Rules about files and catalogs whose patterns a built extension shows, too.
  static let sharedRules: [SharedRule] = [
    pictures("missing-container-background") { $0 == .layout(.missingContainerBackground) },
    pictures("image-too-large-for-devices") { issue in
      if case .layout(.imageTooLarge) = issue { true } else { false }
    },
    pictures("broken-word") { if case .layout(.brokenWord) = $0 { true } else { false } },
    pictures("small-tap-target") { if case .smallRegion = $0 { true } else { false } },
    pictures("too-many-tap-targets") { if case .manyTargets = $0 { true } else { false } },
    ("current-date-in-widget-view", { $0.reportClockReads(to: &$1) }),
    ("unknown-reloaded-kind", { $0.reportUnknownReloads(to: &$1) }),
  ]

  /// A rule with the issues of pictures that are meant.
  private static func pictures(
    _ id: String, _ matches: @escaping @Sendable (WidgetIssue) -> Bool
  ) -> SharedRule {
    (id, { $0.report(matches, to: &$1) })
  }
}
