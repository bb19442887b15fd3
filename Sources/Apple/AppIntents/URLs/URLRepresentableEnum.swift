// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An enumeration whose cases URLs of the app represent.
public protocol URLRepresentableEnum: AppEnum, CustomURLRepresentationParameterConvertible {
  /// The URLs of the cases.
  static var urlRepresentation: EnumURLRepresentation<Self> { get }
}

extension URLRepresentableEnum {
  /// The URLs of cases.
  public typealias URLRepresentation = EnumURLRepresentation<Self>

  /// The URL of the case; nil if it has none.
  public var urlRepresentation: URL? {
    Self.urlRepresentation.cases[self]?.content.url(of: self)
  }

  /// The raw value of the case, in the URLs of others.
  public var urlRepresentationParameter: String? { String(rawValue) }
}

/// The URLs of an enumeration's cases.
public struct EnumURLRepresentation<Enum: AppEnum>: ExpressibleByDictionaryLiteral,
  ExpressibleByStringInterpolation, Sendable
{
  /// The URL of a case.
  public struct CaseURL: ExpressibleByStringInterpolation, Sendable {
    let content: HostedURLRepresentation<Enum>

    /// Creates the URL of a case from a literal.
    public init(stringLiteral value: String) { content = .init(parts: [.words(value)]) }

    init(content: HostedURLRepresentation<Enum>) { self.content = content }
  }

  let cases: [Enum: CaseURL]

  /// Creates the same URL for all cases from a text.
  public init(_ url: String) { self.init(all: [.words(url)]) }

  /// Creates the same URL for all cases from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates the URLs of all cases from a literal with places for the raw value.
  public init(stringInterpolation: StringInterpolation) {
    self.init(all: stringInterpolation.parts)
  }

  private init(all parts: [HostedURLRepresentation<Enum>.Part]) {
    let url = CaseURL(content: .init(parts: parts))
    cases = Dictionary(Enum.allCases.map { ($0, url) }) { $1 }
  }

  /// The string interpolation of the URLs of all cases.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// A place in the URLs of all cases.
    public enum Token: Hashable, Sendable {
      /// The raw value of the case.
      case rawValue
    }

    var parts: [HostedURLRepresentation<Enum>.Part] = []

    /// Creates an empty URL.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends literal text to the URL.
    public mutating func appendLiteral(_ literal: String) { parts.append(.words(literal)) }

    /// Appends a place for the raw value of the case.
    public mutating func appendInterpolation(_ token: Token) {
      parts.append(.property { String($0.rawValue) })
    }

    /// Appends the raw value of a certain case.
    public mutating func appendInterpolation(_ value: Enum) {
      parts.append(.words(String(value.rawValue)))
    }
  }

  /// Creates the URLs of cases from a dictionary.
  public init(_ cases: [Enum: CaseURL]) { self.cases = cases }

  /// Creates the URLs of cases from a literal, of which the last one of a case is used.
  public init(dictionaryLiteral elements: (Enum, CaseURL)...) {
    cases = Dictionary(elements) { $1 }
  }
}
