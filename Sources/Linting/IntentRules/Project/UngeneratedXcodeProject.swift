// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import IntentLint
import SourceText
import StringTables
import WidgetProject

/// Specifications of Xcode projects whose project was not generated.
struct UngeneratedXcodeProject: ProjectRule {
  static let metadata = RuleMetadata(
    id: "ungenerated-xcode-project", family: .project, severity: .note,
    summary: """
      A definition is in a project of XcodeGen or Tuist, but the Xcode project has not been \
      generated.
      """,
    why: """
      The Xcode project lists an application's languages and files. Without it, the languages \
      of the folders near the definition are used, so the prediction of App Store Connect's \
      findings may be incomplete or wrong.
      """,
    remedy: """
      Generate the project first: `xcodegen generate`, which works on Linux, or `tuist \
      generate`. Or set `languages`, and `developmentLanguage` if it is not English, in \
      `quickaction.json`.
      """)

  static let examples: [RuleExample] = [
    example("↓", with: [.init("project.yml", specification)]),
    example(
      "",
      with: [
        .init("project.yml", specification),
        .application(sources: ["Widget.intentdefinition"], resources: []),
      ]),
  ]

  private static let specification = """
    name: App
    targets:
      App:
        type: application
        platform: iOS
        sources: [App]

    """

  private static func example(_ mark: String, with files: [RuleExample.File]) -> RuleExample {
    let file = RuleExample.intent(title: "Show").files[0]
    return RuleExample(
      files: [.init(file.path, mark + file.content)] + files, excerpt: specification)
  }

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    for ungenerated in context.project.ungeneratedProjects {
      findings.add(
        .ungenerated(ungenerated), at: nil, in: ungenerated.definition,
        data: [
          .init(
            "languages",
            ungenerated.languages.map(\.identifier).joined(separator: " "))
        ])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func ungenerated(_ project: UngeneratedProject) -> Self {
    let command =
      switch project.tool {
      case .xcodeGen: "'xcodegen generate' first, which works on Linux"
      case .tuist: "'tuist generate' first"
      }
    let languages = ListedNames.of(project.languages.map(\.identifier))
    return
      "'\(project.specification.text)' has no Xcode project, so the application's languages are assumed to be \(languages), from the folders near the definition; run \(command), or set 'languages' in 'quickaction.json'"
  }
}
