// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
import Foundation

/// A kind of values with a name for people.
public protocol TypeDisplayRepresentable {
  /// What they are called.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// What looks like something to a person.
public protocol InstanceDisplayRepresentable {
  /// How it looks.
  var displayRepresentation: DisplayRepresentation { get }
}

/// What looks like something to a person, and whose kind has a name.
public protocol DisplayRepresentable: InstanceDisplayRepresentable, TypeDisplayRepresentable {}

/// What can be written as a text, so that it finds a thing again.
public protocol EntityIdentifierConvertible {
  /// The text.
  var entityIdentifierString: String { get }

  /// The identifier of a text; nil if it is not one.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
  /// The identifier itself.
  public var entityIdentifierString: String { self }

  /// The identifier itself.
  public static func entityIdentifier(for entityIdentifierString: String) -> String? {
    entityIdentifierString
  }
}

extension Int: EntityIdentifierConvertible {
  /// The number in digits.
  public var entityIdentifierString: String { String(self) }

  /// The number of digits.
  public static func entityIdentifier(for entityIdentifierString: String) -> Int? {
    Int(entityIdentifierString)
  }
}

extension UUID: EntityIdentifierConvertible {
  /// The letters of the identifier.
  public var entityIdentifierString: String { uuidString }

  /// The identifier of letters.
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}

/// A thing of the app that a person can choose.
public protocol AppEntity: DisplayRepresentable, Identifiable, PersistentlyIdentifiable,
  _IntentValue
where
  ID: EntityIdentifierConvertible, ID: Sendable, DefaultQuery.Entity == Self, ValueType == Self,
  UnwrappedType == Self
{
  /// What finds such things.
  associatedtype DefaultQuery: EntityQuery

  /// What finds such things.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// A property of the thing that intents see.
  public typealias Property = EntityProperty

  /// The app's own things.
  public static var hostedShape: HostedIntentShape { .entity(Self.self) }

  /// The thing, by its identifier.
  public var hostedValue: HostedIntentValue? {
    .thing(identifier: id.entityIdentifierString, displayRepresentation)
  }

  /// The thing that a query has for an identifier; nil if it has none.
  ///
  /// - Throws: What the query throws.
  public static func hosted(
    _ value: HostedIntentValue, by query: (any EntityQuery)?
  ) async throws -> Self? {
    let text: String
    switch value {
    case .thing(let identifier, _): text = identifier
    case .text(let identifier): text = identifier
    default: return nil
    }
    guard let identifier = ID.entityIdentifier(for: text) else { return nil }
    func find<Query: EntityQuery>(by query: Query) async throws -> Self? {
      guard let identifier = identifier as? Query.Entity.ID else { return nil }
      let found = try await query.entities(for: [identifier])
      // A query may give more than it was asked for.
      return found.lazy.compactMap { $0 as? Self }.first { $0.id.entityIdentifierString == text }
    }
    if let query { return try await find(by: query) }
    return try await find(by: defaultQuery)
  }
}

/// A thing that lives as long as an intent.
public protocol TransientAppEntity: DisplayRepresentable, PersistentlyIdentifiable, _IntentValue
where ValueType == Self, UnwrappedType == Self {
  /// Makes a thing.
  init()
}

extension TransientAppEntity {
  /// A property of the thing that intents see.
  public typealias Property = EntityProperty

  /// What nobody can type.
  public static var hostedShape: HostedIntentShape { .other(persistentIdentifier) }
  /// None: the thing has no identifier.
  public var hostedValue: HostedIntentValue? { nil }

  /// None: the thing has no identifier.
  public static func hosted(_ value: HostedIntentValue, by query: (any EntityQuery)?) -> Self? {
    nil
  }
}

/// A thing of which there is one.
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

extension UniqueAppEntity {
  /// The identifier of the only one: the name of the type.
  public var id: String { Self.persistentIdentifier }
}

/// A thing that Spotlight finds.
public protocol IndexedEntity: AppEntity {}

/// A thing that is a file.
public protocol FileEntity: AppEntity {}

/// A property of a thing that intents see.
///
/// The value is an element of a list, so that an entity can have a property of its own kind, as on a device.
@propertyWrapper public struct EntityProperty<Value> {
  private var stored: [Value] = []

  /// The name for people; nil if none was given.
  public let title: LocalizedStringResource?

  /// The value.
  ///
  /// Without one the program ends, as on a device: a thing must give all of its properties a value before somebody reads them.
  public var wrappedValue: Value {
    get {
      guard let value = stored.first else {
        preconditionFailure(
          "the property '\(title?.key ?? "")' of an entity, of the type \(Value.self), was read before it had "
            + "a value; set it in the entity's initializer")
      }
      return value
    }
    set { stored = [newValue] }
  }

  /// The property.
  public var projectedValue: EntityProperty<Value> { self }

  /// A property with a name.
  public init(title: LocalizedStringResource) { self.title = title }

  /// A property with a name for people, and one for the index of Spotlight.
  public init(title: LocalizedStringResource, indexingKey: PartialKeyPath<Any>?) {
    self.title = title
  }

  /// A property with an identifier.
  public init(identifier: String) { title = nil }

  /// A property.
  public init() { title = nil }
}

extension EntityProperty: Sendable where Value: Sendable {}
extension EntityProperty: Equatable where Value: Equatable {}
extension EntityProperty: Hashable where Value: Hashable {}
