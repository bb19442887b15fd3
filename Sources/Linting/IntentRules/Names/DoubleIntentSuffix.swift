// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Intents whose class is named `…IntentIntent`.
struct DoubleIntentSuffix: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "double-intent-suffix", family: .names, severity: .note,
    summary: "The name of an intent ends in `Intent`, which Xcode appends anyway.",
    why: """
      It works. But code, `Info.plist` and the log use `ShowIntentIntent`, and if `Info.plist` \
      has `ShowIntent`, it names a class that does not exist: App Store Connect refuses the \
      upload.
      """,
    remedy: """
      Remove `Intent` from the name before the first release. After that, saved widgets would \
      lose their choices, so keep it.
      """)

  static let examples: [RuleExample] = [
    .intent("↓ShowIntent"),
    .intent("ShowIntent", className: "ShowIntent"),
    .intent("Show"),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for intent in definition.intents where !intent.isOfSystem {
      guard let name = intent.name, name.value.hasSuffix("Intent"),
        intent.className.hasSuffix("IntentIntent")
      else { continue }
      findings.add(
        .doubleSuffix(name.value, className: intent.className), at: name.range,
        data: [.init("class", intent.className)])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func doubleSuffix(_ name: String, className: String) -> Self {
    "the class of the intent '\(name)' is '\(className)'; remove 'Intent' from the name unless it is released"
  }
}
