// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentGeneration
import IntentModel
import Testing

@Suite("Plans")
struct PlanTests {
  typealias Fixture = GenerationFixture

  private func plan(
    _ definition: IntentDefinition, _ options: GenerationOptions = GenerationOptions()
  ) throws -> GenerationPlan {
    try GenerationPlan([definition], options: options)
  }

  @Test("there is a file for each intent, enum and type, in this order, but not for the system's")
  func paths() throws {
    let definition = try Fixture.kinds()
    let swift = try plan(definition)
    #expect(
      swift.paths == [
        "ShowKindsIntent.swift", "ResolveKindsIntent.swift", "ListKindsIntent.swift",
        "StopSearchIntent.swift", "RateStopIntent.swift", "PingIntent.swift",
        "QueueMediaIntent.swift", "Priority.swift", "StopMode.swift", "Stop.swift", "City.swift",
      ])
    #expect(swift.paths == swift.files.map(\.path))
    #expect(try plan(definition, .init(language: .none)).paths == [])
    #expect(try plan(definition, .init(language: .none)).files == [])
  }

  @Test("Objective-C has a header and an implementation")
  func pairs() throws {
    let definition = try Fixture.definition(intents: [Fixture.intent("Ping")])
    let plan = try plan(definition, .init(language: .objectiveC))
    #expect(plan.paths == ["PingIntent.h", "PingIntent.m"])
    #expect(plan.files.map(\.path) == plan.paths)
  }

  @Test("the generator's paths are those of its files")
  func generator() throws {
    let generator = IntentGenerator(options: .init(classPrefix: "QA"))
    let definitions = try [Fixture.kinds()]
    #expect(try generator.paths(for: definitions) == generator.files(for: definitions).map(\.path))
  }

  @Test("the same definition makes the same files")
  func determinism() throws {
    let first = try plan(Fixture.kinds()).files
    for _ in 0..<3 { #expect(try plan(Fixture.kinds()).files == first) }
  }

  @Test("no definitions make no files")
  func nothing() throws {
    #expect(try GenerationPlan([]).files == [])
    #expect(try plan(Fixture.definition()).files == [])
  }

  @Test(
    "a class name replaces prefix and name, a prefix stands before both, and intents end with 'Intent'"
  )
  func names() throws {
    let definition = try Fixture.definition(intents: [
      Fixture.intent("Ping"), Fixture.intent("Show", texts: ["ClassName": "Shown"]),
      Fixture.intent("WidgetIntent"), Fixture.intent("Empty", texts: ["ClassName": ""]),
    ])
    #expect(
      try plan(definition).intents.map(\.className)
        == ["PingIntent", "Shown", "WidgetIntentIntent", "EmptyIntent"])
    #expect(
      try plan(definition, .init(classPrefix: "QA")).intents.map(\.className)
        == ["QAPingIntent", "Shown", "QAWidgetIntentIntent", "QAEmptyIntent"])
  }

  @Test(
    "an intent's own prefix counts if there is a class prefix, unless the assumptions say otherwise",
    arguments: [
      (GenerationAssumptions.ItemPrefixes.withClassPrefix, "PingIntent", "OWPingIntent"),
      (.always, "OWPingIntent", "OWPingIntent"), (.never, "PingIntent", "QAPingIntent"),
    ])
  func itemPrefixes(
    rule: GenerationAssumptions.ItemPrefixes, without: String, with: String
  ) throws {
    let definition = try Fixture.definition(intents: [
      Fixture.intent("Ping", texts: ["ClassPrefix": "OW"])
    ])
    let assumptions = GenerationAssumptions(itemPrefixes: rule)
    #expect(
      try plan(definition, .init(assumptions: assumptions)).intents.map(\.className) == [without])
    #expect(
      try plan(definition, .init(classPrefix: "QA", assumptions: assumptions))
        .intents.map(\.className) == [with])
  }

  @Test("selectors have the names of the definition, without prefix")
  func selectors() throws {
    let definition = try Fixture.definition(intents: [
      Fixture.intent(
        "Ping",
        [
          Fixture.parameter("host", flags: ["SupportsDynamicEnumeration"]),
          Fixture.parameter(
            "port", flags: ["SupportsDynamicEnumeration", "SupportsSearch"]),
        ])
    ])
    let intent = try #require(plan(definition, .init(classPrefix: "QA")).intents.first)
    #expect(intent.handleSelector == "handlePing:completion:")
    #expect(intent.confirmSelector == "confirmPing:completion:")
    #expect(
      intent.parameters.map { intent.resolveSelector($0) }
        == ["resolveHostForPing:withCompletion:", "resolvePortForPing:withCompletion:"])
    #expect(
      intent.parameters.map { intent.optionsCollectionSelector($0) } == [
        "provideHostOptionsCollectionForPing:withCompletion:",
        "providePortOptionsCollectionForPing:searchTerm:withCompletion:",
      ])
    #expect(
      intent.optionsSelector(intent.parameters[1]) == "providePortOptionsForPing:withCompletion:")
    #expect(intent.defaultSelector(intent.parameters[0]) == "defaultHostForPing:")
  }

  @Test(
    "'handle' is optional for widgets that are neither suggested nor in Shortcuts",
    arguments: [
      (["EligibleForWidgets", "IneligibleForSuggestions"], [true, true, true]),
      (["EligibleForWidgets"], [false, true, true]),
      (["EligibleForWidgets", "IneligibleForSuggestions", "Configurable"], [false, false, true]),
      (["EligibleForWidgets", "Configurable"], [false, false, true]),
      (["IneligibleForSuggestions"], [false, false, false]),
      ([], [false, false, false]),
    ])
  func optionalHandle(flags: [String], expected: [Bool]) throws {
    let definition = try Fixture.definition(intents: [Fixture.intent("Ping", flags: flags)])
    let isOptional = try GenerationAssumptions.OptionalHandle.allCases.map { rule in
      try plan(definition, .init(assumptions: .init(optionalHandle: rule)))
        .intents.first?.isHandleOptional
    }
    #expect(isOptional == expected)
  }

  @Test("properties have the names of the definition, as Xcode's classes have")
  func propertyNames() throws {
    let names = ["period", "Period", "LED", "X", "URLs", "éA"]
    let definition = try Fixture.definition(intents: [
      Fixture.intent("Ping", names.map { Fixture.parameter($0) })
    ])
    // The system takes both for one.
    #expect(
      throws: GenerationError.self, "'period' is there twice", performing: { try plan(definition) })
    let others = try Fixture.definition(intents: [
      Fixture.intent("Ping", names.dropFirst().map { Fixture.parameter($0) })
    ])
    #expect(
      try plan(others).intents.first?.parameters.map(\.property.name) == Array(names.dropFirst()))
  }
}
