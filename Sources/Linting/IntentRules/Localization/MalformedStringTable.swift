// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint

/// Entries of string tables that are not text.
struct MalformedStringTable: ReaderRule {
  static let metadata = RuleMetadata(
    id: "malformed-string-table", family: .localization, severity: .warning,
    summary: "A string table is not a dictionary, or one of its values is not a text.",
    why: """
      If no text is found, users see the text of the definition in another language, or App \
      Store Connect misses a title. A table that is not a dictionary is an error: the whole \
      language is lost.
      """,
    remedy: "Make every value a string or, in a `.stringsdict`, a dictionary with a format.")

  static let examples: [RuleExample] = [
    RuleExample(files: [
      .init(
        "de.lproj/Widget.strings",
        """
        "gpCwrM" = ↓("Konto", "zeigen");

        """),
      definition,
    ]),
    RuleExample(files: [
      .init(
        "de.lproj/Widget.strings",
        """
        "gpCwrM" = "Konto zeigen";

        """),
      definition,
    ]),
  ]

  private static let definition = RuleExample.File(
    "Widget.intentdefinition", "<plist><dict><key>INIntents</key><array/></dict></plist>\n")
}
