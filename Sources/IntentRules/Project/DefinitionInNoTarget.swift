// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import WidgetProject

/// Definitions that an Xcode project lists and no target has.
struct DefinitionInNoTarget: ProjectRule {
  static let metadata = RuleMetadata(
    id: "definition-in-no-target", family: .project, severity: .warning,
    summary: "An Xcode project lists a definition, and none of its targets has it.",
    why: """
      Nothing is made of the file: no classes are generated, and in the application there is no such intent, so its widget \
      cannot be configured.
      """,
    remedy: """
      In Xcode's file inspector, make the definition a member of the application, the widget extension and the extension \
      that handles the intent; or delete it.
      """)

  static let examples: [RuleExample] = [
    .rawIntent(
      "<key>INIntentTitle</key>\n<string>Show</string>",
      with: [.application(sources: [], resources: [], listed: ["↓Widget.intentdefinition"])]),
    .rawIntent(
      "<key>INIntentTitle</key>\n<string>Show</string>",
      with: [.application(sources: ["Widget.intentdefinition"], resources: [])]),
  ]

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    for unbuilt in context.project.unbuiltDefinitions {
      findings.add(
        .inNoTarget(unbuilt.definition), at: unbuilt.range, in: unbuilt.projectFile,
        notes: [.init(message: "this is the definition", at: .init(file: unbuilt.definition))])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func inNoTarget(_ file: String) -> Self {
    "no target has the definition '\(FilePath(file).name)'; make it a member of the application and its extensions, or remove it"
  }
}
