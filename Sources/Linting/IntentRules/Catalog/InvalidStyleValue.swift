// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import IntentLint

/// Values of a style that are not valid.
struct InvalidStyleValue: ReaderRule {
  static let metadata = RuleMetadata(
    of: .invalidStyleValue,
    summary: "A color, a word or a number of the style is not valid.",
    why: "The widget would be drawn as if the member did not exist, and nobody would know why.",
    remedy: """
      Colors are names of system colors, such as 'systemOrange' or \
      'secondarySystemBackground', or '#RRGGBB' and '#RRGGBBAA'. The schema lists the limits \
      of numbers and the words.
      """)

  static let examples: [RuleExample] = [
    .catalog(#""style": { "tint": "↓sytemOrange" }"#),
    .catalog(#""style": { "columns": ↓0 }"#),
    .catalog(#""style": { "icon": { "rendering": "↓orignal" } }"#),
    .catalog(
      ##""style": { "tint": "#FF9500", "columns": 3, "icon": { "rendering": "original" } }"##),
  ]
}
