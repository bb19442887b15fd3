// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) public import AppleFoundation
public import Combine
public import Foundation

/// A managed object, which a store in memory keeps once its context is saved.
open class NSManagedObject: NSObject, ObservableObject, @unchecked Sendable {
  /// A publisher that sends before a value of the object is set.
  public let objectWillChange = ObservableObjectPublisher()

  /// The context in which the object was made; nil if it was made without one, or the object or the context is gone.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?

  /// The description of the object's entity.
  public let entity: NSEntityDescription

  /// The identifier of the object.
  public let objectID = NSManagedObjectID()

  /// The values of properties that are declared with `@NSManaged`, or generated of a model.
  private(set) var managedValues: [String: Any]

  /// The values when the object was saved; nil before that.
  private(set) var savedValues: [String: Any]?

  /// Creates an object of an entity and inserts it into a context, if there is one.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    managedValues = Self.managedDefaults
    super.init()
    objectID.entity = entity
    guard let context else { return }
    context.insert(self)
    overrides?.overriddenAwakeFromInsert() ?? awakeFromInsert()
  }

  /// Creates an object without a context.
  public convenience override init() { self.init(entity: Self.entity(), insertInto: nil) }

  /// Creates an object and inserts it into a context.
  public convenience init(context: NSManagedObjectContext) {
    self.init(entity: Self.entity(), insertInto: context)
  }

  /// The values that new objects have by the model; code that is generated of a model overrides this.
  open class var managedDefaults: [String: Any] { [:] }

  /// Creates an object of the class, which code that is generated of a model overrides: Swift calls no initializer of a class that is
  /// only known while the program runs.
  open class func make(
    of entity: NSEntityDescription, in context: NSManagedObjectContext
  ) -> NSManagedObject {
    NSManagedObject(entity: entity, insertInto: context)
  }

  /// Returns the description of the class's entity, which has the name of the class.
  open class func entity() -> NSEntityDescription {
    let description = NSEntityDescription()
    description.name = "\(self)"
    return description
  }

  /// Returns a request for the objects of the class's entity.
  @_disfavoredOverload
  public class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: "\(self)")
  }

  /// Whether the object is added with the next save of its context.
  open var isInserted: Bool { managedObjectContext?.insertedObjects.contains(self) ?? false }
  /// Whether the object was saved, and has other values since.
  open var isUpdated: Bool { managedObjectContext?.updatedObjects.contains(self) ?? false }
  /// Whether the object is removed with the next save of its context.
  open var isDeleted: Bool { managedObjectContext?.deletedObjects.contains(self) ?? false }
  /// Whether the next save of its context adds, changes or removes the object.
  open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  /// Whether the values are read when they are asked for: always false here.
  open var isFault: Bool { false }

  /// Is called for a new object.
  open func awakeFromInsert() {}
  /// Is called for an object that was found; never here, as the object that was saved is found.
  open func awakeFromFetch() {}
  /// Is called before a save.
  open func willSave() {}
  /// Is called after a save.
  open func didSave() {}
  /// Is called before the object is removed.
  open func prepareForDeletion() {}
  /// Is called after changes are undone; never here.
  open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
  /// Is called before the values are forgotten; never here, as they stay in memory.
  open func willTurnIntoFault() {}
  /// Is called after the values were forgotten; never here, as they stay in memory.
  open func didTurnIntoFault() {}

  /// Is called before a save that adds the object, which fails with the error of a class that checks its values.
  open func validateForInsert() throws {}
  /// Is called before a save that changes the object, which fails with the error of a class that checks its values.
  open func validateForUpdate() throws {}
  /// Is called before a save that removes the object, which fails with the error of a class that objects.
  open func validateForDelete() throws {}

  /// Returns the values of properties that were set since the last save; all that were set if there was none.
  open func changedValues() -> [String: Any] {
    managedValues.filter { name, value in
      guard let saved = savedValues?[name] else { return true }
      return (saved as? AnyHashable) != (value as? AnyHashable)
    }
  }

  /// Returns the values of properties that were set since the last save, as no events are told apart here.
  open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }

  /// Returns the values of properties when the object was saved; all of them if the names are nil.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    (savedValues ?? [:]).filter { name, _ in keys?.contains(name) ?? true }
  }

  /// Whether values of the object changed since the last save.
  open var hasPersistentChangedValues: Bool { hasChanges && !changedValues().isEmpty }
  /// Whether values have to be read; 0, as they are there.
  open var faultingState: Int { 0 }
  /// Returns whether the objects of a property have to be read: never here.
  open func hasFault(forRelationshipNamed key: String) -> Bool { false }
  /// Returns the identifiers of the objects of a property.
  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    switch managedValues[key] {
    case let object as NSManagedObject: [object.objectID]
    case let objects as Set<NSManagedObject>: objects.map(\.objectID)
    case let objects as NSSet: objects.compactMap { ($0 as? NSManagedObject)?.objectID }
    case let objects as NSOrderedSet: objects.compactMap { ($0 as? NSManagedObject)?.objectID }
    default: []
    }
  }

  /// Returns the value of a property; nil if it has none.
  open func value(forKey key: String) -> Any? { managedValues[key] }
  /// Sets the value of a property, which is a change of the object.
  open func setValue(_ value: Any?, forKey key: String) {
    objectWillChange.send()
    managedValues[key] = value
    managedObjectContext?.noteChange(of: self)
  }
  /// Returns the value of a property; nil if it has none.
  open func primitiveValue(forKey key: String) -> Any? { managedValues[key] }
  /// Sets the value of a property, without a change of the object.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { managedValues[key] = value }
  /// Returns a set through which the objects of a property are changed.
  open func mutableSetValue(forKey key: String) -> NSMutableSet { ManagedSet(of: self, key: key) }
  /// Tells that a value is read.
  open func willAccessValue(forKey key: String?) {}
  /// Tells that a value was read.
  open func didAccessValue(forKey key: String?) {}
  /// Tells that a value is changed.
  open func willChangeValue(forKey key: String) {}
  /// Tells that a value was changed.
  open func didChangeValue(forKey key: String) {}

  /// Remembers the values, which a store keeps from now on.
  func markSaved() {
    savedValues = managedValues
    objectID.isTemporaryID = false
  }

  /// Takes the values that were saved.
  func restoreSavedValues() {
    if let savedValues { managedValues = savedValues }
  }

  /// Whether a request for an entity finds the object.
  func isOne(ofEntity name: String) -> Bool {
    entity.name == name || "\(type(of: self))" == name
  }
}

@_spi(Services) extension NSManagedObject: ReadableByKeys {}

extension NSManagedObject {
  /// Sets the values of properties by their names.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value, forKey: key) }
  }

  /// Returns the values of properties by their names; `NSNull` for those without a value.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }
}

/// Why an object takes former values.
public struct NSSnapshotEventType: OptionSet, Sendable {
  /// The raw bits of the option set.
  public let rawValue: UInt
  /// Creates reasons of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// An insertion was undone.
  public static let undoInsertion = NSSnapshotEventType(rawValue: 2)
  /// A removal was undone.
  public static let undoDeletion = NSSnapshotEventType(rawValue: 4)
  /// A change was undone.
  public static let undoUpdate = NSSnapshotEventType(rawValue: 8)
  /// All changes were taken back.
  public static let rollback = NSSnapshotEventType(rawValue: 16)
  /// The values were read again.
  public static let refresh = NSSnapshotEventType(rawValue: 32)
  /// A conflict was solved.
  public static let mergePolicy = NSSnapshotEventType(rawValue: 64)
}
