// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import IntentLint
import IntentModel
import SourceText
import WidgetProject

/// App Intents that take over a class that is nearly one of the product's definitions.
struct MisspelledReplacedClass: ProjectRule {
  static let metadata = RuleMetadata(
    id: "misspelled-replaced-class", family: .products, severity: .warning,
    summary:
      "An App Intent takes over a class that no definition of the product declares, but nearly does.",
    why: """
      The system finds the App Intent for placed widgets and shortcuts by the class. With another \
      name nothing is taken over: widgets lose their configuration, and shortcuts show "Unknown \
      Action".
      """,
    remedy: """
      Write the class of the intent into `intentClassName`: the prefix of the project, the \
      intent's name, and `Intent`; not the class of its handler.
      """)

  static let examples: [RuleExample] = [
    replacing("↓ShowIntents"),
    replacing("ShowIntent"),
    replacing("SomethingElseIntent"),
  ]

  private static func replacing(_ name: String) -> RuleExample {
    .metadata(
      """
      {
        "actions": {
          "ShowPlaces": {
            "identifier": "ShowPlaces",
            "customIntentClassName": "\(name)",
            "parameters": []
          }
        }
      }

      """,
      with: RuleExample.intent(title: "Show").files.map {
        .init("Shop.app/\($0.path)", $0.content, isShown: false)
      })
  }

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    for product in context.project.products {
      let declared = context.definitions(of: product).flatMap(\.intents).map(\.className)
      for (_, metadata) in product.bundlesWithMetadata {
        for replaced in metadata.actions.compactMap(\.replacedClass) {
          // A class of an earlier release can be gone from the definitions, and a project can have a prefix.
          guard !declared.contains(where: replaced.value.hasSuffix),
            let near = NearName.of(replaced.value, among: declared)
          else { continue }
          findings.add(
            .misspelled(replaced.value, near: near), at: replaced.range, in: metadata.source.name)
        }
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func misspelled(_ name: String, near: String) -> Self {
    "no definition of the product declares the class '\(name)' that is taken over; did you mean '\(near)'?"
  }
}
