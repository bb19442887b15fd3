// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import QuickActions
import SourceText
import TestSupport
import Testing

@Suite("Mistakes in the form of a catalog")
struct CatalogFormTests {
  private static let missing = "catalog-member-missing"
  private static let wrongType = "catalog-value-of-wrong-type"

  static let mistakes: [CatalogMistake] = [
    // Members that are missing.
    CatalogMistake(["version": nil], (missing, "the catalog has no 'version'; add it")),
    CatalogMistake(["intent": nil], (missing, "the catalog has no 'intent'; add it")),
    CatalogMistake(["parameter": nil], (missing, "the catalog has no 'parameter'; add it")),
    CatalogMistake(["widget": nil], (missing, "the catalog has no 'widget'; add it")),
    CatalogMistake(["destinations": nil], (missing, "the catalog has no 'destinations'; add it")),
    CatalogMistake(
      ["widget": #"↓{↓"families":["systemMedium"]}"#], (missing, "'widget' has no 'kind'; add it")),
    CatalogMistake(
      ["widget": #"↓{↓"kind":"Shop"}"#], (missing, "'widget' has no 'families'; add it")),
    CatalogMistake(
      ["sections": #"[↓{↓"title":"Buy"}]"#], (missing, "a section has no 'identifier'; add it")),
    CatalogMistake(
      ["destinations": #"[↓{↓"title":"Cart"}]"#],
      (missing, "a destination has no 'identifier'; add it")),
    // Members that are empty.
    CatalogMistake(["assets": "↓\"\"↓"], (missing, "'assets' is empty; give it a value")),
    CatalogMistake(["intent": "↓\"\"↓"], (missing, "'intent' is empty; give it a value")),
    CatalogMistake(
      ["widget": #"{"kind":↓""↓,"families":["systemMedium"]}"#],
      (missing, "'kind' is empty; give it a value")),
    CatalogMistake(
      ["destinations": #"[{"identifier":↓""↓,"title":"Cart"}]"#],
      (missing, "'identifier' is empty; give it a value")),
    CatalogMistake(
      ["widget": #"{"kind":"Shop","families":↓[]↓}"#],
      (missing, "'families' is empty; name at least one, such as 'systemMedium'")),
    CatalogMistake(
      ["destinations": "↓[]↓"], (missing, "'destinations' is empty; add at least one")),
    CatalogMistake(
      ["sections": #"[{"identifier":"↓buy↓"}]"#],
      (missing, "the section 'buy' has neither a 'title' nor a 'titleKey'; add one of them")),
    CatalogMistake(
      ["destinations": #"[{"identifier":"↓cart↓","properties":{"url":"shop:c"}}]"#],
      (missing, "the destination 'cart' has neither a 'title' nor a 'titleKey'; add one of them")),
    // Values of a wrong type.
    CatalogMistake(["assets": "↓[]↓"], (wrongType, "'assets' must be a string; it is an array")),
    CatalogMistake(["intent": "↓1↓"], (wrongType, "'intent' must be a string; it is an integer")),
    CatalogMistake(["widget": "↓[]↓"], (wrongType, "'widget' must be an object; this is an array")),
    CatalogMistake(
      ["widget": "\"↓Shop↓\""], (wrongType, "'widget' must be an object; this is a string")),
    CatalogMistake(
      ["widget": #"{"kind":"Shop","families":"↓systemMedium↓"}"#],
      (wrongType, "'families' must be an array; it is a string")),
    CatalogMistake(
      ["widget": #"{"kind":"Shop","families":["systemMedium",↓2↓]}"#],
      (wrongType, "each element of 'families' must be a string; this is an integer")),
    CatalogMistake(
      ["destinations": "↓{}↓"], (wrongType, "'destinations' must be an array; it is a dictionary")),
    CatalogMistake(
      ["destinations": "[\"↓cart↓\"]"],
      (wrongType, "a destination must be an object; this is a string")),
    CatalogMistake(
      [
        "destinations":
          #"[{"identifier":"cart","title":↓null↓,"titleKey":"k","properties":{"url":"shop:c"}}]"#
      ],
      (wrongType, "'title' must be a string; it is null")),
    CatalogMistake(
      ["destinations": #"[{"identifier":"↓cart↓","title":"Cart","properties":↓["url"]↓}]"#],
      (
        "destination-url-missing",
        "the destination 'cart' has no 'url', so a tap opens nothing; add a URL"
      ),
      (wrongType, "'properties' must be an object; this is an array")),
    CatalogMistake(
      ["sections": "[↓true↓]"], (wrongType, "a section must be an object; this is a Boolean")),
    CatalogMistake(
      ["defaults": "[↓1↓]"],
      (wrongType, "each element of 'defaults' must be a string; this is an integer")),
    CatalogMistake(
      ["developmentLanguage": "↓1.5↓"],
      (wrongType, "'developmentLanguage' must be a string; it is a real number")),
    CatalogMistake(
      ["version": "\"↓1↓\""], (wrongType, "'version' must be an integer; it is a string")),
    // Versions and members that are not known.
    CatalogMistake(
      ["version": "↓2↓"],
      ("unsupported-catalog-version", "catalog version '2' is not supported; use 1")),
    CatalogMistake(
      ["↓urlSchemas↓": "[]"],
      (
        "unknown-catalog-member",
        "unknown member 'urlSchemas' in a catalog; did you mean 'urlSchemes'?"
      )),
    CatalogMistake(
      ["↓color↓": "1"], ("unknown-catalog-member", "unknown member 'color' in a catalog")),
    CatalogMistake(
      ["widget": #"{"kind":"Shop","↓familes↓":1,"families":["systemMedium"]}"#],
      ("unknown-catalog-member", "unknown member 'familes' in 'widget'; did you mean 'families'?")),
    CatalogMistake(
      ["sections": #"[{"identifier":"buy","title":"Buy","↓Title↓":"Buy"}]"#],
      ("unknown-catalog-member", "unknown member 'Title' in a section; did you mean 'title'?")),
    CatalogMistake(
      [
        "destinations":
          #"[{"identifier":"cart","title":"C","↓url↓":"shop:c","properties":{"url":"shop:c"}}]"#
      ],
      ("unknown-catalog-member", "unknown member 'url' in a destination")),
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

  @Test("a root that is no object is refused", arguments: ["↓[]↓", "\"↓text↓\"", "↓1↓"])
  func root(marked: String) throws {
    let text = MarkedText(marked).text
    let error = try #require(throws: ActionCatalogError.self) {
      try ActionCatalog(SourceFile(name: "Shop.actions.json", text: text))
    }
    let kind = ["[": "an array", "\"": "a string", "1": "an integer"][String(text.prefix(1))] ?? ""
    #expect(
      Findings(error.diagnostics, in: text)
        == Findings(marked, "a catalog must be an object; this is \(kind)"))
  }

  @Test("a file that is not JSON is refused at the place where it stops being JSON")
  func notJSON() throws {
    let marked = "{\"version\": 1 ↓'intent'↓: 2}"
    let text = MarkedText(marked).text
    let error = try #require(throws: ActionCatalogError.self) {
      try ActionCatalog(SourceFile(name: "Shop.actions.json", text: text))
    }
    #expect(error.diagnostics.map(\.id) == ["invalid-property-list"])
    #expect(error.diagnostics.first?.place.range?.start == MarkedText(marked).offsets.first)
  }

  @Test("several mistakes are all reported, in the order of the file")
  func several() throws {
    let mistake = CatalogMistake(
      [
        "version": "↓3↓", "intent": "\"↓ShopConfig↓\"", "↓extra↓": "0", "defaults": "[↓1↓,\"↓x↓\"]",
        "destinations":
          #"[{"identifier":"↓cart↓"},{"identifier":"↓cart↓","title":"C","section":"↓s↓"}]"#,
      ])
    let diagnostics = try mistake.diagnostics()
    #expect(Findings(diagnostics, in: mistake.text).marked == mistake.marked)
    #expect(
      diagnostics.map(\.id) == [
        "unsupported-catalog-version", "unknown-catalog-intent", "unknown-catalog-member",
        "catalog-value-of-wrong-type", "unsuitable-default-destination", "catalog-member-missing",
        "duplicate-destination-identifier", "unknown-destination-section",
      ])
  }

  @Test("a member that is repeated is a warning, and the last counts")
  func repeatedMember() throws {
    let text = CatalogMistake(["parameter": "\"nothing\",\"parameter\":\"screens\""]).text
    let catalog = try ActionCatalog(SourceFile(name: "Shop.actions.json", text: text))
    #expect(catalog.diagnostics.map(\.id) == ["duplicate-key"])
    #expect(catalog.parameterName.value == "screens")
    let findings = try catalog.diagnostics(against: CatalogMistake.definition())
    #expect(findings.map(\.severity) == [.warning])
  }

  @Test("what is left out has its stated meaning")
  func optionalMembers() throws {
    let text = CatalogMistake(["$schema": "\"x\""]).text
    let catalog = try ActionCatalog(SourceFile(name: "a/Shop.actions.json", text: text))
    #expect(catalog.diagnostics.isEmpty)
    #expect(catalog.definitionPath == nil)
    #expect(catalog.localizationPath == nil)
    #expect(catalog.assetsPath == nil)
    #expect(catalog.developmentLanguage == nil)
    #expect(catalog.urlSchemes == nil)
    #expect(catalog.urlPropertyName == nil)
    #expect(catalog.imagePropertyName == nil)
    #expect(catalog.defaultIdentifiers == nil)
    #expect(catalog.sections.isEmpty)
    #expect(catalog.tableName == "Shop.actions")
  }
}
