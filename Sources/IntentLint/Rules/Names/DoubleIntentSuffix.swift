// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Intents whose class is named `…IntentIntent`.
package struct DoubleIntentSuffix: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "double-intent-suffix", family: .names, severity: .note,
    summary: "The name of an intent ends in `Intent`, which Xcode appends to the name anyway.",
    why: """
      It works. But code, `Info.plist` and the log speak of `ShowIntentIntent`, and whoever writes `ShowIntent` in \
      `Info.plist`, as one would, names a class that does not exist: App Store Connect refuses the upload.
      """,
    remedy: """
      Take `Intent` off the name before the first release. Later, saved widgets would lose their choices: keep it \
      then.
      """)

  package static let examples: [RuleExample] = [
    .intent(
      """
      <key>INIntentName</key>
      <string>↓ShowIntent</string>
      """),
    .intent(
      """
      <key>INIntentClassName</key>
      <string>ShowIntent</string>
      <key>INIntentName</key>
      <string>ShowIntent</string>
      """),
    .intent(
      """
      <key>INIntentName</key>
      <string>Show</string>
      """),
  ]

  package init() {}

  package func check(
    _ definition: IntentDefinition, in context: RuleContext, report: inout RuleReport
  ) {
    for intent in definition.intents where !intent.isOfSystem {
      guard let name = intent.name, name.value.hasSuffix("Intent"),
        intent.className.hasSuffix("IntentIntent")
      else { continue }
      report.add(
        .doubleSuffix(name.value, className: intent.className), at: name.range,
        in: definition.source.name, data: [.init("class", intent.className)])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func doubleSuffix(_ name: String, className: String) -> Self {
    "the class of the intent '\(name)' is '\(className)'; take 'Intent' off the name unless it is released"
  }
}
