// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CoreData
import SwiftUI

/// A class as it is generated of a model.
private final class Plant: NSManagedObject, @unchecked Sendable {
  var planted: Date?
}

private struct Plants: View {
  @SwiftUI.Environment(\.managedObjectContext) private var context
  @FetchRequest(
    sortDescriptors: [NSSortDescriptor(keyPath: \Plant.planted, ascending: true)],
    animation: .default)
  private var plants: FetchedResults<Plant>
  @FetchRequest(entity: Plant.entity(), sortDescriptors: [], predicate: nil) private var all:
    FetchedResults<Plant>

  var count: Int { plants.count + all.count }

  var body: some View { ForEach(Array(plants), id: \.planted) { _ in Text("plant") } }
}

func useCoreData() async throws {
  let container = NSPersistentContainer(name: "Shop")
  var codes: [Int] = []
  container.loadPersistentStores { _, error in codes.append((error as NSError?)?.code ?? 0) }
  expect(codes == [CocoaError.featureUnsupported.rawValue], "a database is not opened")
  let request = NSFetchRequest<NSManagedObject>(entityName: "Item")
  expect(try container.viewContext.fetch(request).isEmpty, "a fetch finds nothing")
  expect(try container.viewContext.count(for: request) == 0, "a fetch counts nothing")

  let context = NSPersistentContainer(name: "M").viewContext
  context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
  context.delete(NSManagedObject(context: context))
  expect(!context.hasChanges, "there is nothing to save")
  let plants = NSFetchRequest<Plant>(entityName: "Plant")
  plants.sortDescriptors = [NSSortDescriptor(keyPath: \Plant.planted, ascending: false)]
  plants.predicate = NSPredicate(format: "bed = %@", Plant())
  expect(try context.fetch(plants).isEmpty, "objects of a class are fetched")
  plants.sortDescriptors = [NSSortDescriptor(key: "planted", ascending: false)]
  expect(plants.sortDescriptors?.first?.ascending == false, "an order by a name is kept")
  let plant = Plant()
  plant.setManagedValue("Rose", of: "name")
  let name: String? = plant.managedValue(of: "name")
  let height: Int16 = plant.managedValue(of: "height")
  let leaves: Set<String> = plant.managedValue(of: "leaves")
  expect(name == "Rose" && height == 0 && leaves.isEmpty, "managed values are kept")
  let cloud = NSPersistentCloudKitContainer(name: "Garden")
  let store = NSPersistentStoreDescription()
  store.cloudKitContainerOptions = .init(containerIdentifier: "iCloud.garden")
  expect(cloud.name == "Garden" && store.cloudKitContainerOptions == nil, "there is no iCloud")
  expect(Plants().count == 0, "a view finds nothing")
  expect(Plant.entity().name == "Plant", "an entity has the name of its class")
}
