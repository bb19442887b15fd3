// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import QuickActions
import SourceText
import TestSupport
import Testing

@Suite("Mistakes of a catalog against its definition")
struct CatalogReferenceTests {
  private static let defaults = "unsuitable-default-destination"
  private static let duplicate = "duplicate-destination-identifier"
  private static let parameter = "unsuitable-catalog-parameter"
  private static let property = "unknown-destination-property"
  private static let value = "destination-value-of-wrong-type"
  private static let url = "invalid-destination-url"
  private static let properties =
    "'url', 'imageName', 'count', 'isNew', 'price', 'pause', 'style', 'foreign', 'help', 'links', "
    + "'related', 'day'"

  static let mistakes: [CatalogMistake] = [
    // What the catalog is for.
    CatalogMistake(
      ["intent": "\"↓ShopConfigurations↓\""],
      (
        "unknown-catalog-intent",
        "the definition has no intent 'ShopConfigurations'; did you mean 'ShopConfiguration'?"
      )),
    CatalogMistake(
      ["intent": "\"↓Other↓\""],
      (
        "unknown-catalog-intent",
        "the definition has no intent 'Other'; use 'ShopConfiguration'"
      )),
    CatalogMistake(
      ["parameter": "\"↓Screens↓\""],
      (
        parameter,
        "the intent 'ShopConfiguration' has no parameter 'Screens'; did you mean 'screens'?"
      )),
    CatalogMistake(
      ["parameter": "\"↓nothing↓\""],
      (
        parameter,
        "the intent 'ShopConfiguration' has no parameter 'nothing'; use one of 'screens', 'title', 'shop'"
      )),
    CatalogMistake(
      ["parameter": "\"↓title↓\""],
      (
        parameter,
        "the parameter 'title' has the type 'String'; a catalog needs a parameter of a custom type"
      )),
    CatalogMistake(
      ["parameter": "\"↓shop↓\""],
      (parameter, "the type 'Shop' of the parameter 'shop' is not declared in the definition")),
    CatalogMistake(
      ["widget": #"{"kind":"Shop","families":["systemSmall","↓systemmedium↓"]}"#],
      (
        "unknown-widget-family",
        "unknown widget family 'systemmedium'; did you mean 'systemMedium'?"
      )),
    CatalogMistake(
      ["widget": #"{"kind":"Shop","families":["↓huge↓"]}"#],
      (
        "unknown-widget-family",
        "unknown widget family 'huge'; use one of 'systemSmall', 'systemMedium', 'systemLarge', "
          + "'systemExtraLarge', 'accessoryCorner', 'accessoryCircular', 'accessoryRectangular', "
          + "'accessoryInline'"
      )),
    // Identifiers.
    CatalogMistake(
      [
        "destinations":
          #"[{"identifier":"a","title":"A","properties":{"url":"a:"}},{"identifier":"↓a↓","title":"B","properties":{"url":"b:"}}]"#
      ],
      (duplicate, "another destination already uses the identifier 'a'; identifiers must be unique")
    ),
    CatalogMistake(
      ["sections": #"[{"identifier":"s","title":"S"},{"identifier":"↓s↓","title":"T"}]"#],
      (duplicate, "another section already uses the identifier 's'; identifiers must be unique")),
    CatalogMistake(
      ["defaults": "[\"↓carts↓\"]"],
      (defaults, "no destination has the identifier 'carts'; did you mean 'cart'?")),
    CatalogMistake(
      ["defaults": "[\"cart\",\"↓9↓\"]"], (defaults, "no destination has the identifier '9'")),
    CatalogMistake(
      ["defaults": "[\"cart\",\"↓cart↓\"]"],
      (defaults, "'defaults' lists 'cart' twice; list each destination once")),
    CatalogMistake(
      [
        "destinations":
          #"[{"identifier":"a","title":"A","section":"↓s↓","properties":{"url":"a:"}}]"#
      ],
      (
        "unknown-destination-section",
        "no section has the identifier 's'; the catalog has no sections"
      )),
    CatalogMistake(
      [
        "sections": #"[{"identifier":"buy","title":"Buy"}]"#,
        "destinations":
          #"[{"identifier":"a","title":"A","section":"↓sell↓","properties":{"url":"a:"}}]"#,
      ],
      ("unknown-destination-section", "no section has the identifier 'sell'; use 'buy'")),
    // Properties.
    CatalogMistake(
      properties: #""url":"a:","↓imagename↓":"x""#,
      (property, "the type 'Screen' has no property 'imagename'; did you mean 'imageName'?")),
    CatalogMistake(
      properties: #""url":"a:","↓color↓":"x""#,
      (property, "the type 'Screen' has no property 'color'; use one of \(properties)")),
    CatalogMistake(
      properties: #""url":"a:","↓displayString↓":"x""#,
      (
        property,
        "'displayString' comes from the destination's 'identifier' and 'title'; remove it"
      )),
    CatalogMistake(
      properties: #""↓identifier↓":"x","url":"a:""#,
      (property, "'identifier' comes from the destination's 'identifier' and 'title'; remove it")
    ),
    CatalogMistake(
      ["urlProperty": "\"↓ulr↓\""],
      (property, "the type 'Screen' has no property 'ulr'; did you mean 'url'?")),
    CatalogMistake(
      ["imageProperty": "\"↓picture↓\""],
      (property, "the type 'Screen' has no property 'picture'; use one of \(properties)")),
    CatalogMistake(
      ["urlProperty": "\"↓count↓\""],
      (
        value,
        "the property 'count' has the type 'Integer'; a URL needs the type 'URL' or 'String'"
      )),
    CatalogMistake(
      ["urlProperty": "\"↓links↓\""],
      (
        value,
        "the property 'links' has the type 'array of URL'; a URL needs the type 'URL' or 'String'"
      )),
    // Values.
    CatalogMistake(
      properties: #""url":"a:","count":↓1.5↓,"isNew":"↓yes↓","price":↓true↓,"pause":↓[]↓"#,
      (value, "the value of 'count' must be an integer; it is a real number"),
      (value, "the value of 'isNew' must be a Boolean; it is 'yes'"),
      (value, "the value of 'price' must be a number; it is a Boolean"),
      (value, "the value of 'pause' must be seconds, a number; it is an array")),
    CatalogMistake(
      properties:
        #""url":"a:","imageName":↓1↓,"style":"↓plan↓","foreign":↓2↓,"related":↓{}↓,"day":↓null↓"#,
      (value, "the value of 'imageName' must be a string; it is an integer"),
      (value, "the value of 'style' must be one of 'plain', 'fancy'; it is 'plan'"),
      (value, "the value of 'foreign' must be a value's name, a string; it is an integer"),
      (
        value,
        "the value of 'related' must be the identifier of an object, a string; it is a dictionary"
      ),
      (value, "the value of 'day' must be a value; it is null")),
    CatalogMistake(
      properties: #""url":"a:","links":"↓a:b↓","help":↓7↓,"style":↓0↓"#,
      (value, "the value of 'links' must be an array; it is 'a:b'"),
      (value, "the value of 'help' must be a URL, as a string; it is an integer"),
      (value, "the value of 'style' must be one of 'plain', 'fancy'; it is an integer")),
    CatalogMistake(
      properties: #""url":"a:","links":["a:b","↓c↓",↓1↓]"#,
      (url, "'c' is not a URL: it has no scheme, such as 'https:'"),
      (value, "the value of 'links' must be a URL, as a string; it is an integer")),
    // URLs.
    CatalogMistake(
      ["destinations": #"[{"identifier":"↓cart↓","title":"Cart"}]"#],
      (
        "destination-url-missing",
        "the destination 'cart' has no 'url', so a tap opens nothing; add a URL"
      )),
    CatalogMistake(
      properties: #""url":"↓shop cart↓""#,
      (url, "'shop cart' is not a URL: it has no scheme, such as 'https:'")),
    CatalogMistake(
      properties: #""url":"shop:","help":"↓http://[::g]↓""#,
      (
        url,
        "'http://[::g]' is not a URL: brackets in the host must be around it, and hold an IPv6 address"
      )),
    CatalogMistake(
      [
        "urlSchemes": #"["shop","https"]"#,
        "destinations": #"[{"identifier":"a","title":"A","properties":{"url":"↓shpo:a↓"}}]"#,
      ],
      (
        "undeclared-url-scheme",
        "the scheme 'shpo' is not in the catalog's 'urlSchemes' (shop, https); did you mean 'shop'?"
      )),
    CatalogMistake(
      ["urlSchemes": #"["shop","↓shop://↓"]"#],
      (
        url,
        "'shop://' is not a URL scheme; use letters, digits, '+', '-' and '.', without '://'"
      )),
  ]

  @Test(
    "a mistake is reported with its identifier, its sentence and its place", arguments: mistakes)
  func mistake(mistake: CatalogMistake) throws {
    let diagnostics = try mistake.diagnostics()
    #expect(
      Findings(diagnostics, in: mistake.text)
        == Findings(mistake.marked, mistake.findings.map(\.sentence)))
    #expect(diagnostics.map(\.id) == mistake.findings.map(\.id))
    #expect(
      diagnostics.allSatisfy { $0.severity == .error && $0.place.file == "Shop.actions.json" })
  }

  @Test("values of every kind are taken")
  func validValues() throws {
    let mistake = CatalogMistake(
      properties: """
        "url":"SHOP:a","imageName":"","count":-3,"isNew":false,"price":1.5,"pause":2,"style":"fancy",
        "foreign":"anything","help":"https://example.com","links":["a:b","c:d"],"related":"cart",
        "day":"2026-11-21"
        """)
    #expect(try mistake.diagnostics().isEmpty)
    let withSchemes = CatalogMistake(
      ["urlSchemes": #"["Shop"]"#, "urlProperty": "\"url\"", "imageProperty": "\"imageName\""])
    #expect(try withSchemes.diagnostics().isEmpty)
    let asText = CatalogMistake(
      [
        "urlProperty": "\"imageName\"",
        "destinations": #"[{"identifier":"a","title":"A","properties":{"imageName":"a:b"}}]"#,
      ])
    #expect(try asText.diagnostics().isEmpty)
  }

  @Test("notes show the declaration, and the first of two")
  func notes() throws {
    let text = CatalogMistake(["parameter": "\"title\""])
    let note = try #require(text.diagnostics().first?.notes.first)
    let definition = try CatalogMistake.definition()
    #expect(note.message.text == "the parameter is declared here")
    #expect(note.place?.file == "Shop.intentdefinition")
    #expect(note.place?.range.map { definition.source.text(in: $0) } == "title")

    let marked = MarkedText(
      CatalogMistake([
        "sections": #"[{"identifier":"↓s↓","title":"S"},{"identifier":"s","title":"T"}]"#
      ]).marked)
    let mistake = CatalogMistake([
      "sections": #"[{"identifier":"s","title":"S"},{"identifier":"s","title":"T"}]"#
    ])
    let first = try #require(mistake.diagnostics().first?.notes.first)
    #expect(first.message.text == "the first is here")
    #expect(first.place?.file == "Shop.actions.json")
    #expect(first.place?.range.map { [$0.start, $0.end] } == marked.offsets)
  }
}
