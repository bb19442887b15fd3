// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentMigration
import PropertyListSyntax
import SourceText
import StringTables
import TestSupport
import Testing

/// What becomes of actions: suggestions, answers, their plural forms, and what comes before an action.
@Suite("Migrated actions")
struct ActionMigrationTests {
  private typealias Fixture = MigrationFixture

  /// An action with two parameters, a suggestion and an answer.
  private static func action(
    isSuggested: Bool = true, title: String = "Send ${text} ${count} times"
  ) -> PropertyListLiteral {
    let combination: PropertyListLiteral = [
      "text,count": [
        "INIntentParameterCombinationTitle": .string(title),
        "INIntentParameterCombinationTitleID": "combo",
        "INIntentParameterCombinationSubtitle": "100% of it",
        "INIntentParameterCombinationSubtitleID": "sub",
      ]
    ]
    let response: PropertyListLiteral = [
      "INIntentResponseCodes": [
        [
          "INIntentResponseCodeName": "success",
          "INIntentResponseCodeFormatString": "Sent ${count} messages to ${to}",
          "INIntentResponseCodeFormatStringID": "answer",
        ]
      ],
      "INIntentResponseParameters": [
        ["INIntentResponseParameterName": "count", "INIntentResponseParameterType": "Integer"],
        ["INIntentResponseParameterName": "to", "INIntentResponseParameterType": "String"],
      ],
    ]
    return Fixture.intent(
      "Send",
      [Fixture.parameter("text", "String"), Fixture.parameter("count", "Integer", tag: 2)],
      isForWidgets: false,
      [
        .init("INIntentParameterCombinations", combination), .init("INIntentResponse", response),
        .init("INIntentInput", "text"),
        .init("INIntentIneligibleForSuggestions", .boolean(!isSuggested)),
      ])
  }

  private static func migration(
    _ action: PropertyListLiteral, tables: [StringTable] = []
  ) throws -> Migration {
    try IntentMigrator().migration(
      of: Fixture.definition(intents: [action]),
      tables: StringTableSet(tables, developmentLanguage: LocaleName("en")))
  }

  @Test("an action that Siri suggests has a suggestion for each combination")
  func suggestions() throws {
    let migration = try Self.migration(Self.action())
    let text = migration.text(of: "Send.swift")
    #expect(
      text.contains("struct Send: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent"))
    #expect(text.contains("IntentPrediction(parameters: (\\.$text, \\.$count)) { text, count in"))
    #expect(text.contains(#"defaultValue: "Send \(text ?? "") \(count ?? 0) times""#))
    #expect(text.contains(#"defaultValue: "100% of it""#))
    let catalog = migration.text(of: "TestAppIntents.xcstrings")
    #expect(catalog.contains(#""value": "Send %1$@ %2$lld times""#))
    #expect(migration.steps.contains { $0.contains("'SendIntent' with 'INInteraction'") })
    let hidden = try Self.migration(Self.action(isSuggested: false))
    #expect(!hidden.text(of: "Send.swift").contains("Predict"))
    #expect(!hidden.steps.contains { $0.contains("INInteraction") })
  }

  @Test("a suggestion that names what is not in its combination is noted")
  func lostSuggestion() throws {
    let migration = try Self.migration(Self.action(title: "Send ${other}"))
    #expect(migration.has(.predictions(1), "Send"))
    #expect(migration.has(.suggestions, "Send"))
    #expect(!migration.text(of: "Send.swift").contains("PredictableIntent"))
  }

  @Test("answers are functions that make dialogs, and the input is connected")
  func answers() throws {
    let text = try Self.migration(Self.action()).text(of: "Send.swift")
    #expect(text.contains("async throws -> some IntentResult & ProvidesDialog {"))
    #expect(text.contains("static func success(count: Int, to: String) -> IntentDialog {"))
    #expect(text.contains(#"defaultValue: "Sent \(count) messages to \(to)""#))
    #expect(text.contains("inputConnectionBehavior: .connectToPreviousIntentResult"))
  }

  @Test("plural forms of an answer vary with its number")
  func pluralForms() throws {
    let dictionary: PropertyListLiteral = [
      "answer": [
        "NSStringLocalizedFormatKey": "%#@messages@ an ${to}",
        "messages": [
          "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
          "NSStringFormatValueTypeKey": "ld", "one": "Eine Nachricht",
          "other": "%ld Nachrichten, 100%%",
        ],
      ]
    ]
    let table = try StringTable(
      SourceFile(
        name: "de.lproj/Test.stringsdict",
        text: String(decoding: XMLWriter.document(dictionary), as: UTF8.self)),
      name: "Test", locale: LocaleName("de"), format: .stringsDictionary)
    let migration = try Self.migration(Self.action(), tables: [table])
    let catalog = migration.text(of: "TestAppIntents.xcstrings")
    #expect(catalog.contains(#""value": "%#@messages@ an %2$@""#))
    #expect(catalog.contains(#""argNum": 1"#) && catalog.contains(#""formatSpecifier": "lld""#))
    #expect(catalog.contains(#""value": "%arg Nachrichten, 100%%""#))
    #expect(catalog.contains(#""value": "Eine Nachricht""#))
    #expect(migration.losses.isEmpty, "\(migration.losses)")
  }

  @Test("a text that varies with a number that nothing puts into it is noted")
  func lostForms() throws {
    let dictionary: PropertyListLiteral = [
      "title": [
        "NSStringLocalizedFormatKey": "%#@n@",
        "n": ["NSStringFormatValueTypeKey": "ld", "one": "Ein Ding", "other": "%ld Dinge"],
      ]
    ]
    let table = try StringTable(
      SourceFile(
        name: "de.lproj/Test.stringsdict",
        text: String(decoding: XMLWriter.document(dictionary), as: UTF8.self)),
      name: "Test", locale: LocaleName("de"), format: .stringsDictionary)
    let intent = Fixture.intent(
      "Show", [], isForWidgets: false,
      [.init("INIntentTitle", "Things"), .init("INIntentTitleID", "title")])
    let migration = try Self.migration(intent, tables: [table])
    #expect(migration.has(.pluralText("title"), "title"))
    #expect(!migration.text(of: "TestAppIntents.xcstrings").contains("Ding\""))
  }

  @Test("rows whose old handler could name a default have a place for it")
  func defaults() throws {
    let dynamic: PropertyListLiteral.Member = .init(
      "INIntentParameterSupportsDynamicEnumeration", true)
    let list: PropertyListLiteral.Member = .init("INIntentParameterSupportsMultipleValues", true)
    let text = try Fixture.migration(intents: [
      Fixture.intent(
        "Show",
        [
          Fixture.parameter("city", "String", [dynamic]),
          Fixture.parameter("names", "String", tag: 2, [dynamic, list]),
        ])
    ]).text(of: "Show.swift")
    #expect(text.contains("// Fill in: what 'defaultCity(for:)' of the old handler returned."))
    #expect(text.contains("func defaultResult() async -> String? {"))
    #expect(!text.contains("defaultNames"))
  }

  @Test("a framework has a package for its intents, and its own bundle for their texts")
  func framework() throws {
    let migration = try Fixture.migration(
      intents: [Fixture.intent("Show", [Fixture.parameter("city", "String")])],
      options: MigrationOptions(isPublic: true, deploymentTarget: 17))
    let package = migration.text(of: "TestAppIntentsPackage.swift")
    #expect(package.contains("public struct TestAppIntentsPackage: AppIntentsPackage {}"))
    #expect(package.contains("public final class TestAppIntentsBundle {}"))
    #expect(
      migration.text(of: "Show.swift").contains("bundle: .forClass(TestAppIntentsBundle.self)"))
    #expect(migration.steps.contains { $0.contains("'TestAppIntentsPackage'") })
  }

  @Test("messages and the list of what is left to do are in the language that is asked for")
  func japanese() throws {
    var options = MigrationOptions()
    options.language = .japanese
    let migration = try Fixture.migration(intents: [Fixture.intent("Show")], options: options)
    let guide = migration.text(of: "Test.migration.md")
    #expect(guide.hasPrefix("# TestのApp Intentsへの移行\n"))
    #expect(guide.contains("- ウィジェット「Show」のkindが不明です。"))
    #expect(!guide.contains(". \n") && guide.contains("。\n"))
    #expect(migration.text(of: "Show.swift").contains("/// What the intent 'Show' was"))
  }
}
