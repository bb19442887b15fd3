// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import WidgetProject

/// String tables of definitions under a name that nothing reads.
struct MisnamedStringTable: ProjectRule {
  static let metadata = RuleMetadata(
    id: "misnamed-string-table", family: .localization, severity: .warning,
    summary: "A string table is named after the definition's file, extension and all.",
    why: """
      The system looks for the texts of `Widget.intentdefinition` in the table `Widget`. `Widget.intentdefinition.xcstrings` \
      is built and never read, so that nothing is translated, and App Store Connect finds no title.
      """,
    remedy: "Rename the file: the definition's name without its extension, then that of the table.")

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
    "nothing reads this table, as it is named after the definition's file; rename it to '\(expected)'"
  }

  fileprivate static let definition: Self = "the definition is this one"
}
