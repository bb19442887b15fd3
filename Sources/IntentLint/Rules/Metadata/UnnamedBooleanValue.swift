// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Booleans without words for their values.
package struct UnnamedBooleanValue: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "unnamed-boolean-value", family: .metadata, severity: .note,
    summary: "A Boolean parameter of an intent has no name for true or none for false.",
    why: """
      Where the value is told in words, as in a shortcut's summary or by Siri, people do not read \
      the words of the app. Xcode always writes both names.
      """,
    remedy: "Name both values as people would: 'on' and 'off', 'with' and 'without'.")

  package static let examples: [RuleExample] = [
    .parameters(
      """
      <dict>
        <key>INIntentParameterName</key>
        <string>↓showsIcon</string>
        <key>INIntentParameterType</key>
        <string>Boolean</string>
      </dict>
      """),
    .parameters(
      """
      <dict>
        <key>INIntentParameterMetadata</key>
        <dict>
          <key>INIntentParameterMetadataFalseDisplayName</key>
          <string>hidden</string>
          <key>INIntentParameterMetadataFalseDisplayNameID</key>
          <string>kT3b9Q</string>
          <key>INIntentParameterMetadataTrueDisplayName</key>
          <string>shown</string>
          <key>INIntentParameterMetadataTrueDisplayNameID</key>
          <string>p0Wz7d</string>
        </dict>
        <key>INIntentParameterName</key>
        <string>showsIcon</string>
        <key>INIntentParameterType</key>
        <string>Boolean</string>
      </dict>
      """),
  ]

  package init() {}

  package func check(
    _ definition: IntentDefinition, in context: RuleContext, report: inout RuleReport
  ) {
    for parameter in definition.allParameters where parameter.kind == .scalar(.boolean) {
      let names = [
        ("true", parameter.metadata?.trueDisplayName),
        ("false", parameter.metadata?.falseDisplayName),
      ]
      let unnamed = names.filter { $0.1?.text?.value.isEmpty ?? true }.map { $0.0 }
      guard !unnamed.isEmpty else { continue }
      report.add(
        .unnamedValues(unnamed, of: parameter.propertyName), at: parameter.namePlace,
        in: definition.source.name)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unnamedValues(_ values: [String], of name: String) -> Self {
    "the Boolean '\(name)' has no display name for \(values.joined(separator: " and ")); name what people choose between"
  }
}
