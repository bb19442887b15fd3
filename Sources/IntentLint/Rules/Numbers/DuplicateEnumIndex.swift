// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Values of an enum that have one index.
package struct DuplicateEnumIndex: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "duplicate-enum-index", family: .numbers, severity: .error,
    summary: "Two values of an enum have one index; a value without an index has 0.",
    why: """
      A choice is saved as the index, so people who chose the one see the other. The generated enum does not \
      compile.
      """,
    remedy: "Give the later one an index that is not in use.")

  package static let examples: [RuleExample] = [
    .definition(
      """
      <key>INEnums</key>
      <array>
        <dict>
          <key>INEnumName</key>
          <string>Period</string>
          <key>INEnumValues</key>
          <array>
            <dict>
              <key>INEnumValueName</key>
              <string>unknown</string>
            </dict>
            <dict>
              <key>INEnumValueIndex</key>
              <integer>1</integer>
              <key>INEnumValueName</key>
              <string>week</string>
            </dict>
            <dict>
              <key>INEnumValueIndex</key>
              <integer>↓1</integer>
              <key>INEnumValueName</key>
              <string>month</string>
            </dict>
          </array>
        </dict>
      </array>
      """),
    .definition(
      """
      <key>INEnums</key>
      <array>
        <dict>
          <key>INEnumName</key>
          <string>Period</string>
          <key>INEnumValues</key>
          <array>
            <dict>
              <key>INEnumValueName</key>
              <string>unknown</string>
            </dict>
            <dict>
              <key>INEnumValueIndex</key>
              <integer>2</integer>
              <key>INEnumValueName</key>
              <string>week</string>
            </dict>
            <dict>
              <key>INEnumValueIndex</key>
              <integer>1</integer>
              <key>INEnumValueName</key>
              <string>month</string>
            </dict>
          </array>
        </dict>
      </array>
      """),
  ]

  package init() {}

  package func check(
    _ definition: IntentDefinition, in context: RuleContext, report: inout RuleReport
  ) {
    for type in definition.enums {
      for repetition in type.values.repetitions(of: { $0.index }) {
        let (later, earlier) = (repetition.later, repetition.earlier)
        report.add(
          .sharedIndex(later, earlier), at: later.declaredIndex?.range ?? later.name?.range,
          in: definition.source.name, data: [.init("index", "\(later.index)")],
          notes: [
            .init(
              message: "the index is used here first",
              at: .init(
                file: definition.source.name,
                range: earlier.declaredIndex?.range ?? earlier.name?.range))
          ])
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func sharedIndex(_ later: EnumValue, _ earlier: EnumValue) -> Self {
    let (name, other) = (later.name?.value ?? "", earlier.name?.value ?? "")
    return later.declaredIndex == nil
      ? "the value '\(name)' has no index, which reads as 0, the index of '\(other)'; give it one of its own"
      : "the value '\(name)' has the index \(later.index) of '\(other)'; give it one of its own"
  }
}
