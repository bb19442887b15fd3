// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import RuleTestSupport
import Testing

@testable import IntentRules

/// What rules about the configurations of widgets say of sources as they are written.
@Suite("Rules about configurations of widgets")
struct ConfigurationRuleTests {
  private func findings(
    of rule: any Rule.Type, _ files: [RuleExample.File]
  ) throws -> [String] {
    let folder = try ExampleFolder(files)
    defer { folder.remove() }
    return folder.findings(of: rule).map(\.message.text)
  }

  // MARK: Parameters without a value

  private func required(_ parameter: String, with others: String = "") throws -> [String] {
    try findings(
      of: RequiredConfigurationParameter.self,
      [
        .init(
          "Show.swift",
          """
          import AppIntents
          struct Show: WidgetConfigurationIntent { \(parameter) }
          struct Place: AppEntity { static var defaultQuery = Places() }
          struct Places: EntityStringQuery {}
          \(others)

          """)
      ])
  }

  @Test(
    "a type whose values are not known may have a default",
    arguments: [
      "@Parameter(title: \"A\") var a: Measurement<UnitLength>",
      "@Parameter(title: \"A\") var a: Shop", "@Parameter(title: \"A\") var a: [Place]",
      "@Parameter(title: \"A\") var a: Bool = true",
      "@Parameter(title: \"A\") var a: Optional<Int>",
      "@Parameter(title: \"A\", query: Near()) var a: Place", "var a: Int",
    ])
  func unknownTypes(parameter: String) throws {
    #expect(try required(parameter) == [])
  }

  @Test(
    "a query has the default of what extends it or is around it",
    arguments: [
      "extension Places { func defaultResult() async -> Place? { nil } }",
      "extension EntityStringQuery { func defaultResult() async -> Place? { nil } }",
      "extension Places: NearQuery {}",
      "extension Place: UniqueAppEntity {}",
    ])
  func defaults(others: String) throws {
    let parameter = "@Parameter(title: \"A\") var a: Place"
    #expect(try required(parameter).count == 1)
    #expect(try required(parameter, with: others) == [])
  }

  @Test("the message says what to write")
  func message() throws {
    #expect(
      try required("@Parameter(title: \"A\") var a: AppIntents.Date") == [
        "'a' of 'Show' is not optional and has no default, and the system asks for no values when a widget is added; add '?' to its type, or a 'default:'"
      ])
  }

  // MARK: Texts without a translation

  /// A configuration with an enum of two cases, in the targets that have it.
  private func untranslated(
    _ catalog: String, intent: String = "Show",
    targets: [ExampleTarget] = [target("Widget", "app-extension")]
  ) throws -> [String] {
    try findings(
      of: UntranslatedConfigurationText.self,
      [
        .init(
          "Show.swift",
          """
          import AppIntents
          struct Show: WidgetConfigurationIntent { @Parameter(title: "Tag") var size: [Size]? }
          enum Size: String, AppEnum {
            case small, large
            static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [
              .small: "Small", .large: DisplayRepresentation(title: "Large"),
            ]
          }
          let widget = AppIntentConfiguration(kind: "A", intent: \(intent).self, provider: P()) { V($0) }

          """),
        .init(
          "Localizable.xcstrings",
          "{ \"sourceLanguage\": \"en\", \"strings\": { \(catalog) }, \"version\": \"1.0\" }\n"),
        .init("Localizable.strings", ""),
        .xcodeProject(targets),
      ])
  }

  private static func target(
    _ name: String, _ productType: String,
    resources: [String] = ["Localizable.xcstrings"]
  ) -> ExampleTarget {
    ExampleTarget(
      name: name, productType: productType, sources: ["Show.swift"], resources: resources)
  }

  private static func text(_ key: String, into languages: String...) -> String {
    let unit = #"{ "stringUnit": { "state": "translated", "value": "A" } }"#
    let texts = languages.map { "\"\($0)\": \(unit)" }.joined(separator: ", ")
    return "\"\(key)\": { \"localizations\": { \(texts) } }"
  }

  private static let half = [text("Tag", into: "de"), text("Other", into: "de", "fr")]
    .joined(separator: ", ")

  @Test("cases that lack the same languages are one finding, in the languages that most texts have")
  func cases() throws {
    #expect(
      try untranslated(Self.half).map { $0.drop { $0 != " " } } == [
        " has most texts in fr, but not 'Tag'; add the translation",
        " has most texts in de and fr, but not 'Small' and 'Large'; add the translations",
      ])
  }

  @Test(
    "a text that stays as it is needs no translation, and a language that was begun is none yet")
  func settled() throws {
    let kept = ["Small", "Large"].map { "\"\($0)\": { \"shouldTranslate\": false }" }
    #expect(try untranslated(([Self.text("Tag", into: "de")] + kept).joined(separator: ", ")) == [])
    let begun = ["A", "B", "C"].map { "\"\($0)\": {}" } + [Self.text("D", into: "de")]
    #expect(try untranslated(begun.joined(separator: ", ")) == [])
  }

  @Test("a region has the texts of its language, and another English those of English")
  func regions() throws {
    let kept = ["Small", "Large"].map { "\"\($0)\": { \"shouldTranslate\": false }" }
    let others = Self.text("Other", into: "en-GB", "es-MX", "pt-BR")
    let catalog = ([Self.text("Tag", into: "es"), others] + kept).joined(separator: ", ")
    let found = try untranslated(catalog)
    #expect(found.count == 1)
    #expect(found.first?.contains("most texts in pt-BR, but not 'Tag'") == true)
  }

  /// What is said of the description of a widget in the gallery.
  private func gallery(_ calls: String, type: String = "Widget") throws -> [String] {
    try findings(
      of: UntranslatedGalleryText.self,
      [
        .init(
          "Show.swift",
          """
          import WidgetKit
          struct Show: \(type) {
            var body: some WidgetConfiguration {
              StaticConfiguration(kind: "A", provider: P()) { V($0) }
                .configurationDisplayName("Show")
                \(calls)
            }
          }
          struct V: View { var body: some View { Text("A").description("Not in the gallery.") } }

          """),
        .init(
          "Localizable.xcstrings",
          "{ \"sourceLanguage\": \"en\", \"strings\": { \(Self.text("Tag", into: "de")) }, \"version\": \"1.0\" }\n"
        ),
        .xcodeProject([Self.target("Widget", "app-extension")]),
      ])
  }

  @Test("a description is looked up as a literal or as a text that does not say where")
  func descriptions() throws {
    #expect(try gallery(".description(\"What is on.\")").count == 1)
    #expect(try gallery(".description(Text(\"What is on.\"))").count == 1)
    #expect(try gallery(".description(Text(\"What is on.\", bundle: .shared))") == [])
    #expect(try gallery(".description(Texts.show)") == [])
    #expect(try gallery(".supportedFamilies([.systemSmall])") == [])
  }

  @Test("where it is not known which catalog is asked, nothing is said")
  func unknownCatalogs() throws {
    let widget = Self.target("Widget", "app-extension")
    #expect(try untranslated(Self.half, intent: "Other") == [])
    #expect(
      try untranslated(
        Self.half, targets: [widget, Self.target("App", "application", resources: [])]) == [])
    #expect(
      try untranslated(
        Self.half,
        targets: [
          Self.target(
            "Widget", "app-extension",
            resources: ["Localizable.xcstrings", "Localizable.strings"])
        ]) == [])
    #expect(
      try untranslated(Self.half, targets: [widget, Self.target("App", "application")]).count == 2)
  }
}
