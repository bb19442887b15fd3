// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Diagnostics
import IntentLint
import SourceText
import SwiftDeclarations

/// Swift sources with App Intents that end in the middle of something.
struct MalformedSwiftSource: ProjectRule {
  static let metadata = RuleMetadata(
    id: "malformed-swift-source", family: .appIntents, severity: .warning,
    summary: "A Swift source with App Intents has a bracket, text or comment without an end.",
    why: """
      It does not compile, and what is declared after the fault may be read in the wrong place, so \
      other rules may miss it.
      """,
    remedy: "Close the bracket, the text or the comment.")

  static let examples: [RuleExample] = [
    .swift("struct Show: AppIntent ↓{\n  static let title = \"Show\"\n"),
    .swift("struct Show: AppIntent {\n  static let title = \"Show\"\n}\n"),
  ]

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    for file in context.appIntents.files {
      // The others often come from the first.
      guard let problem = file.problems.first else { continue }
      findings.add(
        "\(problem.description), so what follows may not be checked", at: problem.range,
        in: file.source.name)
    }
  }
}
