// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import SourceText
import StringTables
import WidgetProject

/// Specifications of Xcode projects that nobody has made a project of.
struct UngeneratedXcodeProject: ProjectRule {
  static let metadata = RuleMetadata(
    id: "ungenerated-xcode-project", family: .project, severity: .note,
    summary:
      "A definition is in a project of XcodeGen or Tuist, and the Xcode project that the tool makes is not there.",
    why: """
      Which languages an application has, and which files it gets, stands in the Xcode project. Without one the languages of \
      the folders near the definition are taken for the application's, so what App Store Connect is predicted to say may be \
      too much or too little.
      """,
    remedy: """
      Make the project first: `xcodegen generate`, which works on Linux, or `tuist generate`. Or name `languages`, and where it \
      is not English `developmentLanguage`, in `quickaction.json`.
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
    let file = RuleExample.rawIntent("<key>INIntentTitle</key>\n<string>Show</string>").files[0]
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
      "'\(project.specification.text)' has no Xcode project, so the application is taken to be in \(languages), the languages of the folders near the definition; run \(command), or name its 'languages' in 'quickaction.json'"
  }
}
