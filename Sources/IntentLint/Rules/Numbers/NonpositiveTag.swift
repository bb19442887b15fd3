// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Tags of zero or less.
package struct NonpositiveTag: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "nonpositive-tag", family: .numbers, severity: .warning,
    summary: "The tag of a parameter or a property is zero or negative.",
    why: """
      Zero is what iOS reads where there is no tag, and other numbers below one may be taken by the hidden parameter \
      that it adds to every intent; what people choose may be lost.
      """,
    remedy: """
      Give it the next free tag: the owner's last tag plus one. Saved choices are kept by the tag, so do so before \
      the first release.
      """)

  package static let examples: [RuleExample] = [
    .intent(
      """
      <key>INIntentLastParameterTag</key>
      <integer>3</integer>
      <key>INIntentName</key>
      <string>Show</string>
      <key>INIntentParameters</key>
      <array>
        <dict>
          <key>INIntentParameterName</key>
          <string>account</string>
          <key>INIntentParameterTag</key>
          <integer>3</integer>
          <key>INIntentParameterType</key>
          <string>String</string>
        </dict>
        <dict>
          <key>INIntentParameterName</key>
          <string>period</string>
          <key>INIntentParameterTag</key>
          <integer>↓0</integer>
          <key>INIntentParameterType</key>
          <string>String</string>
        </dict>
      </array>
      """),
    .intent(
      """
      <key>INIntentLastParameterTag</key>
      <integer>4</integer>
      <key>INIntentName</key>
      <string>Show</string>
      <key>INIntentParameters</key>
      <array>
        <dict>
          <key>INIntentParameterName</key>
          <string>account</string>
          <key>INIntentParameterTag</key>
          <integer>3</integer>
          <key>INIntentParameterType</key>
          <string>String</string>
        </dict>
        <dict>
          <key>INIntentParameterName</key>
          <string>period</string>
          <key>INIntentParameterTag</key>
          <integer>1</integer>
          <key>INIntentParameterType</key>
          <string>String</string>
        </dict>
      </array>
      """),
  ]

  package init() {}

  package func check(
    _ definition: IntentDefinition, in context: RuleContext, report: inout RuleReport
  ) {
    for group in context.attributeGroups(of: definition) {
      for attribute in group.attributes {
        guard let tag = attribute.declaredTag, tag.value <= 0 else { continue }
        report.add(
          .nonpositive(tag.value, attribute.propertyName, attribute.noun), at: tag.range,
          in: definition.source.name, data: [.init("tag", "\(tag.value)")])
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func nonpositive(_ tag: Int, _ name: String, _ noun: String) -> Self {
    "the tag of the \(noun) '\(name)' is \(tag); tags begin at 1, so give it the next free one"
  }
}
