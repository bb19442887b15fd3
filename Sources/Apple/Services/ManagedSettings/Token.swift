// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// An app, a category or a web domain that its user chose, without its name.
public struct Token<Kind>: Hashable, Codable, Sendable {
  private let data: Data

  /// Reads a token that was saved.
  public init(from decoder: any Decoder) throws {
    data = try decoder.container(keyedBy: Key.self).decode(Data.self, forKey: .data)
  }

  /// Encodes the token; another app cannot read it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(data, forKey: .data)
  }

  private enum Key: String, CodingKey {
    case data
  }
}

/// An app, known by its token or its bundle identifier.
public struct Application: Hashable, Codable, Sendable {
  /// The identifier of the app's bundle; nil if it is not shown.
  public let bundleIdentifier: String?
  /// The name of the app; nil if it is not shown.
  public let localizedDisplayName: String?
  /// The token of the app; nil if there is none.
  public let token: ApplicationToken?

  /// Creates an app of its token.
  public init(token: ApplicationToken) {
    bundleIdentifier = nil
    localizedDisplayName = nil
    self.token = token
  }

  /// Creates an app of its bundle's identifier.
  public init(bundleIdentifier: String) {
    self.bundleIdentifier = bundleIdentifier
    localizedDisplayName = nil
    token = nil
  }
}

/// A category of apps and web domains.
public struct ActivityCategory: Hashable, Codable, Sendable {
  /// The name of the category; nil if it is not shown.
  public let localizedDisplayName: String?
  /// The token of the category; nil if there is none.
  public let token: ActivityCategoryToken?

  /// Creates a category of its token.
  public init(token: ActivityCategoryToken) {
    localizedDisplayName = nil
    self.token = token
  }
}

/// A web domain, known by its token or its name.
public struct WebDomain: Hashable, Codable, Sendable {
  /// The domain; nil if it is not shown.
  public let domain: String?
  /// The token of the domain; nil if there is none.
  public let token: WebDomainToken?

  /// Creates a web domain of its name.
  public init(domain: String) {
    self.domain = domain
    token = nil
  }

  /// Creates a web domain of its token.
  public init(token: WebDomainToken) {
    domain = nil
    self.token = token
  }
}

/// The token of an app.
public typealias ApplicationToken = Token<Application>
/// The token of a category.
public typealias ActivityCategoryToken = Token<ActivityCategory>
/// The token of a web domain.
public typealias WebDomainToken = Token<WebDomain>
