// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Unknown versions of the format.
struct UnknownModelVersion: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "unknown-model-version", family: .propertyList, severity: .warning,
    summary: "The version of the format is not 1.0, 1.1 or 1.2.",
    why: """
      iOS never reads the version, but Xcode does, and may refuse to open the file or upgrade \
      it. A newer format may have a different meaning.
      """,
    remedy: "Write 1.2, as Xcode 12 and later do, unless the file comes from a newer Xcode.")

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
    "unknown model version '\(version)'; use '1.2', as Xcode 12 and later do"
  }
}
