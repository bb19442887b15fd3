// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntents
import SwiftUI
import WidgetKit

// A widget whose parameters are those of an app intent.

struct SelectPet: WidgetConfigurationIntent {
  static var title: LocalizedStringResource = "Pet"
  static var description = IntentDescription("Choose a pet.")

  @Parameter(title: "Pet") var pet: Pet?
  @Parameter(title: "Toys", size: [.systemSmall: .init(min: 0, max: 2)]) var toys: [Toy]?
  @Parameter(title: "Mood", default: .happy) var mood: Mood
  @Parameter(title: "Meals", default: 2, inclusiveRange: (1, 5)) var meals: Int
  @Parameter(title: "Broken") var broken: Unreachable?
  @Parameter(title: "Friend") var friend: Pet

  static var parameterSummary: some ParameterSummary {
    When(\.$mood, .equalTo, .happy) {
      Summary {
        \.$pet
        \.$mood
        \.$toys
      }
    } otherwise: {
      When(widgetFamily: .equalTo, .systemMedium) {
        Summary {
          \.$pet
          \.$mood
          \.$meals
        }
      } otherwise: {
        Summary {
          \.$pet
          \.$mood
        }
      }
    }
  }
}

enum Mood: String, AppEnum {
  case happy, tired

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Mood"
  static var caseDisplayRepresentations: [Mood: DisplayRepresentation] = [
    .happy: "Happy", .tired: "Tired",
  ]
}

struct Pet: AppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Pet"
  static var defaultQuery = PetQuery()

  let id: Int
  var name: String { id == 1 ? "Rex" : "Tom" }
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "Number \(id)")
  }
}

struct PetQuery: EntityStringQuery {
  func entities(for identifiers: [Int]) async throws -> [Pet] {
    identifiers.filter { [1, 2].contains($0) }.map { Pet(id: $0) }
  }
  func entities(matching string: String) async throws -> [Pet] {
    [Pet(id: 1), Pet(id: 2)].filter { $0.name.contains(string) }
  }
  func suggestedEntities() async throws -> [Pet] { [Pet(id: 1), Pet(id: 2)] }
  func defaultResult() async -> Pet? { Pet(id: 2) }
}

struct Toy: AppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Toy"
  static var defaultQuery = ToyQuery()

  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct ToyQuery: EntityQuery {
  @IntentParameterDependency<SelectPet>(\.$pet) var choice

  func entities(for identifiers: [String]) async throws -> [Toy] {
    identifiers.filter { $0 != "lost" }.map { Toy(id: $0) }
  }
  func suggestedEntities() async throws -> [Toy] {
    ["ball", "bone"].map { Toy(id: "\(choice?.pet.name ?? "nobody")'s \($0)") }
  }
}

struct Unreachable: AppEntity {
  struct Query: EntityQuery {
    struct Failure: LocalizedError {
      let errorDescription: String? = "the server is asleep"
    }
    func entities(for identifiers: [String]) async throws -> [Unreachable] { throw Failure() }
    func suggestedEntities() async throws -> [Unreachable] { throw Failure() }
  }

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Nothing"
  static var defaultQuery = Query()

  let id: String
  var displayRepresentation: DisplayRepresentation { "nothing" }
}

struct PetEntry: TimelineEntry {
  let date: Date
  let text: String
}

struct PetProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> PetEntry { PetEntry(date: .now, text: "A pet") }
  func snapshot(for configuration: SelectPet, in context: Context) async -> PetEntry {
    entry(configuration)
  }
  func timeline(for configuration: SelectPet, in context: Context) async -> Timeline<PetEntry> {
    Timeline(entries: [entry(configuration)], policy: .never)
  }
  private func entry(_ choice: SelectPet) -> PetEntry {
    let toys = (choice.toys ?? []).map(\.id).joined(separator: "+")
    return PetEntry(
      date: .now,
      text:
        "\(choice.pet?.name ?? "nobody") \(choice.mood.rawValue) \(choice.meals) \(toys) \(choice.friend.name)"
    )
  }
}

struct PetWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Pet", intent: SelectPet.self, provider: PetProvider()) {
      Text($0.text).containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}
