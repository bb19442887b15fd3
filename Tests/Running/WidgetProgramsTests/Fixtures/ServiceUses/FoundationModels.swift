// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import FoundationModels
import SwiftUI

// What the macro writes, which the tests' modules do not have.
struct Tags: Generable {
  let values: [String]
  let guide: GenerationGuide<[Never]> = .count(1...3)
}

struct Weather: Tool {
  struct Arguments: Generable { var city: String }
  let description = "Says what the weather is"
  func call(arguments: Arguments) async throws -> String { "Sun in \(arguments.city)" }
}

func useFoundationModels() async throws {
  expect(!SystemLanguageModel.default.isAvailable, "no device has it here")
  if case .unavailable(.deviceNotEligible) = SystemLanguageModel.default.availability {
  } else {
    expect(false, "the reason is known")
  }
  let session = LanguageModelSession(model: .init(useCase: .general), tools: [Weather()]) {
    "Answer in one word."
    if Weather().name == "Weather" { "Be kind." }
  }
  session.prewarm()
  if case .instructions(let said)? = session.transcript.first {
    expect(said.segments.count == 1 && session.transcript.count == 1, "what was told is known")
  } else {
    expect(false, "what was told is known")
  }
  let content = try GeneratedContent(
    json: #"{"name": "Rose", "height": 3, "tall": true, "tags": ["a", "b"], "bed": null}"#)
  expect(try content.value(String.self, forProperty: "name") == "Rose", "a part is a text")
  expect(try content.value(Int.self, forProperty: "height") == 3, "or a number")
  expect(try content.value(Bool.self, forProperty: "tall"), "or true")
  expect(try content.value([String].self, forProperty: "tags").count == 2, "or a list")
  expect(try content.value(String?.self, forProperty: "bed") == nil, "or nothing")
  let plant = GeneratedContent(properties: ["name": "Lily", "height": 2])
  expect(plant.jsonString == #"{"name": "Lily", "height": 2}"#, "parts keep their order")
  do {
    _ = try await session.respond(to: "Tag this", generating: Tags.self).content.values
    expect(false, "nothing is generated")
  } catch LanguageModelSession.GenerationError.assetsUnavailable {
  } catch { expect(false, "the reason is known") }
  do {
    for try await part in session.streamResponse(to: "Hello", options: .init(temperature: 0.3)) {
      print(part.content)
    }
    expect(false, "nothing is generated")
  } catch { expect(error is LanguageModelSession.GenerationError, "the stream fails") }
}
