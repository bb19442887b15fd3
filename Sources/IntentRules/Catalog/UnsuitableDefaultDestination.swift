// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentLint
import QuickActions

/// Defaults that are no destination, or one twice.
struct UnsuitableDefaultDestination: ReaderRule {
  static let metadata = RuleMetadata(
    of: .unsuitableDefault,
    summary: "The defaults of a catalog name a destination that there is not, or one twice.",
    why: """
      Before anybody chooses, the widget has a hole where the destination should be, or the same tile twice.
      """,
    remedy: "Name each destination once, by its identifier.")

  static let examples: [RuleExample] = [
    .catalog(
      """
      "defaults": ["inbox", "↓sarch"]
      """),
    .catalog(
      """
      "defaults": ["inbox", "↓inbox"]
      """),
    .catalog(
      """
      "defaults": ["inbox", "search"]
      """),
  ]
}
