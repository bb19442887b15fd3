// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Testing

@testable import AppIntents

/// What the macros of App Intents make of a source: the macros are compiled for programs only, and `AppIntentMacrosTests` expands them.
@Suite struct WrittenByMacrosTests {
  @Test("The projection of a computed property has its title and its value")
  func computedProperties() {
    let song = Song(id: "a", length: 90)
    #expect(song.projectionOfMinutes.title?.key == "Minutes")
    #expect(song.projectionOfMinutes.wrappedValue == 1.5)
    #expect(EntityProperty<Int>(hostedTitle: nil).title == nil)
  }

  @Test("A schema is named by its domain and its own name")
  func schemas() {
    let schema: AppSchema.Intent = .photos.openAsset
    #expect(schema.hostedName == "photos.openAsset")
    let entity: AssistantSchemas.EntitySchema = .mail.message
    #expect(entity.hostedName == "mail.message")
  }

  @Test("Types with a schema have the names that they leave out")
  func defaultNames() throws {
    #expect(PlaySong.title.key == "PlaySong")
    #expect(Song.typeDisplayRepresentation.name.key == "Song")
    #expect(Mood.typeDisplayRepresentation.name.key == "Mood")
    #expect(!PlaySong.isAssistantOnly)
    // A case without an appearance has its raw value.
    #expect(Mood.hostedCases.map(\.name) == ["calm", "loud"])
    #expect(Mood.calm.displayRepresentation.title.key == "%@")
  }

  @Test("A value of one of several types is taken as the first type that it is of")
  func unions() async throws {
    let intent = PlaySong()
    let choice = try #require(intent.hostedParameters.first { $0.name == "choice" }).parameter
    #expect(try await choice.take(.text("loud")))
    #expect(intent.choice == .mood(.loud))
    #expect(try await choice.take(.text("anything")))
    #expect(intent.choice == .words("anything"))
    #expect(try await !choice.take(.truth(true)))
    guard case .text("anything") = choice.currentValue, case .other("Choice") = choice.shape else {
      Issue.record("another value or shape")
      return
    }
    #expect(Choice.Cases.words.displayRepresentation.title.key == "Words")
  }
}

private struct Song: AssistantSchemaEntity {
  static let defaultQuery = SongQuery()

  let id: String
  let length: Double

  var minutes: Double { length / 60 }
  var projectionOfMinutes: EntityProperty<Double> {
    EntityProperty(hostedTitle: "Minutes", value: minutes)
  }
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct SongQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Song] { [] }
}

private enum Mood: String, AssistantSchemaEnum {
  case calm, loud
}

private struct PlaySong: AssistantSchemaIntent {
  @AppIntents.IntentParameter() var choice: Choice

  func perform() async throws -> some IntentResult { .result() }
}

private enum Choice: AppUnionValue, Equatable {
  case mood(Mood)
  case words(String)

  enum Cases: String, AppUnionValueCasesProviding {
    typealias UnionValue = Choice
    case mood
    case words
  }

  static let caseDisplayRepresentations: [Cases: DisplayRepresentation] = [
    .mood: "Mood", .words: "Words",
  ]

  var hostedValue: HostedIntentValue? {
    switch self {
    case .mood(let value): value.hostedValue
    case .words(let value): value.hostedValue
    }
  }

  static func hosted(
    _ value: HostedIntentValue, by query: (any EntityQuery)?
  ) async throws -> Choice? {
    if let found = try await hostedCase(Mood.self, of: value, by: query) { return .mood(found) }
    if let found = try await hostedCase(String.self, of: value, by: query) { return .words(found) }
    return nil
  }
}
