// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An intent that a URL of the app represents.
public protocol URLRepresentableIntent: AppIntent {
  /// The URL with places for the parameters of the intent.
  static var urlRepresentation: IntentURLRepresentation<Self> { get }
}

extension URLRepresentableIntent {
  /// The URL with places for parameters.
  public typealias URLRepresentation = IntentURLRepresentation<Self>

  /// The URL of the intent; nil if a parameter that it names has no text.
  public var urlRepresentation: URL? { Self.urlRepresentation.content.url(of: self) }

  /// Does nothing, as the system opens the URL.
  public func perform() async throws -> some IntentResult { .result() }
}

extension URLRepresentableIntent where Self: OpenIntent {
  /// Does nothing, as the system opens the URL.
  public func perform() async throws -> some IntentResult { .result() }
}

extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEntity {
  /// The default URL: that of the entity to open.
  public static var urlRepresentation: IntentURLRepresentation<Self> {
    IntentURLRepresentation { $0.target.urlRepresentation }
  }
}

extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEnum {
  /// The default URL: that of the case to open.
  public static var urlRepresentation: IntentURLRepresentation<Self> {
    IntentURLRepresentation { $0.target.urlRepresentation }
  }
}

/// The URL of an intent: a text with places for parameters.
public struct IntentURLRepresentation<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable
{
  let content: HostedURLRepresentation<Intent>

  init(_ url: @escaping (Intent) -> URL?) {
    content = .init(parts: [.whole(url)])
  }

  /// Creates a URL from a text without places.
  public init(_ value: String) { content = .init(parts: [.words(value)]) }

  /// Creates a URL from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a URL from a literal with places for parameters.
  public init(stringInterpolation: StringInterpolation) {
    content = .init(parts: stringInterpolation.parts)
  }

  /// The string interpolation of a URL.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [HostedURLRepresentation<Intent>.Part] = []

    /// Creates an empty URL.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends literal text to the URL.
    public mutating func appendLiteral(_ literal: String) { parts.append(.words(literal)) }

    /// Appends a place for a parameter.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {
      parts.append(
        .property { intent in
          intent[keyPath: keyPath].current?.hostedUnwrapped.flatMap { hostedURLText(of: $0) }
        })
    }
  }
}
