// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Testing

@testable import AppIntents

@Suite struct HostedIntentTests {
  private func parameter(_ name: String, of intent: some AppIntent = SampleIntent()) throws
    -> any HostedParameter
  {
    try #require(intent.hostedParameters.first { $0.name == name }).parameter
  }

  @Test("The parameters of an intent are found in the order of their declaration")
  func names() {
    #expect(
      SampleIntent().hostedParameters.map(\.name) == [
        "team", "players", "style", "count", "share", "sounds", "note", "city", "day", "goal",
      ])
    #expect(SampleIntent.hostedDescription?.key == "Everything at once.")
  }

  @Test("A parameter without a value has its default, nothing, or no")
  func defaults() async throws {
    let intent = SampleIntent()
    #expect(intent.style == .plain)
    #expect(intent.count == 3)
    #expect(intent.team == nil)
    #expect(intent.players == nil)
    #expect(!intent.sounds)
    #expect(intent.note == "hello")
    let team = try #require(try await parameter("team").providedDefault())
    guard case .thing("2", let look) = team else { throw Unexpected() }
    #expect(look?.title.key == "%@")
    guard case .text("Rome") = try await parameter("city").providedDefault() else {
      throw Unexpected()
    }
  }

  @Test("Options come from the query or the provider, and a query that searches is asked to")
  func options() async throws {
    let all = try #require(try await parameter("team").options(matching: nil))
    #expect(all.flatMap(\.items).count == 2)
    let found = try #require(try await parameter("team").options(matching: "Bee"))
    #expect(found.first?.title?.key == "Found")
    #expect(found.flatMap(\.items).count == 1)
    #expect(try parameter("team").optionsOfCode == (true, true))
    #expect(try parameter("city").optionsOfCode == (true, false))
    #expect(try parameter("style").optionsOfCode == (false, false))
    #expect(try await parameter("style").options(matching: nil) == nil)
    #expect(try await parameter("city").options(matching: nil)?.flatMap(\.items).count == 2)
  }

  @Test("The options of a parameter can depend on another, and fail without it")
  func dependency() async throws {
    let intent = SampleIntent()
    await #expect(throws: PlayerQuery.Failure.self) {
      try await HostedIntents.$current.withValue(intent) {
        _ = try await parameter("players", of: intent).options(matching: nil)
      }
    }
    intent.team = Team.all[0]
    let options = try await HostedIntents.$current.withValue(intent) {
      try await parameter("players", of: intent).options(matching: nil)
    }
    let identifiers = options?.flatMap(\.items).compactMap { item -> String? in
      if case .thing(let identifier, _) = item.value { identifier } else { nil }
    }
    #expect(identifiers == ["Ants a", "Ants b"])
  }

  @Test("An entity is found by its identifier, and one that is gone is not taken")
  func entities() async throws {
    let intent = SampleIntent()
    #expect(try await parameter("team", of: intent).take(.thing(identifier: "1", nil)))
    #expect(intent.team?.name == "Ants")
    #expect(try await !parameter("team", of: intent).take(.thing(identifier: "9", nil)))
    #expect(try await !parameter("team", of: intent).take(.thing(identifier: "x", nil)))
    #expect(intent.team?.name == "Ants")
    let players: [HostedIntentValue] = ["Ants b", "Bees a", "Ants a"].map {
      .thing(identifier: $0, nil)
    }
    #expect(try await parameter("players", of: intent).take(.list(players)))
    #expect(intent.players?.map(\.id) == ["Ants b", "Ants a"])
  }

  @Test("A value of another kind is not taken")
  func otherKinds() async throws {
    let intent = SampleIntent()
    #expect(try await parameter("style", of: intent).take(.text("fancy")))
    #expect(intent.style == .fancy)
    #expect(try await !parameter("style", of: intent).take(.text("none")))
    #expect(try await !parameter("count", of: intent).take(.number(1.5)))
    #expect(try await parameter("count", of: intent).take(.number(2)))
    #expect(try await !parameter("sounds", of: intent).take(.text("yes")))
    let day = Date(timeIntervalSince1970: 86_400)
    #expect(try await parameter("day", of: intent).take(.object(day)))
    #expect(intent.day == day)
  }

  @Test("A summary says when each parameter is shown")
  func visibility() throws {
    let visibility = try #require(SampleIntent().hostedVisibility)
    #expect(visibility.map(\.parameter) == ["style", "team", "players", "count"])
    #expect(visibility.map(\.alternatives.count) == [4, 2, 1, 1])
    let count = visibility[3].alternatives[0]
    guard case .family(false, let families) = count[0],
      case .parameter("style", .notEqual, let values) = count[1],
      case .parameter("team", .hasValue, _) = count[2]
    else { throw Unexpected() }
    #expect(families == [.systemSmall, .accessoryCircular])
    guard case .text("plain")? = values.first else { throw Unexpected() }
    #expect(OpenTeam().hostedVisibility == nil)
  }

  @Test("Phrases name the app and the parameters as string tables do")
  func phrases() {
    let shortcut = SampleShortcuts.appShortcuts[0]
    #expect(
      shortcut.phrases == ["Open ${target} in ${applicationName}", "${applicationName} teams"])
    #expect(shortcut.shortTitle.key == "Open team")
  }

  @Test("An intent is performed with what the app registered, and cannot ask anybody")
  func performing() async throws {
    AppDependencyManager.shared.add(dependency: Counter())
    let intent = CountTeams()
    intent.name = "Ants"
    let result = try await intent.perform() as? MadeIntentResult<Int>
    #expect(result?.value == 4)
    let failure = await #expect(throws: AppIntentError.self) { try await CountTeams().perform() }
    #expect(
      failure?.description
        == "the parameter 'Name' needs a value, and nobody can be asked here")
  }

  private struct Unexpected: Error {}
}
