// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import IntentLint
import IntentModel
import SourceText
import WidgetProject

/// Definitions that targets copy but none compiles.
struct DefinitionAmongResources: ProjectRule {
  static let metadata = RuleMetadata(
    id: "definition-among-resources", family: .project, severity: .warning,
    summary: "A definition is among the resources of targets, but no target compiles it.",
    why: """
      Classes are generated only if a definition is among the compiled sources. Code that uses \
      them does not build. Xcode treats a definition in an '.lproj' folder of a synchronized \
      folder as a resource.
      """,
    remedy: """
      Move the definition from the build phase 'Copy Bundle Resources' to 'Compile Sources'. \
      In a synchronized folder, move it out of the '.lproj' folder, or convert that folder to \
      a group.
      """)

  static let examples: [RuleExample] = [
    .intent(title: "Show").with(.application(sources: [], resources: ["↓Widget.intentdefinition"])),
    .intent(title: "Show").with(.application(sources: ["Widget.intentdefinition"], resources: [])),
  ]

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    let uses = context.project.definitionUses
    let compiled = Set(uses.filter { $0.kind == .sources }.map(\.definition))
    var seen = compiled
    for use in uses where !seen.contains(use.definition) {
      let target = context.project.xcodeProjects.first { $0.source.name == use.projectFile }?
        .target(use.target)
      // Tests read definitions as any other file.
      guard target?.isTestBundle != true else { continue }
      seen.insert(use.definition)
      findings.add(
        .amongResources(use.definition, of: target?.name.value ?? ""), at: use.file.range,
        in: use.projectFile,
        notes: [.init(message: "this is the definition", at: .init(file: use.definition))])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func amongResources(_ file: String, of target: String) -> Self {
    "'\(target)' copies the definition '\(FilePath(file).name)' but no target compiles it, so no classes are generated; move it to 'Compile Sources'"
  }
}
