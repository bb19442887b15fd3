// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint

/// Unusual parts of a property list that only a broken tool writes.
struct UnusualPropertyList: ReaderRule {
  static let metadata = RuleMetadata(
    id: "unusual-property-list", family: .propertyList, severity: .warning,
    summary: "A property list can be read, but part of it is broken.",
    why: """
      Apple's reader accepts much that is broken: malformed attributes, a `<key>` where a \
      value belongs, bytes that are not text, unexpected encodings. The file works, but the \
      next tool that edits it may lose a part. Two faults lose a part now and are errors: a \
      key in a table that is never closed removes everything after it, and iOS drops the first \
      character of UTF-16 without a byte order mark.
      """,
    remedy: """
      Write what was meant, and save the file as UTF-8. `--fix` does not change a file if it \
      cannot keep its encoding.
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
