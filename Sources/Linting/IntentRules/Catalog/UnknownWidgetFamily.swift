// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import IntentLint

/// Unknown widget families.
struct UnknownWidgetFamily: ReaderRule {
  static let metadata = RuleMetadata(
    of: .unknownFamily,
    summary: "A catalog names an unknown widget family.",
    why: """
      The widget is not offered in the intended size, and how many destinations it holds is \
      unknown.
      """,
    remedy: "Write the name that the family has in WidgetKit, such as 'systemMedium'.")

  static let examples: [RuleExample] = [
    .catalog(
      """
      "widget": { "kind": "Places", "families": ["↓medium"] }
      """),
    .catalog(
      """
      "widget": { "kind": "Places", "families": ["systemMedium"] }
      """),
  ]
}
