// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Diagnostics
import IntentLint
import SourceText
import SwiftDeclarations

/// Parameters of a widget's configuration that have no value until the user chooses one.
struct RequiredConfigurationParameter: ProjectRule {
  static let metadata = RuleMetadata(
    id: "required-configuration-parameter", family: .appIntents, severity: .warning,
    summary: "A parameter of a widget's configuration is not optional and has no default.",
    why: """
      The system adds a widget without asking for values. Xcode warns that the configuration of a \
      widget 'requires all parameter types to be optional' \
      (https://developer.apple.com/forums/thread/763178); in Apple's examples the others have a \
      default, or an entity whose query gives one: \
      https://developer.apple.com/documentation/appintents/widgetconfigurationintent and \
      https://developer.apple.com/documentation/widgetkit/making-a-configurable-widget. A repair: \
      https://github.com/steipete/CodexBar/pull/783.
      """,
    remedy: """
      Make the parameter optional, give it a 'default:', or give the query of its entity a \
      'defaultResult()'.
      """)

  static let examples: [RuleExample] = [
    example("@Parameter(title: \"Tag\") var ↓tag: String"),
    example("@Parameter(title: \"Size\") var ↓size: Size"),
    example("@Parameter(title: \"Place\") var ↓place: Place"),
    example("@Parameter(title: \"Tag\") var tag: String?"),
    example("@Parameter(title: \"Tag\", default: \"swift\") var tag: String"),
    example("@Parameter(title: \"Place\") var place: Place", query: defaultResult),
    example("@Parameter(title: \"Tag\", optionsProvider: Tags()) var tag: String"),
    example("@Parameter(title: \"Tag\") var tag: String", conformingTo: "AppIntent"),
  ]

  private static let defaultResult = "func defaultResult() async -> Place? { Places.home }"

  private static func example(
    _ parameter: String, conformingTo name: String = "WidgetConfigurationIntent",
    query: String = "func suggestedEntities() async throws -> [Place] { [] }"
  ) -> RuleExample {
    .swift(
      """
      struct Show: \(name) {
        static let isDiscoverable = false
        \(parameter)
      }
      enum Size: String, AppEnum { case small, large }
      struct Place: AppEntity {
        static let defaultQuery = Places()
        let id: String
      }
      struct Places: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Place] { [] }
        \(query)
      }

      """)
  }

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    let sources = context.appIntents
    for intent in sources.intents where intent.type.conforms(to: "WidgetConfigurationIntent") {
      for parameter in intent.parameters {
        guard let attribute = parameter.attribute, let type = parameter.property.type,
          !type.isOptional, parameter.property.initializer == nil, attribute["default"] == nil,
          // What chooses the values may have a default of its own.
          attribute["optionsProvider"] == nil, attribute["query"] == nil,
          ValuesWithoutDefault.has(type, in: intent.name, of: sources)
        else { continue }
        findings.add(
          "'\(parameter.name)' of '\(intent.name)' is not optional and has no default, and the system asks for no values when a widget is added; add '?' to its type, or a 'default:'",
          at: parameter.property.name.range, in: parameter.file.source.name,
          data: [.init("parameter", parameter.name)])
      }
    }
  }
}
