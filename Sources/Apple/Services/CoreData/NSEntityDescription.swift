// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

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
  open var subentities: [NSEntityDescription] = [] {
    didSet {
      for entity in oldValue where entity.superentity === self { entity.superentity = nil }
      for entity in subentities { entity.superentity = self }
    }
  }
  /// The entity that it has all of; nil for none.
  open private(set) weak var superentity: NSEntityDescription?
  /// The entities that have all that it has, by their names.
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }
  /// What tells versions of the entity apart that look the same; nil for nothing.
  open var versionHashModifier: String?
  /// How Spotlight names its objects; nil for their own description.
  open var coreSpotlightDisplayNameExpression: NSExpression?
  /// Returns the relationships to another entity.
  open func relationships(
    forDestination entity: NSEntityDescription
  ) -> [NSRelationshipDescription] {
    properties.compactMap { $0 as? NSRelationshipDescription }.filter {
      $0.destinationEntity === entity
    }
  }
  /// Returns whether it is another entity, or has all of that.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || superentity?.isKindOf(entity: entity) ?? false
  }
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

  /// Creates an object of an entity and inserts it into a context.
  ///
  /// It has the entity's class where that is generated of a model, in the module of the caller, and is an `NSManagedObject` otherwise.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext, file: String = #fileID
  ) -> NSManagedObject {
    let description = NSEntityDescription()
    description.name = entityName
    let module = file.prefix { $0 != "/" }
    let type = NSClassFromString("\(module).\(entityName)") as? NSManagedObject.Type
    return (type ?? NSManagedObject.self).make(of: description, in: context)
  }
}
