// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint

/// Files that are no property list, or no JSON where JSON is asked for.
struct InvalidPropertyList: ReaderRule {
  static let metadata = RuleMetadata(
    id: "invalid-property-list", family: .propertyList, severity: .error,
    summary:
      "A file cannot be parsed as what it must be: a property list or, of a catalog, JSON.",
    why: """
      iOS passes over a definition that it cannot parse, without a word: every widget of it loses its choices, and the edit \
      sheet is empty. Nothing else in the file can be checked.
      """,
    remedy:
      "Repair the place that the finding points to; what is never closed is shown from where it begins."
  )

  static let examples: [RuleExample] = [
    .rawDefinition(
      """
      <key>INIntents</key>
      <array>
        <dict>
          <key>INIntentName</key>
          <string>Show</string>
      ↓</array>
      """),
    .definition(.intent("Show")),
  ]
}
