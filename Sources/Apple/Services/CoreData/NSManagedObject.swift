// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

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

/// The identifier of an object.
open class NSManagedObjectID: NSObject, @unchecked Sendable {
  private let uuid = UUID()
  /// Whether the object is not saved yet: always here.
  open var isTemporaryID: Bool { true }
  /// Returns the identifier as an address.
  open func uriRepresentation() -> URL {
    URL(string: "x-coredata:///t\(uuid.uuidString)") ?? URL(filePath: "/")
  }
}

/// The description of an entity, of which only the name is known.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  /// The name of the entity; nil for none.
  open var name: String?
  /// The name of the class of its objects.
  open var managedObjectClassName = "NSManagedObject"
  /// What its objects have.
  open var properties: [NSPropertyDescription] = []

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

/// Something that objects of an entity have.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
  /// The name of the property in the model.
  open var name = ""
  /// Whether it may be left out.
  open var isOptional = true
  /// Creates a description without a name.
  public override init() {}
}

/// The type of an attribute.
public enum NSAttributeType: UInt, Sendable {
  /// The type is not known.
  case undefinedAttributeType = 0
  /// A number of 16 bits.
  case integer16AttributeType = 100
  /// A number of 32 bits.
  case integer32AttributeType = 200
  /// A number of 64 bits.
  case integer64AttributeType = 300
  /// A number with decimals.
  case decimalAttributeType = 400
  /// A number with 53 bits and an exponent.
  case doubleAttributeType = 500
  /// A number with 24 bits and an exponent.
  case floatAttributeType = 600
  /// The values are texts, `String`.
  case stringAttributeType = 700
  /// The values are Booleans, `Bool`.
  case booleanAttributeType = 800
  /// The values are dates, `Date`.
  case dateAttributeType = 900
  /// The values are bytes, `Data`.
  case binaryDataAttributeType = 1000
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The values are unique identifiers, `UUID`.
  case UUIDAttributeType = 1100
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The values are addresses, `URL`.
  case URIAttributeType = 1200
  /// A value that is changed to data.
  case transformableAttributeType = 1800
}

/// An attribute of an entity.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  /// The type of the attribute's values; undefined until it is set.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The value of a new object.
  open var defaultValue: Any?
}

/// A model, which is not read.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  /// The entities: none here but those that are set.
  open var entities: [NSEntityDescription] = []
  /// The entities by their names.
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }
  /// Creates a model without entities.
  public override init() {}
  /// Creates a model of a file, which is not read; nil if it is not there.
  public init?(contentsOf url: URL) {}
  /// Returns the model of some bundles, which is not read.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    NSManagedObjectModel()
  }
}
