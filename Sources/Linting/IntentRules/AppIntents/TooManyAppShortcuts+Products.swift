// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import IntentLint
import IntentModel
import SourceText
import WidgetProject

extension TooManyAppShortcuts {
  /// Examples of built products.
  static let productExamples: [RuleExample] = [
    .shortcuts(
      (1...10).map { "\"\($0) ${applicationName}\"" } + ["\"11 ${applicationName}\""], marking: 10),
    .shortcuts((1...10).map { "\"\($0) ${applicationName}\"" }),
  ]

  /// Checks the metadata of built products.
  func checkProducts(_ context: ProjectContext, findings: inout RuleFindings) {
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
