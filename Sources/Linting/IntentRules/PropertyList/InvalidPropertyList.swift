// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint

/// Files that are not a property list, or not JSON.
struct InvalidPropertyList: ReaderRule {
  static let metadata = RuleMetadata(
    id: "invalid-property-list", family: .propertyList, severity: .error,
    summary: "A file is not a valid property list or, if it is a catalog, not valid JSON.",
    why: """
      iOS silently ignores a definition that it cannot parse: all its widgets lose their \
      choices, and the edit sheet is empty. Nothing else in the file can be checked.
      """,
    remedy: """
      Repair the place that the finding points to. For a container that is never closed, this \
      is where it begins.
      """)

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
