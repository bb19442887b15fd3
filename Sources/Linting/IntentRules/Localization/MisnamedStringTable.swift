// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import IntentLint
import WidgetProject

/// String tables of definitions with a name that nothing reads.
struct MisnamedStringTable: ProjectRule {
  static let metadata = RuleMetadata(
    id: "misnamed-string-table", family: .localization, severity: .warning,
    summary: "The name of a string table includes the extension of the definition's file.",
    why: """
      The system looks for the texts of `Widget.intentdefinition` in the table `Widget`. \
      `Widget.intentdefinition.xcstrings` is built but never read: nothing is translated, and \
      App Store Connect finds no title.
      """,
    remedy: """
      Rename the file: the definition's name without its extension, followed by the extension \
      of the table.
      """)

  static let examples: [RuleExample] = [
    RuleExample(files: [
      .init(
        "Widget.intentdefinition.xcstrings",
        #"↓{ "sourceLanguage" : "en", "strings" : { }, "version" : "1.0" }"#),
      definition, .init("de.lproj/Widget.intentdefinition.strings", "↓"),
    ]),
    RuleExample(files: [
      .init(
        "Widget.xcstrings", #"{ "sourceLanguage" : "en", "strings" : { }, "version" : "1.0" }"#),
      definition,
    ]),
  ]

  private static let definition = RuleExample.File(
    "Widget.intentdefinition", "<plist><dict><key>INIntents</key><array/></dict></plist>\n")

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    for table in context.project.misnamedTables {
      findings.add(
        .misnamed(expected: table.expectedName), at: nil, in: table.file.text,
        notes: [.init(message: .definition, at: .init(file: table.definition))])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func misnamed(expected: String) -> Self {
    "nothing reads this table because its name includes the extension of the definition; rename it to '\(expected)'"
  }

  fileprivate static let definition: Self = "this is the definition"
}
