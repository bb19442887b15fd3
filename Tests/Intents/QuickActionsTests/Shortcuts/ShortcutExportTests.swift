// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import IntentModel
import PropertyListSyntax
import QuickActions
import SourceText
import StringTables
import TestSupport
import Testing
import WidgetValues

@Suite("Exporting shortcuts")
struct ShortcutExportTests {
  /// The places of the tiles of a medium widget, row by row.
  private func placements(_ count: Int) -> [ShortcutExport.Placement] {
    (0..<count).map { index in
      ShortcutExport.Placement(
        row: index / 2 + 1, column: index % 2 + 1, x: index % 2 == 0 ? 16 : 173.5,
        y: Double(17 + index / 2 * 66), width: 149.25, height: 58)
    }
  }

  private func export(
    _ identifiers: [String], in locale: String?, by intent: WidgetIntent
  ) -> String {
    let locale = locale.map { LocaleName($0) }
    let choice = intent.choice(of: identifiers)
    return ShortcutExport(widget: intent, family: .systemMedium, locale: locale)
      .document(intent.shortcuts(of: choice, in: locale), at: placements(identifiers.count))
  }

  @Test("the sample's defaults are exported in each language", arguments: ["ja", "en"])
  func golden(locale: String) throws {
    let intent = try SampleWidget.intent()
    let text = export(intent.defaultIdentifiers(for: .systemMedium), in: locale, by: intent)
    let snapshot = Snapshot("Tests/Intents/QuickActionsTests/Goldens/export-\(locale).json")
    #expect(try snapshot.mismatch(with: text) == nil)
  }

  @Test("the catalog's own language is meant where none is named")
  func ownLanguage() throws {
    let intent = try SampleWidget.intent()
    let identifiers = intent.defaultIdentifiers(for: .systemMedium)
    #expect(
      export(identifiers, in: nil, by: intent) == export(identifiers, in: "ja", by: intent))
  }

  @Test("the keys stand in the stated order, in every shortcut")
  func keyOrder() throws {
    let intent = try SampleWidget.intent()
    let text = export(["4", "gone", "1"], in: "en", by: intent)
    #expect(text.hasSuffix("}\n"))
    #expect(!text.hasSuffix("\n\n"))
    let root = try PropertyListDocument(SourceFile(name: "export", text: text), as: .json).root
    func keys(_ value: PropertyListValue?) -> [String] { value?.entries.map(\.key) ?? [] }
    #expect(
      keys(root) == ["version", "intent", "parameter", "widget", "locale", "shortcuts"])
    #expect(keys(root["widget"]) == ["kind", "family"])
    let shortcuts = root["shortcuts"].map { Array($0.elements) } ?? []
    #expect(shortcuts.count == 3)
    for shortcut in shortcuts {
      #expect(
        keys(shortcut) == [
          "position", "row", "column", "identifier", "title", "state", "properties", "url", "frame",
        ])
      #expect(keys(shortcut["frame"]) == ["x", "y", "width", "height"])
    }
    #expect(
      shortcuts.map { keys($0["properties"]) }
        == [["imageName", "urlScheme"], [], ["imageName", "urlScheme"]])
  }

  @Test("a destination that is gone has no URL and no properties, and stays in its place")
  func missingDestination() throws {
    let intent = try SampleWidget.intent()
    let text = export(["4", "gone", "1"], in: "en", by: intent)
    let root = try PropertyListDocument(SourceFile(name: "export", text: text), as: .json).root
    let shortcuts = root["shortcuts"].map { Array($0.elements) } ?? []
    #expect(shortcuts.map { $0["state"]?.string } == ["resolved", "missing", "resolved"])
    #expect(shortcuts.map { $0["position"]?.integer } == [1, 2, 3])
    #expect(shortcuts.map { $0["url"]?.kind } == [.string, .null, .string])
    #expect(shortcuts.map { $0["title"]?.string } == ["Cash Flow", "gone", "New Entry"])
  }

  @Test("numbers have no useless fraction")
  func numbers() throws {
    let intent = try SampleWidget.intent()
    let placement = ShortcutExport.Placement(
      row: 1, column: 1, x: -0.0, y: 17.5, width: 149, height: 1 / 3)
    let text = ShortcutExport(widget: intent, family: .systemMedium, locale: nil).document(
      intent.shortcuts(
        of: .init(intent: "", parameter: "", identifiers: ["1"])), at: [placement])
    #expect(
      text.contains(
        """
              "frame": {
                "x": 0,
                "y": 17.5,
                "width": 149,
                "height": 0.3333333333333333
              }
        """))
  }

  @Test("nothing chosen is an empty list")
  func nothing() throws {
    let text = try export([], in: "ja", by: SampleWidget.intent())
    #expect(text.hasSuffix("\"shortcuts\": []\n}\n"))
  }

  @Test(
    "a hostile title survives exactly",
    arguments: [
      "\u{1B}[2J\u{1B}]0;owned\u{7}", "\"}],\"x\":[{\"", "\\u0041 \\ \\\" /", "a\nb\r\nc\td\u{0}e",
      "\u{202E}gnp.exe\u{2028}\u{2029}\u{85}\u{9B}", "<script>&amp;</script>",
      "👩‍👩‍👧‍👦 e\u{301} \u{FEFF}",
      String(repeating: "長い", count: 2500), "::error file=x::y",
    ])
  func hostileTitles(title: String) throws {
    let intent = try TestWidget(titles: [title]).intent()
    let text = export(["d1"], in: nil, by: intent)
    let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let shortcuts = root?["shortcuts"] as? [[String: Any]]
    let read = shortcuts?.first?["title"] as? String
    #expect(read.map { Array($0.unicodeScalars) } == Array(title.unicodeScalars))
    let controls = text.unicodeScalars.filter { $0.properties.generalCategory == .control }
    #expect(controls.allSatisfy { $0 == "\n" })
  }
}
