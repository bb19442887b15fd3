// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import IntentLint

/// Defaults that are not destinations, or are listed twice.
struct UnsuitableDefaultDestination: ReaderRule {
  static let metadata = RuleMetadata(
    of: .unsuitableDefault,
    summary: "The defaults of a catalog list an unknown destination, or one destination twice.",
    why: """
      Before users choose, the widget has a gap where the destination should be, or shows the \
      same tile twice.
      """,
    remedy: "List each destination once, by its identifier.")

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
