// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntents
import Foundation

/// An intent with a parameter of each kind, as an app would write it.
struct SampleIntent: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
  static let intentClassName = "SampleIntent"
  static let title: LocalizedStringResource = "Sample"
  static let description = IntentDescription("Everything at once.", categoryName: "Samples")
  static let isDiscoverable = false

  @Parameter(title: "Team")
  var team: Team?

  @Parameter(title: "Players", size: [.systemSmall: .init(min: 0, max: 2), .systemMedium: 4])
  var players: [Player]?

  @Parameter(title: "Style", description: "How it looks.", default: .plain)
  var style: Style

  @Parameter(title: "Count", default: 3, controlStyle: .stepper, inclusiveRange: (1, 9))
  var count: Int

  @Parameter(title: "Share", inclusiveRange: (0, 1))
  var share: Double?

  @Parameter(title: "Sound", displayName: Bool.IntentDisplayName(true: "Loud", false: "Quiet"))
  var sounds: Bool

  @Parameter(
    title: "Note", default: "hello",
    inputOptions: String.IntentInputOptions(capitalizationType: .words, multiline: true))
  var note: String

  @Parameter(title: "City", optionsProvider: Cities())
  var city: String?

  @Parameter(title: "Day", kind: .date)
  var day: Date?

  @Parameter(title: "Goal", defaultUnit: UnitLength.kilometers, supportsNegativeNumbers: false)
  var goal: Measurement<UnitLength>?

  static var parameterSummary: some ParameterSummary {
    When(widgetFamily: .oneOf, [.systemSmall, .accessoryCircular]) {
      Summary("\(\.$style) of \(\.$team)")
    } otherwise: {
      Switch(\.$style) {
        Case(.plain) {
          Summary {
            \.$style
            \.$team
            \.$players
          }
        }
        DefaultCase {
          When(\.$team, .hasAnyValue) {
            Summary {
              \.$style
              \.$count
            }
          } otherwise: {
            Summary("\(\.$style)")
          }
        }
      }
    }
  }
}

enum Style: String, AppEnum {
  case plain, fancy, other

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Style"
  static let caseDisplayRepresentations: [Style: DisplayRepresentation] = [
    .plain: "Plain", .fancy: DisplayRepresentation(title: "Fancy", subtitle: "With a border"),
  ]
}

struct Team: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Team"
  static let defaultQuery = TeamQuery()

  let id: Int
  @Property(title: "Name") var name: String

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  var displayRepresentation: DisplayRepresentation { "\(name)" }

  static let all = [Team(id: 1, name: "Ants"), Team(id: 2, name: "Bees")]
}

struct TeamQuery: EntityStringQuery {
  func entities(for identifiers: [Int]) async throws -> [Team] {
    Team.all.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> IntentItemCollection<Team> {
    IntentItemCollection(
      promptLabel: "Which?",
      sections: [
        IntentItemSection("Found", items: Team.all.filter { $0.name.contains(string) })
      ])
  }

  func suggestedEntities() throws -> [Team] { Team.all }

  func defaultResult() async -> Team? { Team.all.last }
}

struct Player: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Player")
  static let defaultQuery = PlayerQuery()

  let id: String

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct PlayerQuery: EnumerableEntityQuery {
  struct Failure: LocalizedError {
    let errorDescription: String? = "no players today"
  }

  @IntentParameterDependency<SampleIntent>(\.$team) var sample

  func allEntities() async throws -> [Player] {
    guard let team = sample?.team else { throw Failure() }
    return ["a", "b"].map { Player(id: "\(team.name) \($0)") }
  }

  func entities(for identifiers: [String]) async throws -> [Player] {
    identifiers.filter { $0.hasPrefix("Ants") }.map { Player(id: $0) }
  }
}

struct Cities: DynamicOptionsProvider {
  func results() async throws -> [String] { ["Bern", "Rome"] }
  func defaultResult() async -> String? { "Rome" }
}

/// What Shortcuts knows of the app.
struct SampleShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenTeam(),
      phrases: ["Open \(\.$target) in \(.applicationName)", "\(.applicationName) teams"],
      shortTitle: "Open team", systemImageName: "person.3")
  }

  static let shortcutTileColor: ShortcutTileColor = .teal
}

struct OpenTeam: OpenIntent {
  static let title: LocalizedStringResource = "Open Team"

  @Parameter(title: "Team") var target: Team
}

struct CountTeams: AppIntent, ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "Count Teams"

  @Parameter(title: "Name") var name: String
  @Dependency var counter: Counter

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let name = try await $name.requestValue("Which team?")
    return .result(value: counter.count(of: name), dialog: "Counted \(name).")
  }
}

final class Counter: Sendable {
  func count(of name: String) -> Int { name.count }
}
