// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentDiff
package import IntentLint
import RuleExamples

/// A rule about changes, as the lists and pages of rules show it.
package struct ChangeRulePage<Changes: ChangeRule>: Rule {
  package static var metadata: RuleMetadata {
    let page = Changes.page
    return RuleMetadata(
      id: page.id, family: .changes, severity: page.effect.severity, since: "0.2",
      summary: page.summary, why: page.why, remedy: page.remedy,
      change: ChangeFacts(
        effect: page.effect.rawValue,
        hurts: page.audiences.map(\.rawValue).joined(separator: ", "),
        evidence: page.evidence.rawValue, runtime: page.runtime, setting: page.setting))
  }

  package static var examples: [RuleExample] {
    Changes.examples.map { example in
      // What is gone is marked in the earlier revision alone, so that each place counts once.
      RuleExample(files: example.after.files, earlier: example.before.files)
    }
  }
}
