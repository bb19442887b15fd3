// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import IntentFiles
import IntentLint
import IntentModel
import SourceText
import StringTables
import WidgetProject

/// Definitions in language folders that the project does not list.
struct UnlistedDefinition: ProjectRule {
  static let metadata = RuleMetadata(
    id: "unlisted-definition", family: .project, severity: .note,
    summary: """
      A definition is in a language folder, but the Xcode project lists only another one with \
      the same name next to it.
      """,
    why: """
      Xcode creates such a file if 'Intent Definition' is chosen for a language instead of \
      'Strings', and leaves it there. It is a copy with its own IDs: nothing is built from it, \
      and edits to it have no effect. It is not checked.
      """,
    remedy: """
      Remove it, or add it to the variants that the project lists. Check first that its texts \
      are in the language's table.
      """)

  static let examples: [RuleExample] = [
    example(listed: ["Base.lproj/Widget.intentdefinition"], mark: "↓"),
    example(
      listed: ["Base.lproj/Widget.intentdefinition", "de.lproj/Widget.intentdefinition"], mark: ""),
  ]

  private static func example(listed: [String], mark: String) -> RuleExample {
    let content = RuleExample.intent(title: "Show").files[0]
      .content
    return RuleExample(files: [
      .init("de.lproj/Widget.intentdefinition", mark + content),
      .init("Base.lproj/Widget.intentdefinition", content),
      .application(sources: listed, resources: []),
    ])
  }

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    let groups = Dictionary(
      grouping: context.project.unlistedDefinitions.map { FilePath($0.source.name) },
      by: { TableLocation(definition: $0) })
    for (location, files) in groups {
      // In whichever of them is asked for.
      let names = files.map(\.text).sorted()
      let asked = names.filter { context.project.isAsked($0) }
      guard let first = asked.first else { continue }
      findings.add(
        .unlisted(names.map { FilePath($0).folder.name + "/" + FilePath($0).name }, location),
        at: nil, in: first, data: [.init("files", names.joined(separator: "\n"))])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unlisted(_ files: [String], _ location: TableLocation) -> Self {
    let (verb, pronoun) = files.count == 1 ? ("is", "it") : ("are", "them")
    return
      "\(ListedNames.of(files)) \(verb) not checked: the Xcode project lists only another '\(location.name).intentdefinition' next to \(pronoun); remove \(pronoun), or add \(pronoun) to the project"
  }
}
