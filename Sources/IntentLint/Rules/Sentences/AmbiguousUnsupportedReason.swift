// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import PropertyListSyntax
import SourceText

/// Reasons that are neither Xcode's nor the app's, or both.
package struct AmbiguousUnsupportedReason: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "ambiguous-unsupported-reason", family: .sentences, severity: .warning,
    summary: "An unsupported reason is marked both as custom and as default, or as neither.",
    why: """
      Xcode tells its own reasons from the app's by these marks. Where they do not say, an edit in \
      Xcode may drop or add a reason, and the numbers of all later ones shift in the app's code.
      """,
    remedy: """
      Mark a reason that the app declares as custom, and one that Xcode supplies for a number's \
      limits as default.
      """)

  package static let examples: [RuleExample] = [
    .parameters(
      """
      <dict>
        <key>INIntentParameterName</key>
        <string>account</string>
        <key>INIntentParameterType</key>
        <string>String</string>
        <key>INIntentParameterUnsupportedReasons</key>
        <array>
          <dict>
            <key>INIntentParameterUnsupportedReasonCode</key>
            <string>↓closed</string>
            <key>INIntentParameterUnsupportedReasonFormatString</key>
            <string>This account is closed.</string>
            <key>INIntentParameterUnsupportedReasonFormatStringID</key>
            <string>u5GmJt</string>
          </dict>
        </array>
      </dict>
      """),
    .parameters(
      """
      <dict>
        <key>INIntentParameterName</key>
        <string>account</string>
        <key>INIntentParameterType</key>
        <string>String</string>
        <key>INIntentParameterUnsupportedReasons</key>
        <array>
          <dict>
            <key>INIntentParameterUnsupportedReasonCode</key>
            <string>closed</string>
            <key>INIntentParameterUnsupportedReasonCustom</key>
            <true/>
            <key>INIntentParameterUnsupportedReasonFormatString</key>
            <string>This account is closed.</string>
            <key>INIntentParameterUnsupportedReasonFormatStringID</key>
            <string>u5GmJt</string>
          </dict>
        </array>
      </dict>
      """),
  ]

  package init() {}

  package func check(
    _ definition: IntentDefinition, in context: RuleContext, report: inout RuleReport
  ) {
    for parameter in definition.allParameters {
      for reason in parameter.unsupportedReasons {
        let isCustom = reason.isCustom?.value == true
        guard isCustom == (reason.isDefault?.value == true) else { continue }
        report.add(
          .ambiguous(reason.code?.value ?? "", isBoth: isCustom),
          at: reason.code?.range ?? reason.declaration.range, in: definition.source.name)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func ambiguous(_ code: String, isBoth: Bool) -> Self {
    "the reason '\(code)' is \(isBoth ? "both" : "neither") custom \(isBoth ? "and" : "nor") default; mark it as one of them"
  }
}
