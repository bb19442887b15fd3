// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Diagnostics
import IntentLint
import SourceText
import SwiftDeclarations

/// Lists with a fixed number of values.
struct ExactCollectionSize: ProjectRule {
  static let metadata = RuleMetadata(
    id: "exact-collection-size", family: .appIntents, severity: .note,
    summary: "A list of a widget's intent takes a fixed number of values, not up to that number.",
    why: """
      A number alone in 'size:' means exactly that many: if fewer options exist, the widget may stay \
      a placeholder. Apple's documentation of 'IntentCollectionSize' has both forms. Optional lists \
      are not reported.
      """,
    remedy: "Write '.init(min: 0, max: 3)', unless there are always enough options.")

  static let examples: [RuleExample] = [
    .swift(
      """
      struct Show: WidgetConfigurationIntent {
        static let isDiscoverable = false
        @Parameter(title: "Places", size: ↓[.systemSmall: 1, .systemMedium: 4]) var places: [Place]
      }

      """),
    .swift(
      """
      struct Show: WidgetConfigurationIntent {
        static let isDiscoverable = false
        @Parameter(title: "Places", size: [.systemSmall: .init(min: 0, max: 4)]) var places: [Place]
      }

      """),
    .swift(
      """
      struct Show: WidgetConfigurationIntent {
        static let isDiscoverable = false
        @Parameter(title: "Places", size: [.systemSmall: 1, .systemMedium: 4]) var places: [Place]?
      }

      """),
  ]

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    for intent in context.appIntents.intents where intent.isConfiguration {
      for parameter in intent.parameters {
        // An optional list may have no values at all.
        guard let size = parameter.attribute?["size"], Self.isExact(size),
          parameter.property.type?.text.hasSuffix("?") != true
        else { continue }
        findings.add(
          "'\(parameter.name)' takes a fixed number of values; write '.init(min: 0, max: …)' if fewer are enough",
          at: size.range, in: parameter.file.source.name)
      }
    }
  }

  /// Whether a size is a number above 1, or has one for a family.
  private static func isExact(_ size: SwiftExpression) -> Bool {
    if case .dictionary(let entries) = size.kind {
      return entries.contains { ($0.value.integer ?? 0) > 1 }
    }
    return (size.integer ?? 0) > 1
  }
}
