// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint

/// Keys that appear twice in one dictionary.
struct DuplicateKey: ReaderRule {
  static let metadata = RuleMetadata(
    id: "duplicate-key", family: .propertyList, severity: .warning,
    summary: "A dictionary or a string table has the same key twice.",
    why: """
      Only the last value is used. The first one, often a corrected translation, is in the \
      file but never on the screen.
      """,
    remedy: "Keep the right value, and remove the others.")

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
