// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText
import WidgetProject

/// Definitions in extensions or frameworks but in no application.
struct DefinitionOutsideApplication: ProjectRule {
  static let metadata = RuleMetadata(
    id: "definition-outside-application", family: .project, severity: .note,
    summary: "Only extensions or frameworks have a definition, and no application has it.",
    why: """
      The system looks for an application's intents in the application, so a shortcut or a \
      widget may not find its intent. How App Store Connect treats such a definition is not \
      known, so nothing is predicted.
      """,
    remedy: "In Xcode's file inspector, add the definition to the application too.")

  static let examples: [RuleExample] = [
    example(mark: "↓", application: []),
    example(mark: "", application: ["Widget.intentdefinition"]),
  ]

  private static func example(mark: String, application: [String]) -> RuleExample {
    let file = RuleExample.intent(title: "Show").files[0]
    return RuleExample(files: [
      .init(file.path, mark + file.content),
      .xcodeProject([
        ExampleTarget(name: "App", sources: application, embedded: ["Widget"]),
        ExampleTarget(
          name: "Widget", productType: "app-extension", sources: ["Widget.intentdefinition"]),
      ]),
    ])
  }

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    for product in context.project.products {
      let known = Set(product.application?.definitions.map(\.name) ?? [])
      for bundle in product.bundles where bundle.kind == .appExtension || bundle.kind == .framework
      {
        for definition in bundle.definitions where !known.contains(definition.name) {
          guard let file = definition.variants.first?.file else { continue }
          findings.add(.outsideApplication([bundle.name]), at: nil, in: file)
        }
      }
    }
    let uses = Dictionary(grouping: context.project.definitionUses, by: \.definition)
    let projects = context.project.xcodeProjects.keyed { $0.source.name }
    for (file, uses) in uses {
      let targets = uses.compactMap { projects[$0.projectFile]?.target($0.target) }
      let others = targets.filter { $0.isAppExtension || $0.isFramework }
      guard let first = others.first, !targets.contains(where: \.isAnyApplication) else { continue }
      var names: [String] = []
      for target in others where !names.contains(target.name.value) {
        names.append(target.name.value)
      }
      findings.add(
        .outsideApplication(names), at: nil, in: file,
        data: [.init("targets", names.joined(separator: " "))],
        notes: uses.first { $0.target == first.identifier }.map {
          [
            .init(
              message: "this is the target",
              at: .init(file: $0.projectFile, range: first.name.range))
          ]
        } ?? [])
    }
  }
}

extension XcodeTarget {
  /// Whether it is an application, of a watch too.
  fileprivate var isAnyApplication: Bool {
    productType?.value.hasPrefix("com.apple.product-type.application") == true
  }
}

extension Diagnostic.Message {
  fileprivate static func outsideApplication(_ targets: [String]) -> Self {
    "only \(ListedNames.of(targets)) \(targets.count == 1 ? "has" : "have") this definition and no application has it, so App Store Connect's findings cannot be predicted; add it to the application too"
  }
}
