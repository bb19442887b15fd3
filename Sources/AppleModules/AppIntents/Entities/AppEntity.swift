// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation

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

/// A thing of the app that a person can choose.
public protocol AppEntity: Identifiable, InstanceDisplayRepresentable, PersistentlyIdentifiable,
  Sendable, TypeDisplayRepresentable
{
  /// What finds such things.
  associatedtype DefaultQuery: EntityQuery

  /// What finds such things.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// A property of the thing that intents see.
  public typealias Property = EntityProperty
}

/// A thing that lives as long as an intent.
public protocol TransientAppEntity: InstanceDisplayRepresentable, Sendable, TypeDisplayRepresentable
{
  /// Makes a thing.
  init()
}

/// A property of a thing that intents see.
@propertyWrapper public struct EntityProperty<Value> {
  private var stored: Value?

  /// The name for people.
  public let title: LocalizedStringResource?

  /// The value; without one the program ends with a sentence, as on a device.
  public var wrappedValue: Value {
    get {
      guard let stored else {
        preconditionFailure("the property '\(title?.key ?? "")' has no value")
      }
      return stored
    }
    set { stored = newValue }
  }

  /// A property with a name.
  public init(title: LocalizedStringResource) { self.title = title }

  /// A property.
  public init() { title = nil }
}

extension EntityProperty: Sendable where Value: Sendable {}

/// An enumeration that a person can choose from.
public protocol AppEnum: CaseIterable, Hashable, InstanceDisplayRepresentable,
  PersistentlyIdentifiable, RawRepresentable, Sendable, TypeDisplayRepresentable
{
  /// How the cases look.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  /// How the case looks; without a representation its value.
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self]
      ?? DisplayRepresentation(title: LocalizedStringResource("\(String(describing: rawValue))"))
  }
}

/// What finds things of the app.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable {
  /// The things.
  associatedtype Entity: AppEntity

  /// Makes what finds them.
  init()

  /// The things of identifiers.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

  /// The things that a person can choose from.
  func suggestedEntities() async throws -> [Entity]
}

extension EntityQuery {
  /// None.
  public func suggestedEntities() async throws -> [Entity] { [] }

  /// The things that a person can choose from.
  public func results() async throws -> [Entity] { try await suggestedEntities() }
}

extension EntityQuery where DefaultValue == Entity {
  /// Nothing.
  public func defaultResult() async -> Entity? { nil }
}

/// What finds things by what a person types.
public protocol EntityStringQuery: EntityQuery {
  /// The things of a text.
  func entities(matching string: String) async throws -> [Entity]
}

/// What knows all things.
public protocol EnumerableEntityQuery: EntityQuery {
  /// All things.
  func allEntities() async throws -> [Entity]
}

/// Things under headings.
public struct IntentItemCollection<Item> {
  /// The things under a heading.
  public let sections: [IntentItemSection<Item>]

  /// Makes a collection.
  public init(sections: [IntentItemSection<Item>]) { self.sections = sections }

  /// Makes a collection.
  public init(items: [Item]) { sections = [IntentItemSection(items: items)] }
}

extension IntentItemCollection: Sendable where Item: Sendable {}
extension IntentItemSection: Sendable where Item: Sendable {}

/// Things under a heading.
public struct IntentItemSection<Item> {
  /// The heading.
  public let title: LocalizedStringResource?
  /// The things.
  public let items: [Item]

  /// Makes a section.
  public init(_ title: LocalizedStringResource? = nil, items: [Item]) {
    self.title = title
    self.items = items
  }
}

/// The things of a type.
public typealias ItemCollection = IntentItemCollection
