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
}
