// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentLint
import QuickActions

/// Values of a style that there are not.
struct InvalidStyleValue: ReaderRule {
  static let metadata = RuleMetadata(
    of: .invalidStyleValue,
    summary: "A color, a word or a number of the style is not one that it can have.",
    why: """
      The widget would be drawn as if the member were not there, and nobody would know why.
      """,
    remedy: """
      Colors are names of the system, such as 'systemOrange' or 'secondarySystemBackground', or '#RRGGBB' and '#RRGGBBAA'. The limits of \
      numbers, and the words, are in the schema.
      """)

  static let examples: [RuleExample] = [
    .catalog(#""style": { "tint": "↓sytemOrange" }"#),
    .catalog(#""style": { "columns": ↓0 }"#),
    .catalog(#""style": { "icon": { "rendering": "↓orignal" } }"#),
    .catalog(
      ##""style": { "tint": "#FF9500", "columns": 3, "icon": { "rendering": "original" } }"##),
  ]
}
