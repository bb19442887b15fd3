// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentLint
import QuickActions

/// Widget families that there are not.
struct UnknownWidgetFamily: ReaderRule {
  static let metadata = RuleMetadata(
    of: .unknownFamily,
    summary: "A catalog names a widget family that there is not.",
    why: """
      The widget is not offered in the size that was meant, and how many destinations it holds is not known.
      """,
    remedy: "Write the family under its name in WidgetKit, such as 'systemMedium'.")

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
