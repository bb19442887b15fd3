// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import PropertyListSyntax
import SourceText
import StringTables
import TestSupport
import Testing

@Suite("Reading .xcstrings files")
struct StringCatalogTests {
  private func catalog(_ text: String) throws -> StringCatalog {
    try StringCatalog(SourceFile(name: "Shop.xcstrings", text: text), name: "Shop")
  }

  /// A catalog whose key `k` has the given localization in English.
  private func catalog(localization: String) throws -> StringCatalog {
    try catalog(#"{"strings":{"k":{"localizations":{"en":\#(localization)}}}}"#)
  }

  @Test("each language is a table, sorted by name, with its keys in the order of the file")
  func tables() throws {
    let marked = MarkedText(
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "↓title↓" : {
            "comment" : "Widget gallery",
            "extractionState" : "manual",
            "localizations" : {
              "ja" : { "stringUnit" : { "state" : "translated", "value" : "↓入力↓" } },
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Entry" } }
            }
          },
          "a" : {
            "localizations" : {
              "zh_hans" : { "stringUnit" : { "state" : "new", "value" : "" } },
              "en" : { "stringUnit" : { "state" : "translated", "value" : "\\"A\\"" } }
            }
          },
          "source only" : { }
        },
        "version" : "1.0"
      }
      """)
    let catalog = try catalog(marked.text)
    #expect(catalog.name == "Shop")
    #expect(catalog.source.name == "Shop.xcstrings")
    #expect(catalog.sourceLanguage == LocaleName("en"))
    #expect(catalog.diagnostics.isEmpty)
    #expect(catalog.tables.map(\.locale.identifier) == ["en", "ja", "zh-Hans"])
    #expect(
      catalog.tables.map(\.pairs) == [
        [["title", "Entry"], ["a", "\"A\""]], [["title", "入力"]], [["a", ""]],
      ])
    #expect(catalog.tables.allSatisfy { $0.format == .stringCatalog && $0.name == "Shop" })
    let entry = try #require(catalog.tables[1]["title"])
    #expect(!entry.varies)
    let places = [entry.key.range, entry.text.range].flatMap { [$0.start, $0.end] }
    #expect(places == marked.offsets)
  }

  @Test(
    "of a text that varies, the form for any other case counts, however deep it stands",
    arguments: [
      #"{"variations":{"plural":{"one":U"%d day","other":U"X"}}}"#,
      #"{"variations":{"plural":{"other":U"X","one":U"%d day"}}}"#,
      #"{"variations":{"device":{"iphone":U"Tap","other":U"X"}}}"#,
      #"{"variations":{"device":{"mac":U"Click","other":{"variations":{"plural":{"one":U"1","other":U"X"}}}}}}"#,
      #"{"variations":{"width":{"20":U"X"}}}"#,
      #"{"variations":{"device":{"mac":{"variations":{"plural":{"zero":U"X"}}}}}}"#,
      #"{"variations":{"plural":{"other":{"stringUnit":{}},"one":U"X"}}}"#,
      #"{"stringSet":{"state":"translated","values":["X","Y"]}}"#,
      #"{"stringUnit":{"value":"X"},"substitutions":{"n":{"variations":{"plural":{"other":U"%d"}}}}}"#,
    ])
  func variations(spelling: String) throws {
    let units = spelling.replacing(/U("[^"]*")/) { "{\"stringUnit\":{\"value\":\($0.1)}}" }
    let catalog = try catalog(localization: units)
    #expect(catalog.tables.map(\.pairs) == [[["k", "X"]]])
    #expect(catalog.tables.first?["k"]?.varies == true)
    #expect(catalog.diagnostics.isEmpty)
  }

  private static let nothing =
    "a language of 'k' has neither a 'stringUnit' with a 'value', nor 'variations', nor a 'stringSet', so no text is found"

  @Test(
    "a language without a text is reported where it stands",
    arguments: [
      "{}", "[]", "\"text\"", "null", #"{"stringUnit":{"state":"new"}}"#, #"{"stringUnit":"text"}"#,
      #"{"stringUnit":{"value":1}}"#, #"{"stringUnit":{"value":null}}"#, #"{"variations":{}}"#,
      #"{"variations":[]}"#, #"{"variations":{"plural":{"other":"text"}}}"#,
      #"{"variations":{"plural":{"other":{"stringUnit":{"value":["text"]}}}}}"#,
    ])
  func noText(localization: String) throws {
    let before = #"{"strings":{"a":{"localizations":{"en":{"stringUnit":{"value":"A"}}}},"#
    let place = localization.hasPrefix("\"") ? "\"↓text↓\"" : "↓\(localization)↓"
    let marked = #"\#(before)"k":{"localizations":{"en":\#(place)}}}}"#
    let text = MarkedText(marked).text
    let catalog = try catalog(text)
    #expect(Findings(catalog.diagnostics, in: text) == Findings(marked, Self.nothing))
    #expect(catalog.diagnostics.map(\.severity) == [.warning])
    #expect(catalog.tables.map(\.pairs) == [[["a", "A"]]])
  }

  @Test(
    "a part of the wrong type is reported where it stands",
    arguments: [
      Findings(
        "↓{↓}", "the string catalog has no 'strings'; add an object with a member for each key"),
      Findings(
        "↓[]↓", "a string table must be a dictionary of keys and texts; this file holds an array"),
      Findings(
        "↓12↓", "a string table must be a dictionary of keys and texts; this file holds an integer"),
      Findings(
        "{\"strings\":↓[1]↓}",
        "the value of 'strings' must be an object with a member for each key; it is an array"),
      Findings(
        "{\"strings\":{\"k\":\"↓text↓\"}}",
        "the value of 'k' must be an object; it is a string, and no text is found"),
      Findings(
        "{\"strings\":{\"k\":↓[]↓,\"l\":↓null↓}}",
        "the value of 'k' must be an object; it is an array, and no text is found",
        "the value of 'l' must be an object; it is null, and no text is found"),
      Findings(
        "{\"strings\":{\"k\":{\"localizations\":↓[{}]↓}}}",
        "the 'localizations' of 'k' must be an object with a member for each language; it is an array"
      ),
      Findings(
        "{\"sourceLanguage\":↓1↓,\"strings\":{}}",
        "the value of 'sourceLanguage' must be a string; it is an integer"),
    ])
  func wrongTypes(expected: Findings) throws {
    let text = MarkedText(expected.marked).text
    let catalog = try catalog(text)
    #expect(Findings(catalog.diagnostics, in: text) == expected)
    #expect(catalog.diagnostics.allSatisfy { $0.id == "malformed-string-table" })
    #expect(catalog.tables.isEmpty)
    #expect(catalog.sourceLanguage == nil)
  }

  @Test("a repeated key is reported, several findings stand in the order of the file")
  func order() throws {
    let marked = """
      {"strings":{
        "k":{"localizations":{"ja":{"stringUnit":{"value":"1"}},"en":↓{}↓}},
        "l":{"localizations":{"ja":↓{}↓}},
        "↓k↓":{"localizations":{"ja":{"stringUnit":{"value":"2"}},"en":↓[]↓}}}}
      """
    let text = MarkedText(marked).text
    let catalog = try catalog(text)
    let duplicate =
      "duplicate key 'k'; only its last value is used, so remove the others"
    #expect(
      Findings(catalog.diagnostics, in: text)
        == Findings(
          marked, Self.nothing, Self.nothing.replacing("'k'", with: "'l'"), duplicate,
          Self.nothing))
    #expect(catalog.tables.first { $0.locale == LocaleName("ja") }?["k"]?.text.value == "2")
  }

  @Test("a file that is not JSON is refused", arguments: ["", "\"k\" = \"v\";", "{\"strings\":{}"])
  func notJSON(text: String) {
    #expect(throws: PropertyListError.self) { try catalog(text) }
  }

  @Test("forms nested as deep as can be, without a text, are looked at once each")
  func deepNesting() throws {
    let depth = PropertyListDocument.maximumDepth - 6
    let form =
      String(repeating: #"{"other":"#, count: depth) + "{}" + String(repeating: "}", count: depth)
    let catalog = try catalog(localization: #"{"variations":\#(form)}"#)
    #expect(catalog.diagnostics.map(\.message.text) == [Self.nothing])
  }
}
