// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import SourceText

/// A report whose every text tries to be something else in some form of report.
struct HostileReport {
  /// What is put into every text.
  static let text =
    "\u{1B}]0;owned\u{7}\n::error::x\r\n##[error]y ]]> <b a=\"1\" b='2'> & %0A %25 {0} "
    + "[link](https://example.com) \u{9B}31m \u{202E} \u{2028} \u{85} \u{FFFE}\u{0} 入力"

  let sources: [SourceFile]
  let diagnostics: [Diagnostic]

  init() {
    let name = "a b,c:d%e=f]]>\"<\u{1B}[2J\n::warning::z.strings"
    let file = MarkedFile(name, "\"\(Self.text)\" = ↓\"\(Self.text)\"↓;")
    sources = [file.source]
    diagnostics = [
      Diagnostic(
        id: "id-\(Self.text)", severity: .error, message: "found '\(Self.text)'",
        at: file.place(), data: [Diagnostic.Datum("tags", Self.text)],
        notes: [
          Diagnostic.Note(message: "note '\(Self.text)'"),
          Diagnostic.Note(message: "there '\(Self.text)'", at: file.place()),
        ],
        fixes: [
          Fix(
            title: "replace by '\(Self.text)'", safety: .safe, file: name,
            edits: [TextEdit(range: file.ranges[0], replacement: Self.text)]),
          Fix(title: "see '\(Self.text)'", safety: .safe, file: name, edits: []),
        ]),
      Diagnostic(
        id: "whole-file", severity: .note, message: "whole '\(Self.text)'",
        at: Diagnostic.Place(file: name)),
    ]
  }

  /// Whether a report has a control character, or another that acts where it is shown, besides line feeds.
  static func hasCommands(_ report: String) -> Bool {
    report.unicodeScalars.contains { $0 != "\n" && VisibleText.spelling(of: $0) != nil }
  }
}
