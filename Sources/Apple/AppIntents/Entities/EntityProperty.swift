// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation

/// A property of an entity that intents can read.
///
/// The value is stored in an array, so that an entity can have a property of its own type, as on a
/// device.
@propertyWrapper public struct EntityProperty<Value> {
  private var stored: [Value] = []

  /// The title that users see; nil if none was given.
  public let title: LocalizedStringResource?

  /// The value of the property.
  ///
  /// Reading it before it was set traps, as on a device: an entity must set its properties before
  /// they are read.
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

  /// The property itself, which `$name` gives.
  public var projectedValue: EntityProperty<Value> { self }

  /// Creates a property with a title.
  public init(title: LocalizedStringResource) { self.title = title }

  /// Creates a property without a title; the identifier is ignored.
  public init(identifier: String) { title = nil }

  /// Creates a property with a title; the identifier is ignored.
  public init(identifier: String, title: LocalizedStringResource) { self.title = title }

  /// Creates a property without a title.
  public init() { title = nil }

  /// Creates a property with a title; the key of the index is ignored.
  @_disfavoredOverload
  public init(title: LocalizedStringResource, indexingKey: PartialKeyPath<EntityIndexingKeys>) {
    self.title = title
  }

  /// Creates a property without a title; the key of the index is ignored.
  @_disfavoredOverload
  public init(indexingKey: PartialKeyPath<EntityIndexingKeys>) { title = nil }

  /// Creates the projection of a computed property, which the macros of such properties write; a nil title is none.
  public init(hostedTitle title: LocalizedStringResource?, value: Value) {
    self.title = title
    stored = [value]
  }

  /// Creates the projection of a deferred property, whose value only the entity itself gives; a nil title is none.
  public init(hostedTitle title: LocalizedStringResource?) { self.title = title }
}

extension EntityProperty: Sendable where Value: Sendable {}
extension EntityProperty: Equatable where Value: Equatable {}
extension EntityProperty: Hashable where Value: Hashable {}

/// The attributes of Spotlight's index, for files that do not import CoreSpotlight.
///
/// Every name is one, as nothing is indexed here: CoreSpotlight, which knows the names, checks them where it is imported.
@dynamicMemberLookup public struct EntityIndexingKeys: Sendable {
  /// The name of an attribute itself.
  public subscript(dynamicMember name: String) -> String { name }
}
