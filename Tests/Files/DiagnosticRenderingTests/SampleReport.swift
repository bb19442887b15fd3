// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import SourceText
import TestSupport

/// A file whose ranges are marked: the first range from the first mark to the second, and so on.
struct MarkedFile {
  let source: SourceFile
  let ranges: [SourceRange]

  init(_ name: String, _ marked: String) {
    let marked = MarkedText(marked)
    source = SourceFile(name: name, text: marked.text)
    ranges = stride(from: 0, to: marked.offsets.count - 1, by: 2).map {
      SourceRange(marked.offsets[$0], marked.offsets[$0 + 1])
    }
  }

  /// The marked range of the given index.
  func place(_ index: Int = 0) -> Diagnostic.Place {
    Diagnostic.Place(
      file: source.name, range: ranges.indices.contains(index) ? ranges[index] : nil)
  }
}

/// Findings of every shape, and the files that they speak of.
struct SampleReport {
  let sources: [SourceFile]
  let diagnostics: [Diagnostic]

  init() throws {
    let definition = MarkedFile(
      "Widget/Quick.intentdefinition",
      """
      <plist version="1.0">
      <dict>
      \t<key>INIntents</key>
      \t<array>
      \t\t<dict>
      \t\t\t<key>INIntentName</key>
      \t\t\t<string>↓Configuration↓</string>
      \t\t\t<key>INIntentTitle</key>
      \t\t\t<string>↓クイックアクション↓</string>
      \t\t\t<key>INIntentTitleID</key>
      \t\t\t<string>↓gpCwrM↓</string>
      \t\t</dict>
      \t</array>
      </dict>
      </plist>

      """)
    let table = MarkedFile(
      "Widget/ja.lproj/Quick.strings",
      """
      /* 入力ページ 👩‍👩‍👧‍👦 */ "gpCwrM" = "入力"↓↓
      "title" = "↓A "quoted" \\\\ text↓";
      """)
    let binary = try SourceFile(name: "Widget/Info.plist", content: Array("bplist00".utf8))
    sources = [table.source, definition.source, binary]
    diagnostics = [
      Diagnostic(
        id: "missing-semicolon", severity: .error, message: "add ';' after the value of 'gpCwrM'",
        at: table.place(),
        fixes: [
          Fix(
            title: "insert ';'", safety: .safe, file: table.source.name,
            edits: [TextEdit(range: table.ranges[0], replacement: ";")])
        ]),
      Diagnostic(
        id: "unescaped-quote", severity: .note, message: "this text needs a \\ before each '\"'",
        at: table.place(1)),
      Diagnostic(
        id: "app-store-title-missing", severity: .warning,
        message:
          "Localized title for custom intent: 'Configuration' not found for locale: zh-hans",
        at: definition.place(1),
        data: [
          Diagnostic.Datum("intent", "Configuration"), Diagnostic.Datum("locale", "zh-hans"),
        ],
        notes: [
          Diagnostic.Note(
            message: "the title's identifier is 'gpCwrM'", at: definition.place(2)),
          Diagnostic.Note(message: "'zh-hans' is a locale of the app's target"),
          Diagnostic.Note(message: "the title in Japanese is here", at: table.place()),
        ],
        fixes: [
          Fix(
            title: "copy the title into zh-Hans.lproj", safety: .unsafe,
            file: "Widget/zh-Hans.lproj/Quick.strings",
            edits: [TextEdit(range: SourceRange(at: 0), replacement: "\"gpCwrM\" = \"\";")]),
          Fix(
            title: "translate the title", safety: .safe, file: definition.source.name, edits: []),
        ]),
      Diagnostic(
        id: "generic-intent-name", severity: .warning, message: "rename intent 'Configuration'",
        at: definition.place()),
      Diagnostic(
        id: "missing-key", severity: .error, message: "add the key 'NSExtension'",
        at: Diagnostic.Place(file: binary.name, range: SourceRange(2, 4)),
        fixes: [
          Fix(title: "see the rule's page", safety: .safe, file: binary.name, edits: [])
        ]),
      Diagnostic(
        id: "missing-table", severity: .warning, message: "add a table for 'de'",
        at: Diagnostic.Place(file: definition.source.name)),
      Diagnostic(
        id: "unreadable", severity: .error, message: "the folder has no 'Info.plist'",
        at: Diagnostic.Place(file: "Other/Info.plist", range: SourceRange(3, 5)),
        notes: [
          Diagnostic.Note(
            message: "it would stand here", at: Diagnostic.Place(file: "Other"))
        ]),
    ]
  }
}
