// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint

/// Keys that stand twice in one dictionary.
struct DuplicateKey: ReaderRule {
  static let metadata = RuleMetadata(
    id: "duplicate-key", family: .propertyList, severity: .warning,
    summary: "A dictionary or a string table has a key twice.",
    why: """
      Only the last value is read. What the first one says, often a translation that somebody corrected, is in the file and \
      never on the screen.
      """,
    remedy: "Keep the value that is meant, and remove the others.")

  static let examples: [RuleExample] = [
    .rawIntent(
      """
      <key>INIntentTitle</key>
      <string>Show Balance</string>
      <key>↓INIntentTitle</key>
      <string>Show Account</string>
      """),
    .intent(title: "Show Balance"),
  ]
}
