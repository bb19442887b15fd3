// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import SwiftData
import SwiftUI
import Testing

@Suite("Objects of SwiftData are kept in memory")
struct SwiftDataTests {
  final class Trip: PersistentModel {
    var name: String
    var days: Int

    init(name: String, days: Int) {
      self.name = name
      self.days = days
    }
  }

  private func context(_ trips: [Trip]) throws -> ModelContext {
    let context = ModelContext(try ModelContainer(for: Trip.self))
    for trip in trips { context.insert(trip) }
    return context
  }

  @Test("a fetch finds what satisfies a predicate, in an order, within limits")
  func fetch() throws {
    let context = try context(
      [3, 9, 1, 7].map { Trip(name: "\($0) days", days: $0) })
    var descriptor = FetchDescriptor<Trip>(
      predicate: #Predicate { $0.days > 2 }, sortBy: [SortDescriptor(\.days, order: .reverse)])
    #expect(try context.fetch(descriptor).map(\.days) == [9, 7, 3])
    #expect(try context.fetchCount(descriptor) == 3)
    descriptor.fetchOffset = 1
    descriptor.fetchLimit = 1
    #expect(try context.fetch(descriptor).map(\.days) == [7])
  }

  @Test("contexts of a container share objects, and other containers have none")
  func contexts() throws {
    let trip = Trip(name: "Rome", days: 4)
    let first = try context([trip])
    let second = ModelContext(first.container)
    #expect(try second.fetch(FetchDescriptor<Trip>()).first === trip)
    #expect(trip.modelContext === first)
    #expect(try context([]).fetchCount(FetchDescriptor<Trip>()) == 0)
    second.delete(trip)
    #expect(try first.fetchCount(FetchDescriptor<Trip>()) == 0)
    #expect(trip.modelContext == nil)
  }

  @Test("an object is inserted once, and deleted with those of its class")
  func once() throws {
    let trip = Trip(name: "Rome", days: 4)
    let context = try context([trip, trip, Trip(name: "Oslo", days: 2)])
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 2)
    #expect(context.hasChanges)
    try context.save()
    #expect(!context.hasChanges)
    try context.delete(model: Trip.self, where: #Predicate { $0.days < 3 })
    #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.name) == ["Rome"])
  }

  @Test("identities tell objects apart")
  func identities() {
    let (first, second) = (Trip(name: "Rome", days: 4), Trip(name: "Rome", days: 4))
    #expect(first == first)
    #expect(first != second)
    #expect(first.id != second.id)
    #expect(first.persistentModelID.entityName == "Trip")
  }

  private actor Planner: ModelActor {
    nonisolated let modelContainer: ModelContainer
    nonisolated let modelExecutor: any ModelExecutor

    init(modelContainer: ModelContainer) {
      self.modelContainer = modelContainer
      modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(modelContainer))
    }

    func add(_ name: String) throws -> PersistentIdentifier {
      let trip = Trip(name: name, days: 1)
      modelContext.insert(trip)
      try modelContext.save()
      return trip.persistentModelID
    }

    func extend(_ id: PersistentIdentifier) -> Int? {
      self[id, as: Trip.self]?.days += 1
      return self[id, as: Trip.self]?.days
    }
  }

  @Test("an actor has a context of its own, and runs one piece of code after the other")
  func actors() async throws {
    let container = try ModelContainer(for: Trip.self)
    let planner = Planner(modelContainer: container)
    let id = try await planner.add("Oslo")
    let days = await withTaskGroup(of: Int?.self) { group in
      for _ in 0..<50 { group.addTask { await planner.extend(id) } }
      return await group.reduce(into: 0) { $0 = max($0, $1 ?? 0) }
    }
    #expect(days == 51)
    let context = ModelContext(container)
    let trip: Trip? = context.registeredModel(for: id)
    #expect(trip?.name == "Oslo" && (context.model(for: id) as? Trip) === trip)
    if let trip { context.delete(trip) }
    #expect(await planner.extend(id) == nil)
  }

  @Test("what was not saved is taken back, and what was deleted comes back")
  func rollback() throws {
    let rome = Trip(name: "Rome", days: 4)
    let context = try context([rome])
    try context.save()
    let oslo = Trip(name: "Oslo", days: 2)
    context.insert(oslo)
    context.delete(rome)
    #expect(rome.isDeleted && !oslo.isDeleted && oslo.hasChanges)
    #expect(context.insertedModelsArray.count == 1 && context.deletedModelsArray.count == 1)
    context.rollback()
    #expect(!context.hasChanges && !rome.isDeleted)
    #expect(try context.fetch(FetchDescriptor<Trip>(), batchSize: 10).map(\.name) == ["Rome"])
    context.delete(rome)
    context.insert(rome)
    #expect(!context.hasChanges && !rome.isDeleted)
    context.rollback()
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 1)
    context.container.deleteAllData()
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 0)
  }

  @Test("a save is posted with what it inserted and deleted")
  func notifications() throws {
    let rome = Trip(name: "Rome", days: 4)
    let context = try context([rome])
    nonisolated(unsafe) var inserted: [PersistentIdentifier]?
    let key = ModelContext.NotificationKey.insertedIdentifiers.rawValue
    let token = NotificationCenter.default.addObserver(
      forName: ModelContext.didSave, object: context, queue: nil
    ) { inserted = $0.userInfo?[key] as? [PersistentIdentifier] }
    try context.save()
    #expect(inserted == [rome.persistentModelID])
    inserted = nil
    try context.save()
    #expect(inserted == nil)
    NotificationCenter.default.removeObserver(token)
  }

  @Test("an identifier is kept in a file, and a schema has the names of its classes")
  func identifiers() throws {
    let trip = Trip(name: "Rome", days: 4)
    let data = try JSONEncoder().encode(trip.persistentModelID)
    let read = try JSONDecoder().decode(PersistentIdentifier.self, from: data)
    #expect(read == trip.persistentModelID)
    let schema = Schema([Trip.self], version: Schema.Version(1, 2, 0))
    #expect(schema.entities.map(\.name) == ["Trip"] && schema.entity(for: Trip.self) != nil)
    #expect("\(schema.version)" == "1.2.0")
    let history = HistoryDescriptor<DefaultHistoryTransaction>()
    #expect(try context([trip]).fetchHistory(history).isEmpty)
  }
}
