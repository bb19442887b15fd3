// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Intents
import Testing

@testable import AppIntents

@Suite struct EntityIdentityTests {
  @Test("The identifier of an entity knows its type and its text")
  func identifiers() {
    let ants = EntityIdentifier(for: Team.all[0])
    #expect(ants.identifier == "1")
    #expect(ObjectIdentifier(ants.entityType) == ObjectIdentifier(Team.self))
    #expect(ants == EntityIdentifier(for: Team.self, identifier: 1))
    #expect(ants != EntityIdentifier(for: Team.self, identifier: 2))
    #expect(ants != EntityIdentifier(for: Player.self, identifier: "1"))
    #expect(Set([ants, EntityIdentifier(for: Team.self, identifier: 1)]).count == 1)
  }

  @Test("An activity of the user keeps the entity that it is about")
  func activity() {
    let activity = NSUserActivity(activityType: "com.example.team")
    #expect(activity.appEntityIdentifier == nil)
    activity.appEntityIdentifier = EntityIdentifier(for: Team.all[1])
    #expect(activity.appEntityIdentifier?.identifier == "2")
    activity.appEntityIdentifier = nil
    #expect(activity.appEntityIdentifier == nil)
  }

  @Test("A collection asks the query only for the entities that it does not know")
  func collections() async throws {
    var teams = EntityCollection<Team>(entities: [Team(id: 7, name: "Wasps")])
    teams.append(2)
    teams.append(contentsOf: [9])
    teams.append(contentsOf: [Team.all[0]])
    #expect(teams.identifiers == [7, 2, 9, 1])
    // Nobody has the number 9, and the query does not know the number 7.
    #expect(try await teams.resolvedEntities().map(\.name) == ["Wasps", "Bees", "Ants"])
    guard case .list(let values) = teams.hostedValue, case .thing("7", let look) = values[0] else {
      Issue.record("not a list of things")
      return
    }
    #expect(values.count == 4)
    #expect(look?.title.key == "%@")
  }

  @Test("A parameter takes a collection without asking a query, and nothing that is no identifier")
  func collectionParameter() async throws {
    let intent = ChooseTeams()
    let teams = try #require(intent.hostedParameters.first).parameter
    #expect(intent.teams.identifiers == [])
    #expect(try await teams.take(.list([.thing(identifier: "9", nil)])))
    #expect(intent.teams.identifiers == [9])
    #expect(try await !teams.take(.list([.thing(identifier: "x", nil)])))
    #expect(intent.teams.identifiers == [9])
    #expect(teams.shape.isList)
  }

  @Test("The identifier of a file is its URL, and that of a draft is told from it")
  func files() throws {
    let url = URL(fileURLWithPath: "/tmp/a b.txt")
    let file = try FileEntityIdentifier.file(url: url)
    #expect(!file.isDraft)
    #expect(file.fileURL == url)
    let again = FileEntityIdentifier.entityIdentifier(for: file.entityIdentifierString)
    #expect(again?.fileURL?.path == url.path)
    let draft = FileEntityIdentifier.draft(identifier: "new")
    #expect(draft.isDraft)
    #expect(draft.fileURL == nil)
    #expect(FileEntityIdentifier.entityIdentifier(for: draft.entityIdentifierString) == draft)
    let page = try #require(URL(string: "https://example.com"))
    #expect(throws: CocoaError.self) { try FileEntityIdentifier.file(url: page) }
    #expect(FileEntityIdentifier.entityIdentifier(for: "https://example.com") == nil)
  }

  @Test("An identifier that is the same on all devices is found by this device's")
  func syncable() {
    let both = SyncableEntityIdentifier(local: 3, stable: "three")
    #expect(both.entityIdentifierString == "3")
    let found = SyncableEntityIdentifier<Int, String>.entityIdentifier(for: "3")
    #expect(found?.local == 3)
    #expect(found?.stable == nil)
    #expect(SyncableEntityIdentifier(id: 4).stable == 4)
    #expect(SyncableEntityIdentifier<Int, String>.entityIdentifier(for: "x") == nil)
  }

  @Test("The only entity comes from the function that provides it")
  func unique() async throws {
    let found = try await Stadium.hosted(.thing(identifier: "Stadium", nil), by: nil)
    #expect(found?.seats == 900)
    await #expect(throws: AppIntentError.Unrecoverable.entityNotFound) {
      try await UniqueAppEntityProvider<Stadium>().uniqueEntity()
    }
  }
}

private struct ChooseTeams: AppIntent {
  static let title: LocalizedStringResource = "Choose"

  @Parameter(title: "Teams") var teams: EntityCollection<Team>

  func perform() async throws -> some IntentResult { .result() }
}

private struct Stadium: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stadium"
  static let defaultQuery = UniqueAppEntityProvider<Stadium> { Stadium(seats: 900) }

  let seats: Int

  var displayRepresentation: DisplayRepresentation { "Stadium" }
}
