// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
public import Foundation

/// Something that objects of an entity have.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
  /// The name of the property in its entity; empty at first.
  open var name = ""
  /// Whether it may be left out.
  open var isOptional = true
  /// Whether it is not saved.
  open var isTransient = false
  /// What the app says of it.
  open var userInfo: [AnyHashable: Any]?
  /// The name in an earlier model.
  open var renamingIdentifier: String?
  /// What tells versions of the property apart that look the same; nil for nothing.
  open var versionHashModifier: String?
  /// Whether Spotlight finds the objects by it; it has no effect here.
  open var isIndexedBySpotlight = false
  /// The conditions of values, which are not checked here.
  open private(set) var validationPredicates: [NSPredicate] = []
  /// What is said if a condition is not met.
  open private(set) var validationWarnings: [Any] = []
  /// Keeps conditions of values, which are not checked here.
  open func setValidationPredicates(
    _ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?
  ) {
    self.validationPredicates = validationPredicates ?? []
    self.validationWarnings = validationWarnings ?? []
  }
  /// The entity whose property it is; one without a name while it is none's.
  open var entity: NSEntityDescription { owner ?? unnamed }
  weak var owner: NSEntityDescription?
  private lazy var unnamed = NSEntityDescription()
  /// Creates a description without a name.
  public override init() {}
}

/// The type of an attribute.
public enum NSAttributeType: UInt, Sendable {
  /// Not known.
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
  /// A text.
  case stringAttributeType = 700
  /// Yes or no.
  case booleanAttributeType = 800
  /// A date.
  case dateAttributeType = 900
  /// Data.
  case binaryDataAttributeType = 1000
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A unique identifier.
  case UUIDAttributeType = 1100
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// An address.
  case URIAttributeType = 1200
  /// A value that is changed to data.
  case transformableAttributeType = 1800
  /// The identifier of an object.
  case objectIDAttributeType = 2000
  /// Several attributes together, as one value.
  case compositeAttributeType = 2100

  /// A type that is not known.
  public static let undefined = NSAttributeType.undefinedAttributeType
  /// A number of 16 bits.
  public static let integer16 = NSAttributeType.integer16AttributeType
  /// A number of 32 bits.
  public static let integer32 = NSAttributeType.integer32AttributeType
  /// A number of 64 bits.
  public static let integer64 = NSAttributeType.integer64AttributeType
  /// A number with decimals.
  public static let decimal = NSAttributeType.decimalAttributeType
  /// A number with 53 bits and an exponent.
  public static let double = NSAttributeType.doubleAttributeType
  /// A number with 24 bits and an exponent.
  public static let float = NSAttributeType.floatAttributeType
  /// A text of any length.
  public static let string = NSAttributeType.stringAttributeType
  /// A value of yes or no.
  public static let boolean = NSAttributeType.booleanAttributeType
  /// A date with its time.
  public static let date = NSAttributeType.dateAttributeType
  /// Data of any length.
  public static let binaryData = NSAttributeType.binaryDataAttributeType
  /// A unique identifier of 16 bytes.
  public static let uuid = NSAttributeType.UUIDAttributeType
  /// An address of a file or a page.
  public static let uri = NSAttributeType.URIAttributeType
  /// A value that is changed to data.
  public static let transformable = NSAttributeType.transformableAttributeType
  /// The identifier of an object.
  public static let objectID = NSAttributeType.objectIDAttributeType
  /// Several attributes together, as one value.
  public static let composite = NSAttributeType.compositeAttributeType
}

/// An attribute of an entity.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  /// The type of the attribute's values; undefined until it is set.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The type of an attribute, as Swift names it.
  public typealias AttributeType = NSAttributeType
  /// The type of the attribute's values, by its later name.
  public var type: AttributeType {
    get { attributeType }
    set { attributeType = newValue }
  }
  /// The value of a new object.
  open var defaultValue: Any?
  /// The name of the class of its values; nil for the usual one.
  open var attributeValueClassName: String?
  /// The name of what changes values to data; nil for the usual one.
  open var valueTransformerName: String?
  /// Whether large values are in files of their own.
  open var allowsExternalBinaryDataStorage = false
  /// Whether values of removed objects are in the history; it has no effect here.
  open var preservesValueInHistoryOnDeletion = false
  /// Whether values are encrypted in iCloud.
  open var allowsCloudEncryption = false
}

/// What happens to objects that are related to one that is removed.
public enum NSDeleteRule: UInt, Sendable {
  /// Nothing.
  case noActionDeleteRule = 0
  /// They are no longer related to it.
  case nullifyDeleteRule = 1
  /// They are removed, too.
  case cascadeDeleteRule = 2
  /// It is not removed while they are there.
  case denyDeleteRule = 3
}

/// A relationship of an entity.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  /// The entity of the others; nil if none is set.
  open var destinationEntity: NSEntityDescription?
  /// The relationship in the other direction; nil for none.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// What happens when an object is removed.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// The smallest number of others.
  open var minCount = 0
  /// The largest number of others; 0 for any.
  open var maxCount = 0
  /// Whether the others have an order.
  open var isOrdered = false
  /// Whether there can be several.
  open var isToMany: Bool { maxCount != 1 }
}

/// A property whose value is fetched.
open class NSFetchedPropertyDescription: NSPropertyDescription, @unchecked Sendable {
  /// The request for the value; nil if none is set.
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
}

/// An attribute that is computed of others, which does not happen here.
open class NSDerivedAttributeDescription: NSAttributeDescription, @unchecked Sendable {
  /// What is computed; nil if none is set.
  open var derivationExpression: NSExpression?
}

/// An attribute that is made of several.
open class NSCompositeAttributeDescription: NSAttributeDescription, @unchecked Sendable {
  /// The attributes that it is made of.
  open var elements: [NSAttributeDescription] = []
}

/// A property of results that is computed.
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
  /// What is computed; nil if none is set.
  open var expression: NSExpression?
  /// The type of the result.
  open var expressionResultType = NSAttributeType.undefinedAttributeType
  /// The type of the result, by its later name.
  open var resultType: NSAttributeType {
    get { expressionResultType }
    set { expressionResultType = newValue }
  }
}

/// What is made faster to find.
open class NSFetchIndexDescription: NSObject, @unchecked Sendable {
  /// The name of the index in its entity.
  open var name: String
  /// What it is made of.
  open var elements: [NSFetchIndexElementDescription]
  /// The condition of the objects in the index; nil for all.
  open var partialIndexPredicate: NSPredicate?
  /// Creates an index of a name and its parts; nil is no parts.
  public init(name: String, elements: [NSFetchIndexElementDescription]?) {
    (self.name, self.elements) = (name, elements ?? [])
  }
}

/// How an index is ordered.
public enum NSFetchIndexElementType: UInt, Sendable {
  /// By size.
  case binary = 0
  /// By place.
  case rTree = 1
}

/// A part of what is made faster to find.
open class NSFetchIndexElementDescription: NSObject, @unchecked Sendable {
  /// The property whose values the index has; never nil here.
  public let property: NSPropertyDescription?
  /// How it is ordered.
  open var collationType: NSFetchIndexElementType
  /// Whether small values come first.
  open var isAscending = true
  /// Creates a part of a property, with small values first.
  public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
    (self.property, self.collationType) = (property, collationType)
  }
}
