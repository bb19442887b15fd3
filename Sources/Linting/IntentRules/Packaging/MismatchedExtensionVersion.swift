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

  private static let versions = [
    ("CFBundleShortVersionString", "MARKETING_VERSION"),
    ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
  ]

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    for (key, setting) in Self.versions {
      let pairs = context.packagedPairs { application, widget in
        guard let expected = application.text(of: key, generatedBy: setting),
          let found = widget.text(of: key, generatedBy: setting), expected != found,
          !expected.isEmpty, !found.isEmpty
        else { return nil }
        return (expected, found)
      }
      for (pair, expected, found) in pairs {
        let written = pair.widget.infoPlist.flatMap { plist in
          plist.document.root[key].map { (plist.source.name, $0) }
        }
        // A variable in the file leads to the setting.
        let literal = written.flatMap { $0.1.string?.contains("$") == false ? $0 : nil }
        findings.add(
          .version(key, pair, expected: expected, found: found),
          at: (pair.widget.isSpecified ? nil : literal)?.1.range
            ?? pair.widget.range(of: setting, value: found),
          in: (pair.widget.isSpecified ? nil : literal)?.0 ?? pair.projectFile,
          data: [.init("target", pair.widget.name), .init("application", pair.application.name)])
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func version(
    _ key: String, _ pair: PackagedPair, expected: String, found: String
  ) -> Self {
    "'\(key)' of '\(pair.widget.name)' is '\(found)' and that of '\(pair.application.name)' is '\(expected)' \(pair.place); give both the same"
  }
}
