// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText
import WidgetProject

/// App Intents of one identifier that differ between the bundles of a product.
struct DifferingAction: ProjectRule {
  static let metadata = RuleMetadata(
    id: "differing-action", family: .products, severity: .warning,
    summary:
      "Two bundles of a product have App Intents with the same identifier and other parameters.",
    why: """
      The system knows an intent by its identifier. A shortcut or a widget that was set up with \
      one of the two can be run by the other, which does not find its values.
      """,
    remedy: """
      Build the same source file into both targets, or give one of the intents another name. If \
      a bundle is from an earlier build, clean the build folder and build again.
      """)

  static let examples: [RuleExample] = [
    twoBundles(mark: "↓", "other"),
    twoBundles(mark: "", "place"),
  ]

  private static func twoBundles(mark: String, _ parameter: String) -> RuleExample {
    func metadata(_ mark: String, _ parameter: String) -> String {
      """
      {
        "actions": {
          "ShowPlaces": {
            "identifier": "\(mark)ShowPlaces",
            "parameters": [
              {
                "name": "\(parameter)",
                "valueType": { "primitive": { "wrapper": { "typeIdentifier": 0 } } }
              }
            ]
          }
        }
      }

      """
    }
    let inner = "Shop.app/PlugIns/Widget.appex/Metadata.appintents/extract.actionsdata"
    return .metadata(
      metadata("", "place"), with: [.init(inner, metadata(mark, parameter))])
  }

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    for product in context.project.products {
      var first: [String: (action: AppAction, bundle: String, file: String)] = [:]
      for (bundle, metadata) in product.bundlesWithMetadata {
        for action in metadata.actions {
          guard let other = first[action.identifier.value] else {
            first[action.identifier.value] = (action, bundle.name, metadata.source.name)
            continue
          }
          guard !action.hasParameters(of: other.action) else { continue }
          findings.add(
            .differing(action.identifier.value, bundle.name, other.bundle),
            at: action.identifier.range, in: metadata.source.name,
            notes: [
              .init(
                message: "the other one is here",
                at: .init(file: other.file, range: other.action.identifier.range))
            ])
        }
      }
    }
  }
}

extension AppAction {
  /// Whether the parameters have the names and types of another intent's.
  fileprivate func hasParameters(of other: AppAction) -> Bool {
    func facts(_ action: AppAction) -> [String: AppValueType] {
      Dictionary(
        action.parameters.map { ($0.name.value, $0.type) }, uniquingKeysWith: { first, _ in first })
    }
    return facts(self) == facts(other)
  }
}

extension Diagnostic.Message {
  fileprivate static func differing(_ action: String, _ bundle: String, _ other: String) -> Self {
    "'\(action)' of '\(bundle)' has other parameters than that of '\(other)', and the system takes them for one; build the same file into both"
  }
}
