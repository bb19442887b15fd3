// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentGeneration
import IntentMigration
import PropertyListSyntax
import TestSupport
import Testing

@Suite("Migrations")
struct MigrationTests {
  private typealias Fixture = MigrationFixture

  @Test("the old class is named with its prefix, or as the definition overrides it")
  func classNames() throws {
    let prefixed: PropertyListLiteral.Member = .init("INIntentClassPrefix", "OpenHAB")
    let named: PropertyListLiteral.Member = .init("INIntentClassName", "NoteWidgetIntent")
    let migration = try Fixture.migration(intents: [
      Fixture.intent("SetDimmer", [], [prefixed]), Fixture.intent("Note", [], [prefixed, named]),
      Fixture.intent("Plain"),
    ])
    #expect(migration.text(of: "SetDimmer.swift").contains("= \"OpenHABSetDimmerIntent\"\n"))
    #expect(migration.text(of: "Note.swift").contains("= \"NoteWidgetIntent\"\n"))
    #expect(migration.text(of: "Plain.swift").contains("= \"PlainIntent\"\n"))
    let other = try Fixture.migration(
      intents: [Fixture.intent("Plain")], options: MigrationOptions(classPrefix: "SJ"))
    #expect(other.text(of: "Plain.swift").contains("= \"SJPlainIntent\"\n"))
  }

  @Test("only intents for widgets are hidden, and only actions do something")
  func kinds() throws {
    let migration = try Fixture.migration(intents: [
      Fixture.intent("Show"), Fixture.intent("Do", [], isForWidgets: false),
      Fixture.intent("Both", [], [.init("INIntentConfigurable", true)]),
    ])
    let (show, act) = (migration.text(of: "Show.swift"), migration.text(of: "Do.swift"))
    #expect(show.contains("isDiscoverable = false") && !show.contains("perform"))
    #expect(!act.contains("isDiscoverable") && act.contains("func perform()"))
    let both = migration.text(of: "Both.swift")
    #expect(both.contains("WidgetConfigurationIntent") && both.contains("func perform()"))
    #expect(migration.files.map(\.path).contains("UnfinishedIntent.swift"))
    #expect(migration.text(of: "ShowWidget.swift").contains("IntentConfiguration("))
    #expect(migration.text(of: "DoWidget.swift") == "")
    #expect(migration.has(.kind, "Show"))
  }

  @Test("an intent without parameters and an entity without properties are whole")
  func empty() throws {
    let type: PropertyListLiteral = ["INTypeName": "Empty", "INTypeProperties": []]
    let migration = try Fixture.migration(intents: [Fixture.intent("Nothing")], types: [type])
    #expect(migration.text(of: "Nothing.swift").contains("    Summary()\n"))
    #expect(migration.text(of: "EmptyAppEntity.swift").contains("init(id: String, displayString"))
  }

  @Test("keywords are in back-ticks, and texts cannot leave their literals")
  func hostileNames() throws {
    let title: PropertyListLiteral.Member = .init(
      "INIntentTitle", "a \"b\" \\(c) \u{1B}[31m\u{202E} *\\/\n// d")
    let migration = try Fixture.migration(
      intents: [
        Fixture.intent(
          "Keywords",
          [
            Fixture.parameter("in", "String"), Fixture.parameter("where", "Boolean", tag: 2),
            Fixture.parameter("default", "Integer", tag: 3),
          ], [title])
      ], enums: [Fixture.enumeration("Type", ["self", "init", "case"])])
    let text = migration.text(of: "Keywords.swift")
    #expect(text.contains("var `in`: String?") && text.contains("      \\.$in\n"))
    #expect(
      text.contains(
        #""a \"b\" \\(c) \u{1b}[31m\u{202e} *\\/\n// d""#))
    #expect(migration.text(of: "TypeAppEnum.swift").contains("case `self` = \"self\""))
  }

  @Test("a name that something else has is not taken twice")
  func collisions() throws {
    let migration = try Fixture.migration(intents: [
      Fixture.intent("Foo"), Fixture.intent("FooIntent"), Fixture.intent("View"),
    ])
    // The class of the first is 'FooIntent', and SwiftUI has a 'View'.
    #expect(migration.has(.typeName("FooIntentAppIntent"), "FooIntent"))
    #expect(migration.has(.typeName("ViewAppIntent"), "View"))
    #expect(migration.text(of: "ViewAppIntent.swift").contains("struct ViewAppIntent:"))
  }

  @Test("two intents of one name are refused")
  func twice() {
    #expect(throws: GenerationError.self) {
      try Fixture.migration(intents: [Fixture.intent("Same"), Fixture.intent("Same")])
    }
  }

  @Test("what App Intents cannot have is left out and said")
  func losses() throws {
    let migration = try Fixture.migration(
      intents: [
        Fixture.intent(
          "Lost",
          [
            Fixture.parameter("perform", "String"), Fixture.parameter("thing", "Object", tag: 2),
            Fixture.parameter(
              "mode", "Integer", tag: 3, [.init("INIntentParameterEnumType", "Mode")]),
          ])
      ], enums: [Fixture.enumeration("Mode", [])])
    #expect(migration.has(.parameterName, "Lost.perform"))
    #expect(migration.has(.parameterType(.anyObject), "Lost.thing"))
    #expect(migration.has(.emptyEnum, "Mode"))
    #expect(!migration.text(of: "Lost.swift").contains("@Parameter"))
    let guide = migration.text(of: "Test.migration.md")
    for loss in migration.losses {
      #expect(guide.contains(loss.message.dropFirst()), "\(loss.message)")
    }
  }

  @Test("parameters are shown on the conditions of their relationships")
  func conditions() throws {
    func relationship(_ predicate: String, _ value: PropertyListLiteral) -> [PropertyListLiteral
      .Member]
    {
      [
        .init(
          "INIntentParameterRelationship",
          [
            "INIntentParameterRelationshipParentName": "kind",
            "INIntentParameterRelationshipPredicateName": .string(predicate),
            "INIntentParameterRelationshipPredicateValue": value,
          ])
      ]
    }
    let migration = try Fixture.migration(
      intents: [
        Fixture.intent(
          "Pick",
          [
            Fixture.parameter("kind", "Integer", [.init("INIntentParameterEnumType", "Kind")]),
            Fixture.parameter("a", "String", tag: 2, relationship("EnumHasExactValue", "one")),
            Fixture.parameter("b", "String", tag: 3, relationship("EnumHasExactValue", "two")),
          ])
      ], enums: [Fixture.enumeration("Kind", ["one", "two"])])
    let text = migration.text(of: "Pick.swift")
    #expect(
      text.contains(
        """
            Switch(\\.$kind) {
              Case(.one) {
                Summary {
                  \\.$kind
                  \\.$a
                }
              }
              Case(.two) {
        """))
    #expect(migration.losses.map(\.kind) == [.kind])
  }

  @Test("lists have a range of sizes, never a number that must be met")
  func sizes() throws {
    let text = try MigrationFixture.sample().text(of: "QuickActionConfiguration.swift")
    #expect(text.contains(".systemMedium: IntentCollectionSize(min: 0, max: 4),"))
  }

  @Test("all translations are carried over under their keys")
  func translations() throws {
    let migration = try MigrationFixture.sample()
    let text = migration.text(of: "QuickActionWidgetAppIntents.xcstrings")
    for words in ["Quick Actions", "クイックアクション", "New Entry", "入力", "Screen", "画面"] {
      #expect(text.contains("\"value\": \"\(words)\""), "\(words)")
    }
    #expect(text.contains("\"sourceLanguage\": \"ja\""))
  }
}
