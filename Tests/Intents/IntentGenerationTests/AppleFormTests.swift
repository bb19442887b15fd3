// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if os(Linux)
  import Foundation
  import IntentGeneration
  import IntentModel
  import SourceText
  import TestSupport
  import Testing

  @Suite("Apple's forms compile")
  struct AppleFormTests {
    @Test("Swift, in both language modes, without a warning", arguments: ["5", "6"])
    func swift(version: String) throws {
      guard let stubs = try AppleStubs() else { return }
      let plan = try GenerationPlan([GenerationFixture.kinds()])
      #expect(try stubs.messages(on: plan, languageVersion: version) == "")
    }

    @Test("Swift with a prefix, and not public")
    func options() throws {
      guard let stubs = try AppleStubs() else { return }
      let plan = try GenerationPlan(
        [GenerationFixture.kinds()], options: .init(visibility: .project, classPrefix: "QA"))
      #expect(try stubs.messages(on: plan) == "")
    }

    @Test("Objective-C, without a warning")
    func objectiveC() throws {
      guard let stubs = try AppleStubs() else { return }
      let definition = try GenerationFixture.definition(
        at: "Tests/Intents/IntentGenerationTests/Fixtures/Stops.intentdefinition")
      let plan = try GenerationPlan([definition], options: .init(language: .objectiveC))
      #expect(try stubs.messages(on: plan) == "")
    }

    @Test("a class that is not there is found")
    func broken() throws {
      guard let stubs = try AppleStubs() else { return }
      let options = GenerationOptions(assumptions: .init(irregularEnums: .accepted))
      let definition = try GenerationFixture.definition(intents: [
        GenerationFixture.intent(
          "Ping",
          [
            GenerationFixture.parameter(
              "value", "Object",
              texts: ["ObjectType": "NoSuchClass", "ObjectTypeNamespace": "System"])
          ])
      ])
      for language in [GenerationOptions.Language.swift(.five), .objectiveC] {
        var options = options
        options.language = language
        let messages = try stubs.messages(on: GenerationPlan([definition], options: options))
        #expect(messages.contains("INNoSuchClass"))
      }
    }

    @Test(
      "real definitions",
      arguments: Repository.corpusFiles(withExtension: "intentdefinition"))
    func corpus(file: URL) throws {
      guard let stubs = try AppleStubs() else { return }
      let definition = try IntentDefinition(
        SourceFile(name: file.lastPathComponent, content: Array(Data(contentsOf: file))))
      for version in ["5", "6"] {
        #expect(
          try stubs.messages(on: GenerationPlan([definition]), languageVersion: version) == "")
      }
      let objectiveC = try GenerationPlan([definition], options: .init(language: .objectiveC))
      #expect(try stubs.messages(on: objectiveC) == "")
    }
  }
#endif
