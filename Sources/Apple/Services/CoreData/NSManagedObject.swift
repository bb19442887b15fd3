// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import Synchronization

/// A managed object, which no store keeps here.
open class NSManagedObject: NSObject, @unchecked Sendable {
  /// The context in which the object was made; nil if it was made without one or the context is
  /// gone.
  public weak var managedObjectContext: NSManagedObjectContext?

  /// The description of the object's entity.
  public let entity: NSEntityDescription

  /// The identifier of the object.
  public let objectID = NSManagedObjectID()

  /// The values of properties that are declared with `@NSManaged`.
  var managedValues: [String: Any] = [:]

  /// Creates an object of an entity in a context, which does not keep it.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    managedObjectContext = context
    super.init()
    if context != nil { awakeFromInsert() }
  }

  /// Creates an object without a context.
  public convenience override init() { self.init(entity: Self.entity(), insertInto: nil) }

  /// Creates an object in a context, which does not keep it.
  public convenience init(context: NSManagedObjectContext) {
    self.init(entity: Self.entity(), insertInto: context)
  }

  /// Returns the description of the class's entity, which has the name of the class.
  public class func entity() -> NSEntityDescription {
    let description = NSEntityDescription()
    description.name = "\(self)"
    return description
  }

  /// Returns a request for the objects of the class's entity.
  @_disfavoredOverload
  public class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: "\(self)")
  }

  /// Whether the object is new: always false here, as nothing is saved.
  open var isInserted: Bool { false }
  /// Whether the object has changes: always false here.
  open var isUpdated: Bool { false }
  /// Whether the object is removed with the next save: always false here.
  open var isDeleted: Bool { false }
  /// Whether the object has changes that are not saved: always false here.
  open var hasChanges: Bool { false }
  /// Whether the values are read when they are asked for: always false here.
  open var isFault: Bool { false }

  /// Is called for a new object.
  open func awakeFromInsert() {}
  /// Is called for an object that was found.
  open func awakeFromFetch() {}
  /// Is called before a save.
  open func willSave() {}
  /// Is called after a save.
  open func didSave() {}
  /// Is called before the object is removed.
  open func prepareForDeletion() {}
  /// Returns the values that are not saved: none here.
  open func changedValues() -> [String: Any] { [:] }

  /// Returns the value of a property; nil if it has none.
  open func value(forKey key: String) -> Any? { managedValues[key] }
  /// Sets the value of a property.
  open func setValue(_ value: Any?, forKey key: String) { managedValues[key] = value }
  /// Returns the value of a property; nil if it has none.
  open func primitiveValue(forKey key: String) -> Any? { managedValues[key] }
  /// Sets the value of a property.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { managedValues[key] = value }
  /// Tells that a value is read.
  open func willAccessValue(forKey key: String?) {}
  /// Tells that a value was read.
  open func didAccessValue(forKey key: String?) {}
  /// Tells that a value is changed.
  open func willChangeValue(forKey key: String) {}
  /// Tells that a value was changed.
  open func didChangeValue(forKey key: String) {}
}

/// The identifier of an object: a number that is counted, so that each run of a program has the same.
open class NSManagedObjectID: NSObject, @unchecked Sendable {
  private static let count = Atomic(0)
  private let number = NSManagedObjectID.count.add(1, ordering: .relaxed).newValue
  /// Whether the object is not saved yet: always here.
  open var isTemporaryID: Bool { true }
  /// Returns the identifier as an address.
  open func uriRepresentation() -> URL {
    URL(string: "x-coredata:///t\(number)") ?? URL(filePath: "/")
  }
}

/// The description of an entity, of which only the name is known.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  /// The name of the entity; nil for none.
  open var name: String?
  /// The name of the class of its objects.
  open var managedObjectClassName = "NSManagedObject"
  /// What its objects have; each property knows the entity.
  open var properties: [NSPropertyDescription] = [] {
    didSet {
      for property in oldValue where property.owner === self { property.owner = nil }
      for property in properties { property.owner = self }
    }
  }

  /// The model, which is not known: one without entities.
  open var managedObjectModel: NSManagedObjectModel { NSManagedObjectModel() }
  /// What its objects have, by their names.
  open var propertiesByName: [String: NSPropertyDescription] {
    Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
  }
  /// The attributes, by their names.
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }
  /// The relationships, by their names.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }
  /// Whether it has no objects of its own.
  open var isAbstract = false
  /// The entities that have all that it has.
  open var subentities: [NSEntityDescription] = []
  /// The entity that it has all of; always nil here.
  open var superentity: NSEntityDescription? { nil }
  /// Attributes that are different in all objects.
  open var uniquenessConstraints: [[Any]] = []
  /// What the app says of the entity.
  open var userInfo: [AnyHashable: Any]?
  /// The name in an earlier model.
  open var renamingIdentifier: String?
  /// What is made faster to find.
  open var indexes: [NSFetchIndexDescription] = []

  /// Creates a description without a name.
  public override init() {}

  /// Returns the entity of a name; never nil here.
  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    let description = NSEntityDescription()
    description.name = entityName
    return description
  }

  /// Creates an object of an entity in a context; its class is always `NSManagedObject` here.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let description = NSEntityDescription()
    description.name = entityName
    return NSManagedObject(entity: description, insertInto: context)
  }
}
