// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// The targets of a widget as Swift that a manifest of Tuist uses.
///
/// https://github.com/tuist/tuist/tree/main/cli/Sources/ProjectDescription
struct TuistFragment {
  private let targets: WidgetTargets

  init(_ targets: WidgetTargets) {
    self.targets = targets
  }

  /// The declarations: the extensions, and what the target of the app gets in addition.
  var text: String {
    let name = SwiftLiteral.string(targets.definitionName).dropFirst().dropLast()
    let lines =
      [
        "// The targets of a configurable widget, for Tuist, made from \(name).",
        "// Copy this into Project.swift, or save it in Tuist/ProjectDescriptionHelpers, where",
        "// 'import ProjectDescription' must be its first line. Then add to the project:",
        "//   targets: widgetTargets",
        "// and to its target \(SwiftLiteral.string(targets.app)):",
        "//   sources: .sourceFilesList(globs: […] + widgetDefinition),",
        "//   resources: .resources([…] + widgetDefinitionTexts), dependencies: […] + widgetDependencies",
        "",
        "/// The definition, which the app contains as well: the system looks for it there.",
        "let widgetDefinition: [SourceFileGlob] = [",
        "  .glob(\(SwiftLiteral.string(targets.definitionFolder + "/**/" + targets.definitionName)))",
        "]",
        "",
        "/// The string tables of the definition.",
        "let widgetDefinitionTexts: [ResourceFileElement] = [",
        "  \(SwiftLiteral.string(targets.definitionFolder + "/**/*.strings"))", "]", "",
        "/// What the app depends on. WidgetKit is for WidgetCenter; it is optional, because an app can be",
        "/// for versions of iOS before 14.",
        "let widgetDependencies: [TargetDependency] = [",
      ] + targets.extensions.map { "  .target(name: \(SwiftLiteral.string($0.name)))," } + [
        "  .sdk(name: \"WidgetKit\", type: .framework, status: .optional),", "]", "",
        "let widgetTargets: [Target] = [",
      ] + targets.extensions.flatMap(block) + ["]"]
    return lines.map { $0 + "\n" }.joined()
  }

  private func block(_ target: WidgetTargets.AppExtension) -> [String] {
    let excluded =
      targets.definitionFolder(in: target.name)
      .map { ", excluding: [\(SwiftLiteral.string(target.name + "/" + $0 + "/**"))]" } ?? ""
    var lines = [
      "name: \(SwiftLiteral.string(target.name)),", "destinations: .iOS,",
      "product: .appExtension,",
      "bundleId: \(SwiftLiteral.string(targets.bundleIdentifier(of: target.name))),",
      "deploymentTargets: .iOS(\(SwiftLiteral.string(targets.deploymentTarget))),",
      "infoPlist: .extendingDefault(with: [",
      "  \"CFBundleDisplayName\": \"$(PRODUCT_NAME)\",", "  \"NSExtension\": [",
    ]
    lines += Self.lines(of: target.attributes).map { "    " + $0 }
    lines += [
      "  ],", "]),",
      "sources: .sourceFilesList(globs: [",
      "  .glob(\(SwiftLiteral.string(target.name + "/**/*.swift"))\(excluded))",
      "] + widgetDefinition),",
      "resources: .resources(widgetDefinitionTexts),", "dependencies: [",
    ]
    lines += target.frameworks.map { "  .sdk(name: \"\($0)\", type: .framework)," }
    lines += ["],", "settings: .settings(base: [\"INTENTS_CODEGEN_LANGUAGE\": \"Swift\"])"]
    if !target.variables.isEmpty {
      lines[lines.count - 1] += ","
      lines.append("environmentVariables: [")
      lines += target.variables.map { name, value in
        "  \"\(name)\": .environmentVariable(value: \(SwiftLiteral.string(value)), isEnabled: false),"
      }
      lines.append("]")
    }
    return ["  .target("] + lines.map { "    " + $0 } + ["  ),"]
  }

  private static func lines(of entries: [WidgetTargets.Entry]) -> [String] {
    entries.flatMap { entry -> [String] in
      let key = entry.key
      return switch entry.value {
      case .string(let text): ["\"\(key)\": \(SwiftLiteral.string(text)),"]
      case .strings(let texts):
        ["\"\(key)\": [\(texts.map(SwiftLiteral.string).joined(separator: ", "))],"]
      case .dictionary(let entries):
        ["\"\(key)\": ["] + lines(of: entries).map { "  " + $0 } + ["],"]
      }
    }
  }
}
