// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import IntentLint
import IntentModel
import SourceText
import WidgetProject

/// App Intents of an extension alone that open the app.
struct ExtensionActionOpensApp: ProjectRule {
  static let metadata = RuleMetadata(
    id: "extension-action-opens-app", family: .products, severity: .warning,
    summary: "An App Intent that opens the app is in an extension, and not in the app.",
    why: """
      An extension cannot open its app: `openAppWhenRun` needs the intent in the app, where it \
      runs. A tap does nothing or fails.
      """,
    remedy: "Add the file of the intent to the target of the app, too.")

  static let examples: [RuleExample] = [
    opening(inApp: false),
    opening(inApp: true),
  ]

  private static func opening(inApp: Bool) -> RuleExample {
    func metadata(_ mark: String) -> String {
      """
      {
        "actions": {
          "OpenPlace": { "identifier": "OpenPlace", "openAppWhenRun": \(mark)true, "parameters": [] }
        }
      }

      """
    }
    return .metadata(
      metadata(inApp ? "" : "↓"), in: "Shop.app/PlugIns/Widget.appex",
      with: inApp
        ? [.init("Shop.app/Metadata.appintents/extract.actionsdata", metadata(""))] : [])
  }

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    for product in context.project.products {
      let bundles = product.bundlesWithMetadata
      // What is linked into the app may have the intent as well.
      let others = Set(
        bundles.filter { $0.bundle.kind != .appExtension }.flatMap(\.metadata.actions)
          .map(\.identifier.value))
      for (bundle, metadata) in bundles where bundle.kind == .appExtension {
        for action in metadata.actions where !others.contains(action.identifier.value) {
          guard let opens = action.opensApp, opens.value else { continue }
          findings.add(
            .opens(action.identifier.value, in: bundle.name), at: opens.range,
            in: metadata.source.name)
        }
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func opens(_ action: String, in bundle: String) -> Self {
    "'\(action)' opens the app but is only in '\(bundle)', which cannot do that; add its file to the app, too"
  }
}
