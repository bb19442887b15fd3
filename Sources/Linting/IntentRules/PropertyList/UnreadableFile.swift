// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint

/// Files that cannot be opened or decoded.
struct UnreadableFile: ReaderRule {
  static let metadata = RuleMetadata(
    id: "unreadable-file", family: .propertyList, severity: .error,
    summary: "A file or a folder cannot be read, or a file is not valid text.",
    why: """
      It cannot be checked, so nobody knows whether it works. iOS also does not read text with \
      a broken encoding: a whole language falls back to another.
      """,
    remedy: "Save the file as UTF-8, or change the permissions.")

  static let examples: [RuleExample] = [
    RuleExample(
      files: [.init("Widget.intentdefinition", "↓\u{0}\u{0}\u{0}\u{0}")],
      excerpt: "(a file of nothing but zero bytes, as a full disk leaves it)"),
    RuleExample(
      files: [
        .init(
          "Widget.intentdefinition",
          "<plist><dict><key>INIntents</key><array/></dict></plist>\n")
      ]),
  ]
}
