// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import FoundationModels
import SwiftUI

@Generable(description: "Tags of a text")
struct Tags {
  @Guide(description: "The tags, without a sign", .count(1...3))
  let values: [String]
  @Guide(description: "How sure the model is")
  var share: Double
}

struct Weather: Tool {
  @Generable struct Arguments { var city: String }
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
