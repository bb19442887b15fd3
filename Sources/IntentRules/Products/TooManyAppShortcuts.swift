// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import BuiltProducts
import Diagnostics
import IntentLint
import SourceText
import WidgetProject

/// More App Shortcuts than an app can have.
struct TooManyAppShortcuts: ProjectRule {
  static let metadata = RuleMetadata(
    id: "too-many-app-shortcuts", family: .products, severity: .error,
    summary: "An app has more than ten App Shortcuts.",
    why: """
      Apple's documentation allows ten. People cannot find or say those beyond them.
      """,
    remedy: "Keep the ten that people need most; the other intents stay in the Shortcuts app.")

  /// How many App Shortcuts an app can have.
  private static let maximum = 10

  static let examples: [RuleExample] = [
    .shortcuts(
      (1...10).map { "\"\($0) ${applicationName}\"" } + ["\"11 ${applicationName}\""], marking: 10),
    .shortcuts((1...10).map { "\"\($0) ${applicationName}\"" }),
  ]

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    for (bundle, metadata) in context.bundlesWithMetadata
    where metadata.shortcuts.count > Self.maximum {
      let first = metadata.shortcuts[Self.maximum]
      findings.add(
        .tooMany(metadata.shortcuts.count, in: bundle.name), at: first.action.range,
        in: metadata.source.name)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func tooMany(_ count: Int, in bundle: String) -> Self {
    "'\(bundle)' has \(count) App Shortcuts, and an app can have 10; remove \(count - 10)"
  }
}
