// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint

/// Text after the end of a property list.
struct TrailingContent: ReaderRule {
  static let metadata = RuleMetadata(
    id: "trailing-content", family: .propertyList, severity: .warning,
    summary: "There is text after the end of a property list.",
    why: """
      Nothing reads it. Often it is half of a merge, with intents that the team believes to be \
      in the app but nobody sees.
      """,
    remedy: "Move the text into the property list, or remove it.")

  static let examples: [RuleExample] = [
    RuleExample(files: [
      .init(
        "Widget.intentdefinition",
        """
        <plist version="1.0">
        <dict>
        \t<key>INIntents</key>
        \t<array/>
        </dict>
        </plist>
        ↓<dict>
        \t<key>INEnums</key>
        \t<array/>
        </dict>

        """)
    ]),
    RuleExample(files: [
      .init(
        "Widget.intentdefinition",
        """
        <plist version="1.0">
        <dict>
        \t<key>INEnums</key>
        \t<array/>
        \t<key>INIntents</key>
        \t<array/>
        </dict>
        </plist>

        """)
    ]),
  ]
}
