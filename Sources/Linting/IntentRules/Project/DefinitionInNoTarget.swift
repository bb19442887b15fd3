// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import IntentLint
import IntentModel
import WidgetProject

/// Definitions in an Xcode project that are in no target.
struct DefinitionInNoTarget: ProjectRule {
  static let metadata = RuleMetadata(
    id: "definition-in-no-target", family: .project, severity: .warning,
    summary: "An Xcode project lists a definition, but none of its targets has it.",
    why: """
      The file has no effect: no classes are generated, and the application has no such \
      intent, so its widget cannot be configured.
      """,
    remedy: """
      In Xcode's file inspector, add the definition to the application, the widget extension \
      and the extension that handles the intent, or delete it.
      """)

  static let examples: [RuleExample] = [
    .intent(title: "Show").with(
      .application(sources: [], resources: [], listed: ["↓Widget.intentdefinition"])),
    .intent(title: "Show").with(.application(sources: ["Widget.intentdefinition"], resources: [])),
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
    "no target has the definition '\(FilePath(file).name)'; add it to the application and its extensions, or delete it"
  }
}
