// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import PropertyListSyntax
import SourceText

/// Attributes that are not numbered from 1 in the order of the file.
package struct DisplayPriorityOutOfOrder: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "display-priority-out-of-order", family: .numbers, severity: .warning,
    summary: """
      The display priorities of parameters or properties are not 1, 2, 3 and so on, in the order of the file.
      """,
    why: """
      People see parameters in the order of the priorities, and one without a priority not at all; Xcode shows the \
      order of the file. So the edit sheet is not what the team sees in its editor.
      """,
    remedy: """
      Number them in the order of the file. The fix does so, and is unsafe, since the order that people see so far is gone \
      then; move the parameters first where that one is meant.
      """, fixSafety: .unsafe)

  package static let examples: [RuleExample] = [
    .parameters(
      """
      <dict>
        <key>INIntentParameterDisplayPriority</key>
        <integer>↓2</integer>
        <key>INIntentParameterName</key>
        <string>account</string>
        <key>INIntentParameterTag</key>
        <integer>2</integer>
        <key>INIntentParameterType</key>
        <string>String</string>
      </dict>
      <dict>
        <key>INIntentParameterDisplayPriority</key>
        <integer>1</integer>
        <key>INIntentParameterName</key>
        <string>period</string>
        <key>INIntentParameterTag</key>
        <integer>3</integer>
        <key>INIntentParameterType</key>
        <string>String</string>
      </dict>
      """,
      fixed: """
        <dict>
          <key>INIntentParameterDisplayPriority</key>
          <integer>1</integer>
          <key>INIntentParameterName</key>
          <string>account</string>
          <key>INIntentParameterTag</key>
          <integer>2</integer>
          <key>INIntentParameterType</key>
          <string>String</string>
        </dict>
        <dict>
          <key>INIntentParameterDisplayPriority</key>
          <integer>2</integer>
          <key>INIntentParameterName</key>
          <string>period</string>
          <key>INIntentParameterTag</key>
          <integer>3</integer>
          <key>INIntentParameterType</key>
          <string>String</string>
        </dict>
        """),
    .parameters(
      """
      <dict>
        <key>INIntentParameterDisplayPriority</key>
        <integer>1</integer>
        <key>INIntentParameterName</key>
        <string>account</string>
        <key>INIntentParameterTag</key>
        <integer>2</integer>
        <key>INIntentParameterType</key>
        <string>String</string>
      </dict>
      <dict>
        <key>INIntentParameterName</key>
        <string>↓period</string>
        <key>INIntentParameterTag</key>
        <integer>3</integer>
        <key>INIntentParameterType</key>
        <string>String</string>
      </dict>
      """,
      fixed: """
        <dict>
          <key>INIntentParameterDisplayPriority</key>
          <integer>1</integer>
          <key>INIntentParameterName</key>
          <string>account</string>
          <key>INIntentParameterTag</key>
          <integer>2</integer>
          <key>INIntentParameterType</key>
          <string>String</string>
        </dict>
        <dict>
          <key>INIntentParameterDisplayPriority</key>
          <integer>2</integer>
          <key>INIntentParameterName</key>
          <string>period</string>
          <key>INIntentParameterTag</key>
          <integer>3</integer>
          <key>INIntentParameterType</key>
          <string>String</string>
        </dict>
        """),
    .parameters(
      """
      <dict>
        <key>INIntentParameterDisplayPriority</key>
        <integer>1</integer>
        <key>INIntentParameterName</key>
        <string>account</string>
        <key>INIntentParameterTag</key>
        <integer>2</integer>
        <key>INIntentParameterType</key>
        <string>String</string>
      </dict>
      <dict>
        <key>INIntentParameterDisplayPriority</key>
        <integer>2</integer>
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
      let numbered = group.attributes.enumerated().map { (number: $0 + 1, attribute: $1) }
      let wrong = numbered.filter { $0.attribute.displayPriority?.value != $0.number }
      guard let first = wrong.first else { continue }
      let edits = wrong.compactMap { edit(of: $0.attribute, number: $0.number) }
      report.add(
        first.attribute.displayPriority.map { .outOfOrder($0.value, first.attribute, first.number) }
          ?? .missing(first.attribute, first.number),
        at: first.attribute.displayPriority?.range ?? first.attribute.name?.range,
        in: definition.source.name, data: [.init("priority", "\(first.number)")],
        fixes: edits.isEmpty
          ? []
          : [
            Fix(
              title:
                "number \(group.kind == .type ? "the properties" : "the parameters") in the order of the file",
              safety: .unsafe, file: definition.source.name, edits: edits)
          ])
    }
  }

  /// The edit that gives an attribute its number.
  private func edit(of attribute: Attribute, number: Int) -> TextEdit? {
    let suffix = "DisplayPriority"
    if let declared = attribute.value(ofKey: suffix) {
      return declared.replacing(with: .integer(number))
    }
    return attribute.declaration.inserting(
      .integer(number), forKey: attribute.owner.rawValue + suffix)
  }
}

extension Diagnostic.Message {
  fileprivate static func outOfOrder(_ priority: Int, _ attribute: Attribute, _ number: Int)
    -> Self
  {
    "the \(attribute.noun) '\(attribute.propertyName)' is number \(number) of the file and has the display priority \(priority); number them in order"
  }

  fileprivate static func missing(_ attribute: Attribute, _ number: Int) -> Self {
    "the \(attribute.noun) '\(attribute.propertyName)' has no display priority, so it is not shown; give it \(number), its place in the file"
  }
}
