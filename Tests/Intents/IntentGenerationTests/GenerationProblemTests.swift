// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentGeneration
import IntentModel
import PropertyListSyntax
import SourceText
import Testing

@Suite("What prevents generation")
struct GenerationProblemTests {
  typealias Fixture = GenerationFixture

  private func messages(
    _ definitions: IntentDefinition..., options: GenerationOptions = GenerationOptions()
  ) throws -> [String] {
    do {
      _ = try GenerationPlan(definitions, options: options)
      return []
    } catch {
      return error.diagnostics.map(\.message.text)
    }
  }

  @Test(
    "names that code cannot have",
    arguments: ["my app", "1st", "a-b", "../../etc/passwd", "a/b", "", "a.b", "\u{202E}a"])
  func names(name: String) throws {
    let found = try messages(Fixture.definition(intents: [Fixture.intent(name)]))
    #expect(
      found == [
        name.isEmpty
          ? "an intent has no name; give it one"
          : "'\(name)' cannot be the name of an intent in code; use letters, digits and '_', and begin with a letter"
      ])
  }

  @Test("a class name that would leave the folder")
  func path() throws {
    let found = try messages(
      Fixture.definition(intents: [
        Fixture.intent("Ping", texts: ["ClassName": "../../Sources/Ping"])
      ]))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("'../../Sources/Ping' cannot be the name of an intent") == true)
  }

  @Test("the same names of parameters, values, codes and reasons")
  func members() throws {
    #expect(
      try messages(
        Fixture.definition(intents: [
          Fixture.intent(
            "Ping", [Fixture.parameter("a"), Fixture.parameter("A")],
            codes: [Fixture.code("b"), Fixture.code("b")])
        ])) == [
          "two parameters are named 'a' in code; rename one of them",
          "two response codes are named 'b' in code; rename one of them",
        ])
    #expect(
      try messages(
        Fixture.definition(enums: [
          [
            "INEnumName": "Kind",
            "INEnumValues": [
              ["INEnumValueName": "a"], ["INEnumValueName": "a", "INEnumValueIndex": 1],
              ["INEnumValueName": "b", "INEnumValueIndex": 1],
            ],
          ]
        ])) == [
          "two enum values are named 'a' in code; rename one of them",
          "the enum values 'a' and 'b' both have the number 1; give each a number of its own",
        ])
  }

  @Test("names that the class has already")
  func inherited() throws {
    #expect(
      try messages(
        Fixture.definition(
          intents: [
            Fixture.intent(
              "Ping", [Fixture.parameter("description")], codes: [Fixture.code("ready")],
              response: [Fixture.parameter("code", prefix: "INIntentResponseParameter")])
          ],
          types: [
            [
              "INTypeName": "Host",
              "INTypeProperties": [
                ["INTypePropertyName": "identifier", "INTypePropertyType": "String"]
              ],
            ]
          ])) == [
          "a property cannot be named 'identifier', because its class has that already; choose another name",
          "a parameter cannot be named 'description', because its class has that already; choose another name",
          "a response parameter cannot be named 'code', because its class has that already; choose another name",
          "a response code cannot be named 'ready', because its class has that already; choose another name",
        ])
  }

  @Test("two definitions that make one class, and one definition that does")
  func classes() throws {
    let ping = try Fixture.definition(intents: [Fixture.intent("Ping")], name: "a")
    let other = try Fixture.definition(intents: [Fixture.intent("Ping")], name: "b")
    #expect(
      try messages(ping, other).first
        == "two declarations are named 'PingIntent' in code; rename one of them or give it another class name"
    )
    let enumeration = try Fixture.definition(
      intents: [Fixture.intent("Ping")],
      enums: [["INEnumName": "PingIntentResponse", "INEnumValues": [["INEnumValueName": "a"]]]])
    #expect(
      try messages(enumeration) == [
        "two declarations are named 'PingIntentResponse' in code; rename one of them or give it another class name"
      ])
  }

  @Test("both places of two declarations with one name are known")
  func places() throws {
    let ping = try Fixture.definition(intents: [Fixture.intent("Ping")], name: "a")
    let other = try Fixture.definition(intents: [Fixture.intent("Ping")], name: "b")
    do {
      _ = try GenerationPlan([ping, other])
      Issue.record("there is a plan")
    } catch {
      let finding = try #require(error.diagnostics.first)
      #expect(finding.id == "ungeneratable-definition")
      #expect(finding.severity == .error)
      #expect(finding.place.file == "b")
      #expect(finding.notes.first?.place?.file == "a")
      #expect(finding.place.range == other.intents[0].name?.range)
      #expect(error.problems.count == error.diagnostics.count)
      #expect(error.description.hasPrefix(finding.message.text + "\n"))
    }
  }

  @Test("two files that are one where case is ignored")
  func files() throws {
    #expect(
      try messages(
        Fixture.definition(intents: [Fixture.intent("Ping"), Fixture.intent("PING")]))
        == [
          "'PINGIntent.swift' and 'PingIntent.swift' are one file on a disk that ignores case; rename one of the classes"
        ])
  }

  @Test("types that are not known")
  func types() throws {
    #expect(
      try messages(
        Fixture.definition(intents: [
          Fixture.intent(
            "Ping",
            [
              Fixture.parameter("a", "Kilobytes"),
              Fixture.parameter("b", "Integer", texts: ["EnumType": "Kind"]),
              Fixture.parameter("c", "Object", texts: ["ObjectType": "Host"]),
              Fixture.parameter(
                "d", "Object", texts: ["ObjectType": "Host", "ObjectTypeNamespace": "Other"]),
            ])
        ])) == [
          "unknown type 'Kilobytes' of 'a'; choose a type that Xcode offers",
          "the enum 'Kind' of 'b' is not in the definition; add it or choose another type",
          "the type 'Host' of 'c' is not in the definition; add it or choose another type",
          "the type 'Host' of 'd' is not in the definition; add it or choose another type",
        ])
  }

  @Test("enums without values, and of types that are not known, unless they are accepted")
  func enums() throws {
    let definition = try Fixture.definition(
      intents: [
        Fixture.intent(
          "Ping",
          [
            Fixture.parameter(
              "kinds", "Integer", flags: ["SupportsMultipleValues"], texts: ["EnumType": "Kind"])
          ])
      ],
      enums: [
        [
          "INEnumName": "Kind", "INEnumType": "Options",
          "INEnumValues": [["INEnumValueName": "a"]],
        ], ["INEnumName": "Empty"],
      ])
    #expect(
      try messages(definition) == [
        "the enum 'Kind' has the type 'Options', for which Apple's classes are not known; use 'Regular'",
        "the enum 'Empty' has no values; add one",
      ])
    #expect(
      try messages(
        definition,
        options: .init(assumptions: .init(enumArrays: .refused, irregularEnums: .accepted)))
        == [
          "the enum 'Empty' has no values; add one",
          "'kinds' has several values of an enum, for which Apple's classes are not known; allow a single value",
        ])
  }

  @Test("words that Objective-C reserves")
  func reservedWords() throws {
    let definition = try Fixture.definition(
      intents: [Fixture.intent("Ping", [Fixture.parameter("default")])],
      types: [["INTypeName": "BOOL"]])
    #expect(try messages(definition) == [])
    #expect(
      try messages(definition, options: .init(language: .objectiveC)) == [
        "a type cannot be named 'BOOL' in Objective-C, which reserves the word; choose another name",
        "a parameter cannot be named 'default' in Objective-C, which reserves the word; choose another name",
      ])
  }

  @Test("options that names cannot be made of")
  func options() throws {
    #expect(
      try messages(options: .init(classPrefix: "My ", moduleName: "a-b")) == [
        "names in code cannot begin with the class prefix 'My '; use letters, digits and '_', and begin with a letter",
        "'a-b' cannot be the name of a module; use letters, digits and '_', and begin with a letter",
      ])
  }
}
