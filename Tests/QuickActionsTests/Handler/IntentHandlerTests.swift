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
struct IntentHandlerTests {
  @Test("the sample binds without a finding, to what it names")
  func sample() throws {
    let catalog = try SampleWidget.catalog()
    #expect(try IntentHandler.diagnostics(of: catalog, against: SampleWidget.definition()).isEmpty)
    let handler = try SampleWidget.handler()
    #expect(handler.target.intent.name?.value == "QuickActionConfiguration")
    #expect(handler.target.parameter.propertyName == "transitionDestinations")
    #expect(handler.target.type.name?.value == "TransitionDestination")
    #expect(handler.urlPropertyName == "urlScheme")
    #expect(handler.developmentLanguage == LocaleName("ja"))
    #expect(handler.capacity(for: .systemMedium) == 4)
    #expect(handler.destination("15")?.title.text?.value == "貯金目標")
    #expect(handler.destination("16") == nil)
  }

  @Test("a catalog with an error does not bind, and every error is told")
  func errors() throws {
    let widget = TestWidget(families: ["medium"], defaults: ["d1", "d1"])
    let error = try #require(throws: ActionCatalogError.self) { try widget.handler() }
    #expect(
      error.diagnostics.map(\.id) == ["unknown-widget-family", "unsuitable-default-destination"])
    #expect(
      try IntentHandler.diagnostics(of: widget.catalog(), against: widget.definition())
        == error.diagnostics)
  }

  @Test("a text is that of the table, else the catalog's own, else its key")
  func texts() throws {
    let handler = try SampleWidget.handler()
    func text(_ text: String?, key: String?, _ locale: String?) -> String {
      handler.text(
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
    let handler = try SampleWidget.handler()
    let widget = handler.catalog.widget
    #expect(handler.text(widget.displayName, in: nil) == "クイックアクション")
    #expect(handler.text(widget.description, in: nil) == "よく使う画面へのショートカットをご利用になれます。")
    #expect(widget.description.text?.value == "よく使う画面へのショートカットをご利用になれます。")
    #expect(widget.kind.value == "QuickActionWidget")
  }

  @Test("a text of the definition is that of its table, else its own, else nothing")
  func definitionTexts() throws {
    let handler = try SampleWidget.handler()
    let intent = handler.target.intent
    #expect(handler.text(intent.title, in: LocaleName("en")) == "Quick Actions")
    #expect(handler.text(intent.title, in: nil) == "クイックアクション")
    #expect(handler.text(LocalizedText(), in: nil) == nil)
    var untranslated = intent.title
    untranslated.id = nil
    #expect(handler.text(untranslated, in: LocaleName("en")) == "クイックアクション")
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
    #expect(try widget.handler().urlPropertyName == "url")
  }
}
