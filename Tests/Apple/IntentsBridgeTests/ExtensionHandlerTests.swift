// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ConfigurationEditor
import Foundation
import IntentModel
import Intents
import IntentsBridge
import QuickActions
import Testing
import WidgetValues

@Suite("An extension answers for its intent's parameters")
struct ExtensionHandlerTests {
  @Test("defaults come from the handler, as many as the family holds")
  func defaults() throws {
    let form = try CitiesSample.widget().form(of: CitiesSample.choice(), family: .systemMedium)
    #expect(form["list"]?.elements.map(\.title) == ["Tokyo", "Osaka"])
    #expect(form["limit"]?.value == 10)
    #expect(form["station"]?.value == nil)
  }

  @Test("options are in sections, with titles and subtitles")
  func sections() throws {
    let widget = try CitiesSample.widget()
    let options = try widget.handledOptions(
      of: "list", for: CitiesSample.choice(), family: .systemSmall)
    #expect(options?.sections.map(\.title) == ["Japan", "France", "Italy"])
    #expect(options?.items.map(\.identifier) == ["osa", "par", "lyo", "rom"])
    #expect(options?.items.first?.subtitle == "City osa")
  }

  @Test("a handler searches if the definition says so; otherwise titles are searched")
  func search() throws {
    let widget = try CitiesSample.widget()
    func found(_ parameter: String, _ term: String) throws -> [String]? {
      try widget.handledOptions(
        of: parameter, for: CitiesSample.choice(), family: .systemSmall, matching: term)?
        .items.map(\.title)
    }
    #expect(try found("station", "or") == ["North"])
    #expect(try found("list", "rom") == ["Rome"])
    #expect(try found("limit", "20") == ["20"])
  }

  @Test("an error of the handler is reported in its words")
  func failure() throws {
    let widget = try CitiesSample.widget()
    #expect(
      throws: ChoiceError.handlerFailed(
        parameter: "home",
        reason:
          "'provideHomeOptionsCollection(for:searchTerm:)' of CitiesExtension failed: the server cannot be reached"
      )
    ) {
      try widget.handledOptions(of: "home", for: CitiesSample.choice(), family: .systemSmall)
    }
  }

  @Test("a choice becomes an intent whose objects have all of their properties")
  func intent() throws {
    let handler = ExtensionHandler(CitiesExtension(), for: ConfigureCitiesIntent.self)
    let intent = try #require(
      handler.intent(for: [
        "list": .array([.string("rom"), .object(identifier: "gone", title: "Gone")]),
        "station": "North", "limit": 20, "shade": "dark", "withImage": true,
      ]) as? ConfigureCitiesIntent)
    #expect(intent.list?.map(\.displayString) == ["Rome", "Gone"])
    #expect(intent.list?.map(\.code) == ["ROM", nil])
    #expect(intent.list?.first?.link == URL(string: "cities://rom"))
    #expect(intent.station == "North")
    #expect(intent.limit == 20)
    #expect(intent.shade == .dark)
    #expect(intent.withImage == true)
    #expect(intent.home == nil)
  }

  @Test("edits take what the handler offers and refuse what it does not")
  func edits() throws {
    let widget = try CitiesSample.widget()
    var editor = CitiesSample.editor(of: widget)
    #expect(try editor.type("options list").contains("Italy\n"))
    #expect(!(try editor.type("options list").contains("Tokyo")))
    #expect(try editor.type("replace list 1 rom").contains("Rome"))
    #expect(
      editor.state.choice["list"]
        == .array([
          .object(identifier: "rom", title: "Rome"), .object(identifier: "osa", title: "Osaka"),
        ]))
    #expect(
      try editor.type("replace list 1 parr")
        == "refused: the app does not offer 'parr' for 'list'; did you mean 'par'?\n")
    #expect(try editor.type("set station South").contains("South"))
    #expect(try editor.type("set limit 7").hasPrefix("refused: the app does not offer '7'"))
    #expect(try editor.type("set limit 5").contains("5"))
    #expect(try editor.type("options home").contains("the server cannot be reached"))
  }

  @Test("what was chosen before stays possible although the handler leaves it out of the options")
  func chosen() throws {
    var editor = CitiesSample.editor(of: try CitiesSample.widget())
    #expect(try editor.type("replace list 1 rom").contains("Rome"))
    #expect(try editor.type("replace list 1 tyo").contains("Tokyo"))
    #expect(try editor.type("replace list 2 tyo").contains("already chosen"))
  }
}
