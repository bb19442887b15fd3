// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Diagnostics
import IntentLint
import IntentModel
import SourceText
import SwiftDeclarations
import WidgetProject

/// Parameters of a widget's intent that the edit sheet does not show.
struct UnconfigurableWidgetParameter: ProjectRule {
  static let metadata = RuleMetadata(
    id: "unconfigurable-widget-parameter", family: .widgets, severity: .note,
    summary: "A parameter of a widget's intent is not configurable.",
    why: """
      Users never see the parameter in the edit sheet, so it keeps the value that the app's \
      code gives it. That is intended if the code gives it one, and is not reported then.
      """,
    remedy: "Set the parameter configurable, or remove it if nothing gives it a value.")

  static let examples: [RuleExample] = [
    .intent(eligibleForWidgets: true, parameters: [.parameter("↓place")]),
    .intent(
      eligibleForWidgets: true,
      parameters: [
        .parameter("place", configurable: true, displayName: "Place", displayNameID: "Zq4h8N")
      ]),
    RuleExample.intent(eligibleForWidgets: true, parameters: [.parameter("place")]).with(
      .init(
        "Provider.swift",
        """
        func recommendations() -> [IntentRecommendation<ShowIntent>] {
          let intent = ShowIntent()
          intent.place = "Bern"
          return [IntentRecommendation(intent: intent, description: "Bern")]
        }
        let configuration = IntentConfiguration(kind: "Show", intent: ShowIntent.self, provider: P()) { V($0) }

        """)),
  ]

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    for definition in context.project.definitions
    where context.project.isAsked(definition.source.name) {
      for intent in definition.intents where intent.isEligibleForWidgets?.value == true {
        for parameter in intent.parameters where parameter.isConfigurable?.value != true {
          let name = parameter.propertyName
          guard !context.appIntents.files.contains(where: { Self.sets(name, in: $0) }) else {
            continue
          }
          findings.add(
            .unconfigurable(name), at: parameter.isConfigurable?.range ?? parameter.nameRange,
            in: definition.source.name)
        }
      }
    }
  }

  /// Whether a file gives a value to a property of this name.
  private static func sets(_ name: String, in file: SwiftFile) -> Bool {
    let tokens = file.tokens
    return (0..<tokens.count).contains { index in
      tokens.kind(index) == .word && tokens.is(index - 1, ".") && tokens.is(index + 1, "=")
        && tokens.text(index) == name
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unconfigurable(_ name: String) -> Self {
    "the edit sheet of the widget does not show '\(name)'; set 'INIntentParameterConfigurable' if users should choose it"
  }
}
