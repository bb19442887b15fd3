// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An entity that a URL of the app represents.
public protocol URLRepresentableEntity: AppEntity, CustomURLRepresentationParameterConvertible {
  /// The URL with places for the properties of the entity.
  static var urlRepresentation: EntityURLRepresentation<Self> { get }
}

extension URLRepresentableEntity {
  /// The URL with places for properties.
  public typealias URLRepresentation = EntityURLRepresentation<Self>

  /// The URL of the entity; nil if a property that it names has no text.
  public var urlRepresentation: URL? { Self.urlRepresentation.content.url(of: self) }

  /// The identifier of the entity, in the URLs of others.
  public var urlRepresentationParameter: String? { id.entityIdentifierString }
}

/// The URL of an entity: a text with places for properties.
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation, Sendable
{
  let content: HostedURLRepresentation<Entity>

  /// Creates a URL from a text without places.
  public init(_ value: String) { content = .init(parts: [.words(value)]) }

  /// Creates a URL from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a URL from a literal with places for properties.
  public init(stringInterpolation: StringInterpolation) {
    content = .init(parts: stringInterpolation.parts)
  }

  /// The string interpolation of a URL.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// A place for something other than a property.
    public enum Token: Hashable, Sendable {
      /// The identifier of the entity.
      case id
    }

    var parts: [HostedURLRepresentation<Entity>.Part] = []

    /// Creates an empty URL.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends literal text to the URL.
    public mutating func appendLiteral(_ literal: String) { parts.append(.words(literal)) }

    /// Appends the identifier of the entity.
    public mutating func appendInterpolation(_ token: Token) {
      parts.append(.property { $0.id.entityIdentifierString })
    }

    /// Appends a place for a property.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Entity, EntityProperty<Value>>
    ) { parts.append(.property { hostedURLText(of: $0[keyPath: keyPath].wrappedValue) }) }
  }
}
