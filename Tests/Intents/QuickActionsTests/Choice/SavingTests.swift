// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import PropertyListSyntax
import QuickActions
import SourceText
import TestSupport
import Testing
import WidgetValues

@Suite("Saving and loading a choice")
struct SavingTests {
  private func load(
    _ text: String, of widget: TestWidget = TestWidget()
  ) throws -> WidgetChoice {
    try WidgetChoice(
      SourceFile(name: "Shop.configuration.json", text: text), for: widget.intent())
  }

  @Test("the saved form has its keys in order, and ends with a line break")
  func savedForm() {
    let choice = TestWidget.choice("d2", "d1", others: [.init("title", "é \"q\"")])
    #expect(
      choice.saved() == """
        {
          "version": 1,
          "intent": "ShopConfiguration",
          "parameters": {
            "screens": [
              "d2",
              "d1"
            ],
            "title": "é \\"q\\""
          }
        }

        """)
  }

  @Test("what is saved is loaded as it was, values of other parameters included")
  func roundTrip() throws {
    let choices = [
      TestWidget.choice(), TestWidget.choice("d1"), TestWidget.choice("d4", "gone", "d1"),
      TestWidget.choice("é \" \\ \n \u{1B}[31m", "\u{202E}", "👩‍👩‍👧‍👦"),
      TestWidget.choice(
        "d1",
        others: [
          .init(
            "unknown",
            ["a", 1, true, .unsuitable(.null), .number(spelling: "1.50"), .unsuitable(["k": []])]),
          .init("big", .number(spelling: "123456789012345678901234567890")),
          .init("", ""), .init("title", "x"),
        ]),
    ]
    for choice in choices { #expect(try load(choice.saved()) == choice) }
  }

  @Test("the sample's defaults survive")
  func sample() throws {
    let intent = try SampleWidget.intent()
    let choice = intent.defaultChoice(for: .systemMedium)
    let source = SourceFile(name: "saved", text: choice.saved())
    #expect(try WidgetChoice(source, for: intent) == choice)
  }

  @Test("the values of other parameters are kept by edits that do not mean them")
  func editsKeepValues() throws {
    let values = [WidgetChoice.Member("unknown", ["a"])]
    let choice = try load(TestWidget.choice("d1", "d2", others: values).saved())
    let edited = try choice.applying(
      .move(from: 1, to: 2), to: TestWidget().intent(), family: .systemMedium)
    #expect(try load(edited.saved()).otherMembers == values)
  }

  @Test("of a repeated key the last value counts")
  func repeatedKey() throws {
    let choice = try load(
      #"{"intent":"ShopConfiguration","parameters":{"a":1,"b":2,"a":3,"screens":["d1"],"screens":["d2"]}}"#
    )
    #expect(choice == TestWidget.choice("d2", others: [.init("b", 2), .init("a", 3)]))
  }

  @Test("a choice without the parameter chooses nothing, and the version may be left out")
  func nothingChosen() throws {
    let text = #"{"intent":"ShopConfiguration","parameters":{}}"#
    #expect(try load(text) == TestWidget.choice())
  }

  @Test("a single object is saved by itself, as without a catalog, and read in brackets, too")
  func singleObject() throws {
    let widget = TestWidget(isArray: false, sizes: nil)
    var choice = WidgetChoice(
      intent: TestWidget.intent, parameter: "screens", members: [.init("screens", "d3")])
    #expect(choice.saved().contains(#""screens": "d3""#))
    for value in [#""d3""#, #"["d3"]"#, #"{"identifier":"d3","title":"Three"}"#] {
      let text = #"{"version":1,"intent":"ShopConfiguration","parameters":{"screens":\#(value)}}"#
      #expect(try load(text, of: widget) == choice, "\(value)")
    }
    #expect(try load(choice.saved(), of: widget) == choice)
    choice["screens"] = nil
    #expect(try load(choice.saved(), of: widget) == choice)
  }

  private static let noParameters =
    "a saved choice must be an object with an object 'parameters'; save it again with 'quickaction edit'"
  private static let noIntent =
    "a saved choice must name its intent in a string 'intent'; save it again with 'quickaction edit'"

  /// A saved choice with the given version, intent and value of the parameter.
  private static func text(
    version: String = "1", intent: String = "\"ShopConfiguration\"", screens: String = "[]"
  ) -> String {
    "{\"version\":\(version),\"intent\":\(intent),\"parameters\":{\"screens\":\(screens)}}"
  }

  @Test(
    "what is no choice for the widget is refused where it goes wrong",
    arguments: [
      Findings("↓[↓]", noParameters),
      Findings("↓\"text\"↓".replacing("\"text\"", with: "1"), noParameters),
      Findings("↓{↓}", noParameters),
      Findings("↓{↓\"parameters\":[]}", noParameters),
      Findings(text(version: "↓2↓"), "version '2' of a saved choice is not supported; use 1"),
      Findings(
        text(version: "\"↓1↓\""), "the version of a saved choice must be an integer; it is a string"
      ),
      Findings(
        text(version: "↓null↓"), "the version of a saved choice must be an integer; it is null"),
      Findings("↓{↓\"parameters\":{}}", noIntent),
      Findings(text(intent: "↓7↓"), noIntent),
      Findings(
        text(intent: "\"↓OtherConfiguration↓\""),
        "the choice is for the intent 'OtherConfiguration', but the catalog is for "
          + "'ShopConfiguration'; use the one that belongs to it"),
      Findings(
        text(screens: "\"↓d1↓\""), "'screens' must be an array of identifiers; it is a string"),
      Findings(
        text(screens: "↓{}↓"), "'screens' must be an array of identifiers; it is a dictionary"),
      Findings(text(screens: "[\"d1\",↓2↓]"), "an identifier must be a string; this is an integer"),
      Findings(text(screens: "[↓[\"d1\"]↓]"), "an identifier must be a string; this is an array"),
      Findings(
        text(screens: "[\"d1\",\"gone\",\"↓d1↓\"]"),
        "the destination 'd1' is chosen twice; keep it in one place"),
      Findings(
        text(screens: "[\"gone\",\"↓gone↓\"]"),
        "the destination 'gone' is chosen twice; keep it in one place"),
    ])
  func refusal(expected: Findings) throws {
    let text = MarkedText(expected.marked).text
    let error = try #require(throws: SavedChoiceError.self) { try load(text) }
    #expect(Findings([error.diagnostic], in: text) == expected)
    #expect(error.diagnostic.id == "invalid-choice")
    #expect(error.diagnostic.severity == .error)
    #expect(error.diagnostic.place.file == "Shop.configuration.json")
  }

  @Test("a number is no value of a single object, either")
  func wrongSingleObject() throws {
    let text = Self.text(screens: "1")
    let error = try #require(throws: SavedChoiceError.self) {
      try load(text, of: TestWidget(isArray: false, sizes: nil))
    }
    #expect(
      error.diagnostic.message.text == "'screens' must be an array of identifiers; it is an integer"
    )
  }

  @Test("a file that is not JSON is refused at the place where it stops being JSON")
  func notJSON() throws {
    let marked = "{\"version\": 1,↓}↓"
    let text = MarkedText(marked).text
    let error = try #require(throws: SavedChoiceError.self) { try load(text) }
    #expect(
      Findings([error.diagnostic], in: text)
        == Findings(marked, "expected a key after the comma, found '}'"))
    #expect(error.diagnostic.id == "invalid-property-list")
  }
}
