// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import IntentLint
import SourceText
import StringTables
import WidgetProject

/// String tables that have the name of a definition's file.
struct TableNamedAsDefinition: ProjectRule {
  static let metadata = RuleMetadata(
    id: "table-named-as-definition", family: .localization, severity: .warning,
    summary: "A file in a language folder has the name of a definition, but holds a string table.",
    why: """
      Xcode builds the file as an intent definition that has no intents. The app has no table of \
      that language, so nothing of it is shown, and App Store Connect finds no title.
      """,
    remedy: """
      Rename the file to the definition's name followed by `.strings`, and list it in the Xcode \
      project as a strings file. Its texts are checked as those of a table.
      """)

  static let examples: [RuleExample] = [
    RuleExample(files: [
      .init("ko.lproj/Widget.intentdefinition", "↓\"tItLe1\" = \"계정 보기\";\n"), definition,
    ]),
    RuleExample(files: [
      .init("ko.lproj/Widget.strings", "\"tItLe1\" = \"계정 보기\";\n"), definition,
    ]),
  ]

  private static let definition = RuleExample.File(
    "Base.lproj/Widget.intentdefinition",
    RuleExample.intent(title: "Show Account", titleID: "tItLe1").files[0].content)

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    for table in context.project.tablesNamedAsDefinitions {
      findings.add(
        .table(named: table.name + ".strings", in: table.locale), at: nil, in: table.fileName,
        data: [.init("locale", table.locale.identifier)])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func table(named name: String, in locale: LocaleName) -> Self {
    "this is a string table under the name of an intent definition, so the app has no table for '\(locale.identifier)'; rename it to '\(name)', and list it in the Xcode project as a strings file"
  }
}
