// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntents

/// A stop that a user can choose.
struct StopEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stop"
  static let defaultQuery = StopQuery()

  let id: String
  let name: String
  let district: String

  init(_ stop: Stop) {
    id = stop.id
    name = stop.name
    district = stop.district
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "\(district)")
  }
}

/// Finds stops, by their names, too.
struct StopQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [StopEntity] {
    identifiers.compactMap { id in Stop.all.first { $0.id == id } }.map { StopEntity($0) }
  }

  func entities(matching string: String) async throws -> [StopEntity] {
    Stop.all.filter { $0.name.lowercased().contains(string.lowercased()) }.map { StopEntity($0) }
  }

  func suggestedEntities() async throws -> IntentItemCollection<StopEntity> {
    let districts = ["Center", "South"]
    return IntentItemCollection(
      sections: districts.map { district in
        IntentItemSection(
          "\(district)",
          items: Stop.all.filter { $0.district == district }.map { StopEntity($0) })
      })
  }

  func defaultResult() async -> StopEntity? { Stop.all.first.map { StopEntity($0) } }
}

/// A line of the chosen stop.
struct LineEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Line"
  static let defaultQuery = LineQuery()

  let id: String
  let number: String
  let destination: String

  init(_ line: Line) {
    id = line.id
    number = line.number
    destination = line.destination
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(number) \(destination)")
  }
}

/// Finds the lines of the stop that is chosen.
struct LineQuery: EntityQuery {
  @IntentParameterDependency<SelectStop>(\.$stop)
  var choice

  func entities(for identifiers: [String]) async throws -> [LineEntity] {
    let lines = Stop.all.flatMap(\.lines)
    return identifiers.compactMap { id in lines.first { $0.id == id } }.map { LineEntity($0) }
  }

  func suggestedEntities() async throws -> [LineEntity] {
    let stop = Stop.all.first { $0.id == choice?.stop.id }
    return (stop?.lines ?? []).map { LineEntity($0) }
  }
}
