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
