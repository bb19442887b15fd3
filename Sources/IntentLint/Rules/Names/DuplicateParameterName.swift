// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Attributes of one owner that have one name.
package struct DuplicateParameterName: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "duplicate-parameter-name", family: .names, severity: .error,
    summary: """
      Two parameters of an intent or a response, or two properties of a type, have one name at run time.
      """,
    why: """
      Code can reach one of them only, so what a person chooses for the other has no effect. The generated class \
      does not compile.
      """,
    remedy: """
      Rename one of them. Names that differ in the case of their first letter alone are the same at run time.
      """)

  package static let examples: [RuleExample] = [
    .parameters(
      """
      <dict>
        <key>INIntentParameterName</key>
        <string>account</string>
        <key>INIntentParameterTag</key>
        <integer>2</integer>
        <key>INIntentParameterType</key>
        <string>String</string>
      </dict>
      <dict>
        <key>INIntentParameterName</key>
        <string>↓account</string>
        <key>INIntentParameterTag</key>
        <integer>3</integer>
        <key>INIntentParameterType</key>
        <string>String</string>
      </dict>
      """),
    .parameters(
      """
      <dict>
        <key>INIntentParameterName</key>
        <string>account</string>
        <key>INIntentParameterTag</key>
        <integer>2</integer>
        <key>INIntentParameterType</key>
        <string>String</string>
      </dict>
      <dict>
        <key>INIntentParameterName</key>
        <string>↓Account</string>
        <key>INIntentParameterTag</key>
        <integer>3</integer>
        <key>INIntentParameterType</key>
        <string>String</string>
      </dict>
      """),
    .parameters(
      """
      <dict>
        <key>INIntentParameterName</key>
        <string>account</string>
        <key>INIntentParameterTag</key>
        <integer>2</integer>
        <key>INIntentParameterType</key>
        <string>String</string>
      </dict>
      <dict>
        <key>INIntentParameterName</key>
        <string>period</string>
        <key>INIntentParameterTag</key>
        <integer>3</integer>
        <key>INIntentParameterType</key>
        <string>String</string>
      </dict>
      """),
  ]

  package init() {}

  package func check(
    _ definition: IntentDefinition, in context: RuleContext, report: inout RuleReport
  ) {
    for group in context.attributeGroups(of: definition) {
      let named = group.attributes.filter { $0.name?.value.isEmpty == false }
      for repetition in named.repetitions(of: { $0.propertyName }) {
        let later = repetition.later
        report.add(
          .duplicateName(later.propertyName, later.noun, of: group.owner), at: later.name?.range,
          in: definition.source.name, data: [.init("name", later.propertyName)],
          notes: [
            .init(
              message: "the first of the name is here",
              at: .init(file: definition.source.name, range: repetition.earlier.name?.range))
          ])
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func duplicateName(_ name: String, _ noun: String, of owner: String) -> Self {
    "a second \(noun) of \(owner) is named '\(name)'; rename one of them"
  }
}
