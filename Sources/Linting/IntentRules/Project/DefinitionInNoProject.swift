// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import IntentLint
import IntentModel
import WidgetProject

/// Definitions beside an Xcode project that does not list them.
struct DefinitionInNoProject: ProjectRule {
  static let metadata = RuleMetadata(
    id: "definition-in-no-project", family: .project, severity: .warning,
    summary: "A definition is in the folder of an Xcode project, but no target has it.",
    why: """
      A file that is only in the folder is not built: the application has no such intent, so its \
      widget cannot be configured. This happens if the file is created or copied outside Xcode, \
      as in projects of Flutter and React Native.
      """,
    remedy: """
      Add the file to the Xcode project, with the application, the widget extension and the \
      extension that handles the intent as its targets, or delete it. Not reported are \
      definitions in Swift packages and in fixtures of tests, and those of projects that XcodeGen \
      or Tuist make.
      """)

  static let examples: [RuleExample] = [
    example("↓", sources: []), example("", sources: ["Widget.intentdefinition"]),
  ]

  private static func example(_ mark: String, sources: [String]) -> RuleExample {
    let file = RuleExample.intent(title: "Show").files[0]
    return RuleExample(files: [
      .init(file.path, mark + file.content), .application(sources: sources, resources: []),
    ])
  }

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    for found in context.project.definitionsOutsideProjects {
      findings.add(
        .inNoProject(found.project), at: nil, in: found.definition,
        data: [.init("project", found.project.text)])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func inNoProject(_ project: FilePath) -> Self {
    "no target of '\(project.text)' has this definition, so no app has its intents; add it to the application and its extensions, or delete it"
  }
}
