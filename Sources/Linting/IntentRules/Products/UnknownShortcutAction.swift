// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import IntentLint
import IntentModel
import SourceText
import WidgetProject

/// App Shortcuts whose App Intent no bundle has.
struct UnknownShortcutAction: ProjectRule {
  static let metadata = RuleMetadata(
    id: "unknown-shortcut-action", family: .products, severity: .warning,
    summary: "An App Shortcut runs an App Intent that is in no bundle of the product.",
    why: "The App Shortcut does not appear, or nothing happens when users say its phrase.",
    remedy: """
      Build the file of the intent into the app, or list its package in `AppIntentsPackage`, so \
      that its metadata is in the product.
      """)

  static let examples: [RuleExample] = [
    .metadata(
      """
      {
        "actions": {},
        "autoShortcuts": [
          { "actionIdentifier": "↓ShowPlaces", "phraseTemplates": [] }
        ]
      }
      """),
    .shortcuts(["\"Show ${applicationName}\""]),
  ]

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    for product in context.project.products {
      let bundles = product.bundlesWithMetadata
      let known = Set(bundles.flatMap(\.metadata.actions).map(\.identifier.value))
      for (_, metadata) in bundles {
        for shortcut in metadata.shortcuts where !known.contains(shortcut.action.value) {
          findings.add(
            .unknown(shortcut.action.value, among: known), at: shortcut.action.range,
            in: metadata.source.name)
        }
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknown(_ action: String, among known: Set<String>) -> Self {
    "the App Shortcut runs '\(action)', which is in no bundle of the product\(NearName.question(action, among: known.sorted()))"
  }
}
