// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint

/// Something in a property list that no tool should have written.
struct UnusualPropertyList: ReaderRule {
  static let metadata = RuleMetadata(
    id: "unusual-property-list", family: .propertyList, severity: .warning,
    summary: "A property list is read although something in it is broken.",
    why: """
      Apple's reader passes over much that is broken: attributes that are not attributes, a `<key>` where a value belongs, \
      bytes that are not text in places where no text is looked for, encodings that no other tool expects. The file works, \
      and the next tool that touches it may lose a part of it. Some of it loses a part now: a key in a table that is never \
      closed takes all that follows with it, and of UTF-16 without a byte order mark iOS drops the first character, which are \
      errors.
      """,
    remedy: """
      Write what was meant, and save the file as UTF-8. `--fix` leaves a file alone whose encoding it could not keep.
      """)

  static let examples: [RuleExample] = [
    RuleExample(files: [
      .init(
        "Widget.intentdefinition",
        """
        ↓<plist version=1.0>
        <dict>
        \t<key>INIntents</key>
        \t<array/>
        </dict>
        </plist>

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
