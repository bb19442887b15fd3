// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import PropertyListSyntax
import SourceText
import WidgetProject

/// Widget extensions with another version than the application that carries them.
struct MismatchedExtensionVersion: ProjectRule {
  static let metadata = RuleMetadata(
    id: "mismatched-extension-version", family: .packaging, severity: .warning,
    summary: "A widget extension has another version than the application that carries it.",
    why: """
      App Store Connect compares 'CFBundleShortVersionString' and 'CFBundleVersion' of an \
      extension with those of the application, and sends an email if they differ.
      """,
    remedy: """
      Set 'MARKETING_VERSION' and 'CURRENT_PROJECT_VERSION' once, for the project, and use them in \
      each 'Info.plist'.
      """,
    mail: "ITMS-90473")

  static let examples: [RuleExample] = [
    .packaging(
      application: "GENERATE_INFOPLIST_FILE = YES; MARKETING_VERSION = 2.1;",
      extension: "GENERATE_INFOPLIST_FILE = YES; MARKETING_VERSION = ↓2.0;"),
    .packaging(
      application: "GENERATE_INFOPLIST_FILE = YES; MARKETING_VERSION = 2.1;",
      extension: "GENERATE_INFOPLIST_FILE = YES; MARKETING_VERSION = 2.1;"),
    .packaging(
      application: "GENERATE_INFOPLIST_FILE = YES; MARKETING_VERSION = 2.1;",
      extension: "GENERATE_INFOPLIST_FILE = YES; MARKETING_VERSION = \"$(VERSION)\";"),
  ]

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    for fact in [PackagedTarget.Fact.shortVersion, .version] {
      for (pair, expected, found) in context.packagedPairs(
        comparing: fact, where: { outer, inner, _ in outer != inner })
      {
        let place = pair.place(of: fact, value: found)
        findings.add(
          .version(fact.key, pair, expected: expected, found: found), at: place.range,
          in: place.file, data: pair.data)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func version(
    _ key: String, _ pair: PackagedPair, expected: String, found: String
  ) -> Self {
    "'\(key)' of '\(pair.widget.name)' is '\(found)' and that of '\(pair.application.name)' is '\(expected)'\(pair.place); give both the same"
  }
}
