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
public struct EnumURLRepresentation<Enum: AppEnum>: ExpressibleByDictionaryLiteral, Sendable {
  /// The URL of a case.
  public struct CaseURL: ExpressibleByStringInterpolation, Sendable {
    let content: HostedURLRepresentation<Enum>

    /// Creates the URL of a case from a literal.
    public init(stringLiteral value: String) { content = .init(parts: [.words(value)]) }
  }

  let cases: [Enum: CaseURL]

  /// Creates the URLs of cases from a dictionary.
  public init(_ cases: [Enum: CaseURL]) { self.cases = cases }

  /// Creates the URLs of cases from a literal, of which the last one of a case is used.
  public init(dictionaryLiteral elements: (Enum, CaseURL)...) {
    cases = Dictionary(elements) { $1 }
  }
}
