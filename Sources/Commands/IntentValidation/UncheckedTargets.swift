// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentLint
import SourceText
import WidgetProject

/// The rules about App Intents that find nothing without an Xcode project, as only that says which target has which file.
struct UncheckedTargets {
  private static let rules = ["intent-in-one-target", "open-app-when-run-in-extension"]

  private static let mark = SoughtWords(["import AppIntents"])

  /// The sentence about them; nil if there is a project, none of them is applied, or no App Intent
  /// is checked.
  let sentence: String?

  init(_ project: WidgetProject, _ linter: Linter) {
    let rules = Self.rules.filter(linter.applies)
    let sources = project.swiftSources.filter { project.isAsked($0.name) }
    guard !rules.isEmpty, project.xcodeProjects.isEmpty, project.specifiedProjects.isEmpty,
      project.products.isEmpty,
      sources.contains(where: { Self.mark.occur(in: $0.bytes) })
    else {
      sentence = nil
      return
    }
    sentence =
      "no Xcode project says which targets have the App Intents, so \(rules.map { "'\($0)'" }.joined(separator: " and ")) "
      + (rules.count == 1 ? "finds nothing" : "find nothing")
      + (project.unreadSpecifications.first.map { " (\(VisibleText.of($0)))" } ?? "")
  }
}
