// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import QuickActions
import SourceText
import StringTables
import Testing
import WidgetValues

@Suite("Binding a catalog to its definition")
struct WidgetIntentTests {
  @Test("the sample binds without a finding, to what it names")
  func sample() throws {
    let catalog = try SampleWidget.catalog()
    #expect(try catalog.diagnostics(against: SampleWidget.definition()).isEmpty)
    let intent = try SampleWidget.intent()
    #expect(intent.intent.name?.value == "QuickActionConfiguration")
    #expect(intent.target?.parameter.propertyName == "transitionDestinations")
    #expect(intent.target?.type.name?.value == "TransitionDestination")
    #expect(intent.urlPropertyName == "urlScheme")
    #expect(intent.developmentLanguage == LocaleName("ja"))
    #expect(intent.capacity(for: .systemMedium) == 4)
    #expect(intent.destination("15")?.title.text?.value == "貯金目標")
    #expect(intent.destination("16") == nil)
  }

  @Test("a catalog with an error does not bind, and every error is told")
  func errors() throws {
    let widget = TestWidget(families: ["medium"], defaults: ["d1", "d1"])
    let error = try #require(throws: ActionCatalogError.self) { try widget.intent() }
    #expect(
      error.diagnostics.map(\.id) == ["unknown-widget-family", "unsuitable-default-destination"])
    #expect(
      try widget.catalog().diagnostics(against: widget.definition())
        == error.diagnostics)
  }

  @Test("a text is that of the table, else the catalog's own, else its key")
  func texts() throws {
    let intent = try SampleWidget.intent()
    func text(_ text: String?, key: String?, _ locale: String?) -> String {
      intent.text(
        CatalogText(
          text: text.map { Located($0, at: SourceRange(at: 0)) },
          key: key.map { Located($0, at: SourceRange(at: 0)) }),
        in: locale.map { LocaleName($0) })
    }
    #expect(text("own", key: "widget.displayName", "en") == "Quick Actions")
    #expect(text("own", key: "widget.displayName", nil) == "クイックアクション")
    #expect(text("own", key: "widget.displayName", "de") == "クイックアクション")
    #expect(text("own", key: "no.such.key", "en") == "own")
    #expect(text(nil, key: "no.such.key", "en") == "no.such.key")
    #expect(text("own", key: nil, "en") == "own")
    #expect(text(nil, key: nil, "en") == "")
  }

  @Test("the gallery's name and sentence are the article's")
  func galleryTexts() throws {
    let intent = try SampleWidget.intent()
    let widget = try #require(intent.catalog?.widget)
    #expect(intent.text(widget.displayName, in: nil) == "クイックアクション")
    #expect(intent.text(widget.description, in: nil) == "よく使う画面へのショートカットをご利用になれます。")
    #expect(widget.description.text?.value == "よく使う画面へのショートカットをご利用になれます。")
    #expect(widget.kind.value == "QuickActionWidget")
  }

  @Test("a text of the definition is that of its table, else its own, else nothing")
  func definitionTexts() throws {
    let intent = try SampleWidget.intent()
    let title = intent.intent.title
    #expect(intent.text(title, in: LocaleName("en")) == "Quick Actions")
    #expect(intent.text(title, in: nil) == "クイックアクション")
    #expect(intent.text(LocalizedText(), in: nil) == nil)
    var untranslated = title
    untranslated.id = nil
    #expect(intent.text(untranslated, in: LocaleName("en")) == "クイックアクション")
  }

  @Test(
    "a file's stem names its table",
    arguments: [
      ("IntentDefinitions/Shop.intentdefinition", "Shop"), ("Shop.actions.json", "Shop.actions"),
      ("a.b/Shop", "Shop"), ("", ""),
    ])
  func fileStem(path: String, stem: String) {
    #expect(path.fileStem == stem)
  }

  @Test("the URL is the property that the catalog names, else the type's first single URL")
  func urlProperty() throws {
    let widget = TestWidget(
      properties: [TestWidget.attribute("INTypeProperty", "other", "URL")])
    #expect(try widget.intent().urlPropertyName == "url")
  }
}
