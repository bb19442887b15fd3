// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CoreData
import SwiftUI

/// A class as it is generated of a model.
private final class Plant: NSManagedObject, @unchecked Sendable {
  override class var managedDefaults: [String: Any] { ["height": Int16(3)] }

  var name: String? {
    get { managedValue(of: "name") }
    set { setManagedValue(newValue, of: "name") }
  }

  var height: Int16 {
    get { managedValue(of: "height") }
    set { setManagedValue(newValue, of: "height") }
  }

  var planted: Date? {
    get { managedValue(of: "planted") }
    set { setManagedValue(newValue, of: "planted") }
  }
}

/// A class as a project writes it, with an initializer that Apple's class has no designated one of.
private final class Document: NSManagedObject, @unchecked Sendable {
  var title: String?

  init() { super.init(entity: Document.entity(), insertInto: nil) }

  convenience init(context: NSManagedObjectContext) {
    guard let entity = NSEntityDescription.entity(forEntityName: "Document", in: context) else {
      fatalError("each name has an entity")
    }
    self.init(entity: entity, insertInto: context)
  }

  override private init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    super.init(entity: entity, insertInto: context)
  }
}

private func useDocuments(_ container: NSPersistentContainer) throws {
  let context = container.newBackgroundContext()
  context.mergePolicy = NSMergeByPropertyStoreTrumpMergePolicy
  let request = NSFetchRequest<NSFetchRequestResult>(entityName: "Document")
  request.includesPropertyValues = false
  expect((try context.fetch(request) as? [Document])?.isEmpty == true, "no document is found")
  let all: NSFetchRequest<NSFetchRequestResult> = Document.fetchRequest()
  expect(all.entityName == "Document", "a class has a request")
  _ = try context.execute(NSBatchDeleteRequest(fetchRequest: request))
  let document = Document(context: context)
  document.setValue("A", forKey: "title")
  expect(document.value(forKey: "title") as? String == "A", "values are kept by their keys")
  expect(document.entity.name == "Document" && Document().entity.name == "Document", "named")
  let store = NSPersistentStoreDescription(url: URL(filePath: "/dev/null"))
  store.type = NSInMemoryStoreType
  store.setOption(true as NSNumber, forKey: NSPersistentHistoryTrackingKey)
  store.setOption(true as NSNumber, forKey: NSReadOnlyPersistentStoreOption)
  expect(store.options.count == 2, "options are kept")
  expect(container.persistentStoreCoordinator.persistentStores.count == 1, "a store is open")
  let child = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
  child.parent = container.viewContext
  expect(child.parent === container.viewContext, "a context has a parent")
  container.performBackgroundTask { expect(!$0.hasChanges, "nothing is changed") }
}

/// Functions of a project's own beside those of the context.
extension NSManagedObjectContext {
  fileprivate func perform<Value>(block: @escaping () throws -> Value) async throws -> Value {
    _ = try await perform(schedule: .enqueued, block)
    return try block()
  }
}

private func useTasks(_ context: NSManagedObjectContext) async throws {
  var calls = 0
  let number = try await context.perform {
    calls += 1
    return 7
  }
  expect(number == 7 && calls == 2, "a function of the project is preferred to one with a default")
  await context.perform(schedule: .immediate) { calls += 1 }
  expect(calls == 3, "a function is called at once")
  expect(context.performAndWait { 8 } == 8, "what is waited for has a value")
  context.performAndWait { calls += 1 }
  expect(calls == 4, "what has no value is waited for as well")
}

private func useStore(_ container: NSPersistentContainer) throws {
  let context = container.viewContext
  let rose = Plant(context: context)
  expect(rose.height == 3 && rose.isInserted && context.hasChanges, "a new object has defaults")
  expect(rose.objectID.isTemporaryID, "and no place in the store")
  rose.name = "Rose"
  let tulip = Plant(context: context)
  (tulip.name, tulip.height) = ("Tulip", 1)
  let plants = NSFetchRequest<Plant>(entityName: "Plant")
  plants.sortDescriptors = [NSSortDescriptor(keyPath: \Plant.height, ascending: true)]
  func names(in context: NSManagedObjectContext) throws -> [String?] {
    try context.fetch(plants).map(\.name)
  }
  let other = container.newBackgroundContext()
  expect(try names(in: context) == ["Tulip", "Rose"], "what is not saved is found, in its order")
  expect(try names(in: other).isEmpty, "and in its own context alone")
  try context.save()
  expect(!context.hasChanges && !rose.objectID.isTemporaryID, "a save keeps it")
  expect(try names(in: other) == ["Tulip", "Rose"], "for all contexts")
  plants.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
  expect(try names(in: other) == ["Rose", "Tulip"], "values are found by their names")
  plants.fetchOffset = 1
  plants.predicate = NSPredicate { object, _ in ((object as? Plant)?.height ?? 0) > 0 }
  expect(try names(in: context) == ["Tulip"], "a request may leave some out")
  (plants.predicate, plants.fetchOffset) = (nil, 0)
  rose.height = 7
  expect(rose.isUpdated && rose.changedValues().keys.sorted() == ["height"], "changes are noted")
  context.delete(tulip)
  expect(try names(in: context) == ["Rose"] && tulip.isDeleted, "a removed one is not found")
  context.rollback()
  expect(rose.height == 3 && !tulip.isDeleted && !context.hasChanges, "and back")
  let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  child.parent = context
  Plant(context: child).name = "Lily"
  try child.save()
  expect(context.insertedObjects.count == 1, "a child saves to its parent")
  try context.save()
  let count = NSFetchRequest<NSNumber>(entityName: "Plant")
  count.resultType = .countResultType
  expect(try context.fetch(count) == [3], "a number is found")
  let values = NSFetchRequest<NSDictionary>(entityName: "Plant")
  (values.resultType, values.propertiesToFetch, values.fetchLimit) = (
    .dictionaryResultType, ["height"], 1
  )
  expect(try context.fetch(values).first as? [String: Int16] == ["height": 3], "and values are")
  let update = NSBatchUpdateRequest(entityName: "Plant")
  update.propertiesToUpdate = ["height": Int16(9)]
  _ = try context.execute(update)
  expect(rose.height == 9 && !rose.isUpdated, "many are changed at once")
  let uri = rose.objectID.uriRepresentation()
  let coordinator = container.persistentStoreCoordinator
  expect(coordinator.managedObjectID(forURIRepresentation: uri) === rose.objectID, "an address")
  expect(try context.existingObject(with: rose.objectID) === rose, "leads to its object")
  let all = NSFetchRequest<any NSFetchRequestResult>(entityName: "Plant")
  let deletion = NSBatchDeleteRequest(fetchRequest: all)
  deletion.resultType = .resultTypeCount
  let result = try context.execute(deletion) as? NSBatchDeleteResult
  expect(result?.result as? Int == 3, "many are removed at once")
  expect(try names(in: other).isEmpty, "from the store")
  do {
    _ = try context.existingObject(with: rose.objectID)
    expect(false, "what is gone is not found")
  } catch { expect((error as NSError).code == 133_000, "and has Core Data's number") }
}

private func useResults(_ context: NSManagedObjectContext) throws {
  func answer(_ request: NSPersistentStoreRequest) throws -> Any? {
    switch try context.execute(request) {
    case let result as NSBatchInsertResult: result.result
    case let result as NSBatchUpdateResult: result.result
    case let result as NSBatchDeleteResult: result.result
    case let result as NSPersistentHistoryResult: result.result
    default: nil
    }
  }
  let insertion = NSBatchInsertRequest(entityName: "Plant", objects: [["name": "Rose"]])
  expect(try context.execute(insertion) is NSBatchInsertResult, "an addition has its result")
  expect(try answer(insertion) as? Bool == false, "nothing is added")
  let update = NSBatchUpdateRequest(entityName: "Plant")
  update.resultType = .updatedObjectsCountResultType
  expect(try context.execute(update) is NSBatchUpdateResult, "a change has its result")
  expect(try answer(update) as? Int == 0, "nothing is changed")
  let deletion = NSBatchDeleteRequest(objectIDs: [])
  deletion.resultType = .resultTypeObjectIDs
  expect(try context.execute(deletion) is NSBatchDeleteResult, "a removal has its result")
  expect((try answer(deletion) as? [NSManagedObjectID])?.isEmpty == true, "nothing is removed")
  let token = NSPersistentHistoryToken()
  let history = NSPersistentHistoryChangeRequest.fetchHistory(after: token)
  expect(history.resultType == .transactionsAndChanges, "transactions come with their changes")
  expect(history.token === token, "a request for the history keeps its place")
  let transactions = try answer(history) as? [NSPersistentHistoryTransaction]
  expect(transactions?.isEmpty == true, "the history is empty")
  let fetch = NSFetchRequest<NSFetchRequestResult>(entityName: "Plant")
  let wanted = NSPersistentHistoryChangeRequest.fetchHistory(withFetch: fetch)
  expect(wanted.fetchRequest === fetch, "a request for the history keeps which changes it wants")
}

private func useDescriptions() {
  let average = NSExpressionDescription()
  average.expressionResultType = .doubleAttributeType
  expect(average.resultType == .doubleAttributeType, "a type of results has two names")
  average.resultType = .dateAttributeType
  expect(average.expressionResultType == .dateAttributeType, "and each changes the other")
  let heights = [["height": 2], ["height": 5]]
  average.expression = NSExpression(
    forFunction: "max:", arguments: [NSExpression(forKeyPath: "height")])
  let highest = average.expression?.expressionValue(with: heights, context: nil)
  expect(highest as? Double == 5, "what is described can be computed of dictionaries")
  let leaf = NSEntityDescription()
  let name = NSAttributeDescription()
  expect(name.entity === name.entity, "a property of no entity has the same one each time")
  leaf.properties = [name]
  expect(name.entity === leaf, "a property knows its entity")
  leaf.properties = []
  expect(name.entity !== leaf, "until it is taken away")
  let uris = [Plant(), Plant()].map { $0.objectID.uriRepresentation().absoluteString }
  expect(Set(uris).count == 2, "identifiers are different")
  expect(uris.allSatisfy { $0.count < 24 }, "and counted, not drawn")
}

private func useMigration(_ migration: NSMigrationManager) {
  let mapping = NSEntityMapping()
  mapping.name = "PlantToPlant"
  let plants = [Plant(), Plant(), Plant()]
  migration.associate(
    sourceInstance: plants[0], withDestinationInstance: plants[1], for: mapping)
  func destinations(of sources: [NSManagedObject]?) -> [NSManagedObject] {
    migration.destinationInstances(
      forEntityMappingName: "PlantToPlant", sourceInstances: sources)
  }
  expect(destinations(of: nil).first === plants[1], "what an object became is noted")
  expect(destinations(of: [plants[2]]).isEmpty, "and of that object alone")
  let sources = migration.sourceInstances(
    forEntityMappingName: "PlantToPlant", destinationInstances: [plants[1]])
  expect(sources.first === plants[0], "and back")
}

/// A class whose extension overrides, as it is compiled.
private final class Leaf: NSManagedObject, @unchecked Sendable {
  var calls: [String] = []
}

extension Leaf {
  func overriddenAwakeFromInsert() {
    super.awakeFromInsert()
    calls.append("inserted")
  }
  func overriddenPrepareForDeletion() { calls.append("deleted") }
}

extension Leaf: ManagedObjectOverrides {}

private func useOverrides(_ context: NSManagedObjectContext) throws {
  let leaf = Leaf(context: context)
  try context.save()
  context.delete(leaf)
  expect(leaf.calls == ["inserted", "deleted"], "what an extension overrides is called")
  context.rollback()
}

/// A class that checks its values.
private final class Bed: NSManagedObject, @unchecked Sendable {
  override class func make(
    of entity: NSEntityDescription, in context: NSManagedObjectContext
  ) -> NSManagedObject { Bed(entity: entity, insertInto: context) }

  override func validateForInsert() throws {
    try super.validateForInsert()
    if value(forKey: "name") == nil { throw CocoaError(.managedObjectValidation) }
  }
}

private func useChecks(_ context: NSManagedObjectContext) throws {
  let bed = Bed(context: context)
  var changes = 0
  let sink = bed.objectWillChange.sink { changes += 1 }
  do {
    try context.save()
    expect(false, "a value is missing")
  } catch { expect((error as NSError).code == NSManagedObjectValidationError, "which is said") }
  bed.setValuesForKeys(["name": "South", "size": 2])
  expect(changes == 2 && bed.dictionaryWithValues(forKeys: ["size"]).count == 1, "changes are told")
  sink.cancel()
  try context.save()
  expect(bed.committedValues(forKeys: ["name"]).count == 1, "what was saved is known")
  expect(bed.objectID.entity.name == "Bed" && !bed.hasPersistentChangedValues, "and unchanged")
  let north = Bed(context: context)
  north.setValuesForKeys(["name": "North", "size": 3])
  let small = Bed(context: context)
  small.setValuesForKeys(["name": "North", "size": 1])
  let request = NSFetchRequest<NSManagedObject>(entityName: "Bed")
  request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
  let results = NSFetchedResultsController(
    fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "name",
    cacheName: nil)
  expect(results.sections == nil, "there are no sections before a fetch")
  try results.performFetch()
  expect(results.sections?.map(\.name) == ["North", "South"], "results are in sections")
  expect(results.sections?.first?.numberOfObjects == 2, "with their objects")
  let path = results.indexPath(forObject: bed)
  expect(path == [1, 0] && results.object(at: [1, 0]) === bed, "each has its place")
  let sums = NSFetchRequest<NSDictionary>(entityName: "Bed")
  let largest = NSExpressionDescription()
  largest.name = "largest"
  largest.expression = NSExpression(
    forFunction: "max:", arguments: [NSExpression(forKeyPath: "size")])
  (sums.resultType, sums.propertiesToFetch) = (.dictionaryResultType, ["name", largest])
  sums.propertiesToGroupBy = ["name"]
  sums.sortDescriptors = request.sortDescriptors
  let found = try context.fetch(sums)
  expect(found.map { $0["name"] as? String } == ["North", "South"], "values are in groups")
  expect(found.first?["largest"] as? Double == 3, "of which something is computed")
  expect(try context.performAndWait { try request.execute() }.count == 3, "a request runs")
  var later = 0
  let asynchronous = NSAsynchronousFetchRequest(fetchRequest: request) {
    later = $0.finalResult?.count ?? 0
  }
  expect(try context.execute(asynchronous) is NSAsynchronousFetchResult<NSManagedObject>, "later")
  expect(later == 3, "an answer comes at once")
  context.rollback()
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
  expect(codes == [0], "a store is opened, without objects")
  try useDocuments(container)
  try useStore(container)
  try useResults(container.viewContext)
  useDescriptions()
  try useOverrides(container.viewContext)
  try useChecks(container.viewContext)
  try await useTasks(container.viewContext)
  let request = NSFetchRequest<NSManagedObject>(entityName: "Item")
  expect(try container.viewContext.fetch(request).isEmpty, "a fetch finds nothing")
  expect(try container.viewContext.count(for: request) == 0, "a fetch counts nothing")

  let context = NSPersistentContainer(name: "M").viewContext
  context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
  context.delete(NSManagedObject(context: context))
  expect(!context.hasChanges, "an object that was never saved is gone at once")
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
  expect(name == "Rose" && height == 3 && leaves.isEmpty, "managed values are kept")
  let cloud = NSPersistentCloudKitContainer(name: "Garden")
  let key = NSPersistentCloudKitContainer.eventNotificationUserInfoKey
  let event = ([:] as [AnyHashable: Any])[key] as? NSPersistentCloudKitContainer.Event
  expect(event?.type != .import && event?.endDate == nil, "nothing is exchanged")
  let store = NSPersistentStoreDescription()
  store.cloudKitContainerOptions = .init(containerIdentifier: "iCloud.garden")
  expect(cloud.name == "Garden" && store.cloudKitContainerOptions == nil, "there is no iCloud")
  expect(Plants().count == 0, "a view finds nothing")
  expect(Plant.entity().name == "Plant", "an entity has the name of its class")
  let model = NSManagedObjectModel()
  let leaf = NSEntityDescription()
  leaf.name = "Leaf"
  let parent = NSRelationshipDescription()
  parent.name = "plant"
  parent.maxCount = 1
  leaf.properties = [NSAttributeDescription(), parent]
  model.entities = [leaf]
  expect(model.entitiesByName["Leaf"] === leaf, "an entity is found by its name")
  expect(leaf.relationshipsByName["plant"]?.isToMany == false, "a relationship is not to many")
  expect(leaf.attributesByName.count == 1, "an attribute is no relationship")
  let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
  var failure: (any Error)?
  coordinator.addPersistentStore(with: store) { failure = $1 }
  expect(failure == nil && coordinator.persistentStores.count == 1, "a store is opened by itself")
  let migration = NSMigrationManager(sourceModel: model, destinationModel: model)
  expect(migration.migrationProgress == 0, "nothing is migrated")
  useMigration(migration)
}
