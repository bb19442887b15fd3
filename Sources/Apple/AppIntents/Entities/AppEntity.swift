// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
import Foundation

/// A type with a name that users see.
public protocol TypeDisplayRepresentable {
  /// The name of the type.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A type whose values have an appearance.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  /// The appearance of the value.
  var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
  /// The title of the value.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A type with a name, whose values have an appearance.
public protocol DisplayRepresentable: InstanceDisplayRepresentable, TypeDisplayRepresentable {}

/// A type of identifiers that can be written as text.
public protocol EntityIdentifierConvertible {
  /// The identifier as text.
  var entityIdentifierString: String { get }

  /// Returns the identifier that a text stands for; nil if it is not one.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
  /// The text itself, which is its own identifier.
  public var entityIdentifierString: String { self }

  /// Returns the text itself.
  public static func entityIdentifier(for entityIdentifierString: String) -> String? {
    entityIdentifierString
  }
}

extension Int: EntityIdentifierConvertible {
  /// The number in decimal digits.
  public var entityIdentifierString: String { String(self) }

  /// Returns the number in decimal digits; nil if the text is not one.
  public static func entityIdentifier(for entityIdentifierString: String) -> Int? {
    Int(entityIdentifierString)
  }
}

extension UUID: EntityIdentifierConvertible {
  /// The UUID as text.
  public var entityIdentifierString: String { uuidString }

  /// Returns the UUID that a text stands for; nil if it is not one.
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}

/// An entity of the app, which the user can choose as a parameter's value.
public protocol AppEntity: DisplayRepresentable, Identifiable, PersistentlyIdentifiable,
  _IntentValue
where
  ID: EntityIdentifierConvertible, ID: Sendable, DefaultQuery.Entity == Self, ValueType == Self,
  UnwrappedType == Self
{
  /// The type of the default query.
  associatedtype DefaultQuery: EntityQuery

  /// The query that finds the app's entities by default.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// A property of the entity that intents can read.
  public typealias Property = EntityProperty

  /// The shape of the values: entities of this type.
  public static var hostedShape: HostedIntentShape { .entity(Self.self) }

  /// The entity as its identifier and appearance.
  public var hostedValue: HostedIntentValue? {
    .thing(identifier: id.entityIdentifierString, displayRepresentation)
  }

  /// Returns the entity that a query finds for an identifier; nil if it finds none.
  ///
  /// - Throws: The error of the query.
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
      // A query may return more than it was asked for.
      return found.lazy.compactMap { $0 as? Self }.first { $0.id.entityIdentifierString == text }
    }
    if let query { return try await find(by: query) }
    return try await find(by: defaultQuery)
  }
}

/// An entity that lives only as long as its intent.
public protocol TransientAppEntity: DisplayRepresentable, PersistentlyIdentifiable, _IntentValue
where ValueType == Self, UnwrappedType == Self {
  /// Creates an entity without values.
  init()
}

extension TransientAppEntity {
  /// A property of the entity that intents can read.
  public typealias Property = EntityProperty

  /// The shape of the values, which users cannot enter.
  public static var hostedShape: HostedIntentShape { .other(persistentIdentifier) }
  /// The entity as the tool sees it: always nil, as it has no identifier.
  public var hostedValue: HostedIntentValue? { nil }

  /// Returns nil, as the entity cannot be found by an identifier.
  public static func hosted(_ value: HostedIntentValue, by query: (any EntityQuery)?) -> Self? {
    nil
  }
}

/// An entity of which there is exactly one.
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

extension UniqueAppEntity {
  /// The identifier of the only entity: the identifier of its type.
  public var id: String { Self.persistentIdentifier }

  /// The appearance of the only entity, unless the app gives one: the name of its type.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: Self.typeDisplayRepresentation.name)
  }
}
