// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Versions of the format that no Xcode is known to have written.
struct UnknownModelVersion: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "unknown-model-version", family: .propertyList, severity: .warning,
    summary: "The version of the format is none of 1.0, 1.1 and 1.2.",
    why: """
      iOS never reads the version, but Xcode does, and may refuse to open the file or upgrade it. What a newer format means \
      may differ from what is checked here.
      """,
    remedy: "Write 1.2, which Xcode 12 and later do, unless the file is from a newer Xcode.")

  static let examples: [RuleExample] = [
    .rawDefinition(
      """
      <key>INIntentDefinitionModelVersion</key>
      <string>↓12</string>
      <key>INIntents</key>
      <array/>
      """),
    .rawDefinition(
      """
      <key>INIntentDefinitionModelVersion</key>
      <string>1.2</string>
      <key>INIntents</key>
      <array/>
      """),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    guard let version = definition.modelVersion,
      !["1.0", "1.1", "1.2"].contains(version.value)
    else { return }
    findings.add(
      .unknownVersion(version.value), at: version.range,
      data: [.init("version", version.value)])
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownVersion(_ version: String) -> Self {
    "the model version '\(version)' is not known; Xcode writes '1.2' from version 12 on"
  }
}
