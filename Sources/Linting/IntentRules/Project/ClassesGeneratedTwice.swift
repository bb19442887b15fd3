// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import IntentLint
import IntentModel
import SourceText
import WidgetProject

/// Definitions for which an application and its framework both generate classes.
struct ClassesGeneratedTwice: ProjectRule {
  static let metadata = RuleMetadata(
    id: "classes-generated-twice", family: .project, severity: .warning,
    summary: """
      A target and a framework that it depends on both generate classes of the same \
      definition.
      """,
    why: """
      A process then has two classes with the same name. The linker reports duplicate symbols, \
      the compiler an ambiguous type, or the system creates an object of the wrong class.
      """,
    remedy: """
      Choose 'No Generated Classes' for the definition in all targets except the framework; \
      the file must stay a member of them.
      """)

  static let examples: [RuleExample] = [
    example(mark: "↓", attributes: ""),
    example(mark: "", attributes: "no_codegen"),
  ]

  private static func example(mark: String, attributes: String) -> RuleExample {
    let definition = ["Widget.intentdefinition"]
    let project: RuleExample.File = .xcodeProject([
      ExampleTarget(
        name: "App", sources: definition, attributes: attributes, embedded: ["Kit"], mark: mark),
      ExampleTarget(name: "Kit", productType: "framework", sources: definition),
    ])
    return RuleExample(
      files: [project]
        + RuleExample.intent(title: "Show").files)
  }

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    let uses = context.project.definitionUses.filter(\.generatesClasses)
    for xcodeProject in context.project.xcodeProjects {
      let own = uses.filter { $0.projectFile == xcodeProject.source.name }
      for use in own {
        guard let target = xcodeProject.target(use.target), !target.isFramework else { continue }
        let needed = Set(target.dependencies + target.embeddedTargets)
        let framework = own.lazy.filter { $0.definition == use.definition }
          .filter { needed.contains($0.target) }
          .compactMap { xcodeProject.target($0.target) }
          .first(where: \.isFramework)
        guard let framework else { continue }
        findings.add(
          .generatedTwice(
            use.definition, target: target.name.value, framework: framework.name.value),
          at: target.name.range, in: use.projectFile,
          notes: [
            .init(
              message: "this is the framework",
              at: .init(file: use.projectFile, range: framework.name.range)),
            .init(message: "this is the definition", at: .init(file: use.definition)),
          ])
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func generatedTwice(
    _ file: String, target: String, framework: String
  ) -> Self {
    "'\(target)' and the framework '\(framework)' both generate classes of '\(FilePath(file).name)'; choose 'No Generated Classes' in '\(target)'"
  }
}
