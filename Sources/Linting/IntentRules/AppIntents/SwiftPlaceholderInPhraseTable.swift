// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Diagnostics
import Disk
import IntentLint
import SourceText
import WidgetProject

/// Swift's interpolation in a table of phrases.
struct SwiftPlaceholderInPhraseTable: ProjectRule {
  static let metadata = RuleMetadata(
    id: "swift-placeholder-in-phrase-table", family: .appIntents, severity: .error,
    summary: "A table of phrases has '\\(.applicationName)' in place of '${applicationName}'.",
    why: """
      Tables know no interpolation of Swift. The phrase is never recognized in this language: \
      https://github.com/uzairansaruzi/hermex/pull/47.
      """,
    remedy: "Write '${applicationName}', and '${place}' for the parameter 'place'.")

  static let examples: [RuleExample] = [
    RuleExample(files: [
      .init(
        "de.lproj/AppShortcuts.strings",
        #""Show in ${applicationName}" = "In ↓\\(.applicationName) zeigen";"# + "\n")
    ]),
    RuleExample(files: [
      .init(
        "AppShortcuts.xcstrings",
        #"""
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Show in ${applicationName}" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "In ↓\\(.applicationName)" } }
              }
            }
          },
          "version" : "1.0"
        }

        """#)
    ]),
    RuleExample(files: [
      .init(
        "de.lproj/AppShortcuts.strings",
        #""Show in ${applicationName}" = "In ${applicationName} zeigen";"# + "\n")
    ]),
  ]

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    for table in context.project.phraseTables {
      var rest = table.bytes[...]
      while let found = rest.firstRange(of: "(.applicationName)".utf8) {
        rest = rest[found.upperBound...]
        let start =
          table.bytes[..<found.lowerBound].lastIndex { $0 != UInt8(ascii: "\\") }
          .map { $0 + 1 } ?? 0
        guard start < found.lowerBound else { continue }
        findings.add(
          "tables of phrases know no interpolation; write '${applicationName}'",
          at: SourceRange(start, found.upperBound), in: table.name)
      }
    }
  }
}
