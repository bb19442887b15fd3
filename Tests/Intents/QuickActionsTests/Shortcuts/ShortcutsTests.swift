// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText
import StringTables
import Testing

@testable import QuickActions

@Suite("Shortcuts")
struct ShortcutsTests {
  @Test("a destination that is gone keeps its place, and the others do not shift")
  func missingDestination() throws {
    let intent = try SampleWidget.intent()
    let choice = WidgetChoice(
      intent: "QuickActionConfiguration", parameter: "transitionDestinations",
      identifiers: ["3", "99", "1", "5"])
    let shortcuts = intent.shortcuts(of: choice)
    #expect(shortcuts.map(\.position) == [1, 2, 3, 4])
    #expect(shortcuts.map(\.identifier) == ["3", "99", "1", "5"])
    #expect(shortcuts.map(\.title) == ["入出金", "99", "入力", "くり返し入力"])
    #expect(shortcuts.map(\.state) == [.resolved, .missing, .resolved, .resolved])
    #expect(
      shortcuts[1]
        == Shortcut(
          position: 2, identifier: "99", title: "99", state: .missing, properties: [], url: nil,
          imageName: nil))
  }

  @Test("a shortcut has the catalog's properties in their order, its URL and its image")
  func properties() throws {
    let intent = try SampleWidget.intent()
    let choice = WidgetChoice(
      intent: "QuickActionConfiguration", parameter: "transitionDestinations", identifiers: ["2"])
    #expect(
      intent.shortcuts(of: choice, in: LocaleName("en")) == [
        Shortcut(
          position: 1, identifier: "2", title: "Scan Receipt", state: .resolved,
          properties: [
            .init("imageName", "camera"), .init("urlScheme", "hoge://hoge/receipt"),
          ],
          url: "hoge://hoge/receipt", imageName: "camera")
      ])
  }

  /// The shortcut of the destination of a catalog with the given text.
  private func shortcut(_ text: String) throws -> Shortcut {
    let intent = try WidgetIntent(
      ActionCatalog(SourceFile(name: "Shop.actions.json", text: text)),
      of: CatalogMistake.definition(), tables: StringTableSet())
    return try #require(intent.shortcuts(of: TestWidget.choice("cart")).first)
  }

  @Test("a destination's own image comes before the one that its property names")
  func images() throws {
    func text(_ image: String) -> String {
      CatalogMistake([
        "imageProperty": "\"imageName\"",
        "destinations":
          #"[{"identifier":"cart","title":"C","properties":{"url":"a:","imageName":"p"}\#(image)}]"#,
      ]).text
    }
    #expect(try shortcut(text("")).imageName == "p")
    #expect(try shortcut(text(#","image":"own""#)).imageName == "own")
    let none = CatalogMistake(properties: #""url":"a:","imageName":"p""#).text
    #expect(try shortcut(none).imageName == nil)
  }

  @Test("the URL is that of the property which the catalog names")
  func namedURL() throws {
    let text = CatalogMistake([
      "urlProperty": "\"help\"",
      "destinations":
        #"[{"identifier":"cart","title":"C","properties":{"url":"a:1","help":"a:2"}}]"#,
    ]).text
    #expect(try shortcut(text).url == "a:2")
  }

  @Test("values of every kind are kept as they are spelled, and of a repeated one the last")
  func values() throws {
    let text = CatalogMistake(
      properties:
        #""count":1,"url":"a:","price":1.50,"isNew":true,"links":["a:b"],"count":2"#
    ).text
    #expect(
      try shortcut(text).properties == [
        .init("url", "a:"), .init("price", .real(spelling: "1.50")), .init("isNew", true),
        .init("links", ["a:b"]), .init("count", 2),
      ])
  }
}
