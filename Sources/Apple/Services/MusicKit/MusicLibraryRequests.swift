// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import FoundationNetworking

/// An item that the library of the user has.
public protocol MusicLibraryRequestable: MusicItem {}
/// The library has such items.
extension Song: MusicLibraryRequestable {}
/// The library has such items.
extension Album: MusicLibraryRequestable {}
/// The library has such items.
extension Artist: MusicLibraryRequestable {}
/// The library has such items.
extension Playlist: MusicLibraryRequestable {}
/// The library has such items.
extension MusicVideo: MusicLibraryRequestable {}
/// The library has such items.
extension Track: MusicLibraryRequestable {}
/// The library has such items.
extension Genre: MusicLibraryRequestable {}

/// A request for items of the user's library, which fails.
public struct MusicLibraryRequest<MusicItemType: MusicLibraryRequestable>: Sendable {
  /// The greatest number of items; 0 for all.
  public var limit = 0
  /// How many items are skipped.
  public var offset = 0
  /// Whether only items on the device are fetched.
  public var includeOnlyDownloadedContent = false

  /// Creates a request for all items.
  public init() {}

  /// Asks only for items whose property has a value.
  public mutating func filter<Value>(
    matching keyPath: KeyPath<MusicItemType, Value>, equalTo value: Value
  ) {}
  /// Asks only for items in which a text occurs.
  public mutating func filter(text: String) {}
  /// Asks for an order of the items.
  public mutating func sort<Value>(by keyPath: KeyPath<MusicItemType, Value>, ascending: Bool) {}

  /// Fetches the items.
  ///
  /// - Throws: Always ``MusicTokenRequestError/permissionDenied``.
  public func response() async throws -> MusicLibraryResponse<MusicItemType> { throw musicDenied() }
}

/// Items that were fetched of the user's library.
public struct MusicLibraryResponse<MusicItemType: MusicItem>: Sendable {
  /// The items of the library that were found; none here.
  public let items: MusicItemCollection<MusicItemType>
}

/// An item that the user can have played.
public protocol MusicRecentlyPlayedRequestable: MusicItem {}
/// The user plays such items.
extension Song: MusicRecentlyPlayedRequestable {}
/// The user plays such items.
extension Track: MusicRecentlyPlayedRequestable {}
/// The user plays such items.
extension Station: MusicRecentlyPlayedRequestable {}

/// A request for what the user played last, which fails.
public struct MusicRecentlyPlayedRequest<MusicItemType: MusicRecentlyPlayedRequestable>: Sendable {
  /// The greatest number of items; nil for the usual one.
  public var limit: Int?
  /// How many items are skipped; nil for none.
  public var offset: Int?

  /// Creates a request, which finds nothing here.
  public init() {}

  /// Fetches the items.
  ///
  /// - Throws: Always ``MusicTokenRequestError/permissionDenied``.
  public func response() async throws -> MusicRecentlyPlayedResponse<MusicItemType> {
    throw musicDenied()
  }
}

/// What the user played last.
public struct MusicRecentlyPlayedResponse<MusicItemType: MusicItem>: Sendable {
  /// The items that were played last; none here.
  public let items: MusicItemCollection<MusicItemType>
}

/// A request to an address of Apple Music, which fails.
public struct MusicDataRequest: Sendable {
  /// The request to the servers of Apple Music.
  public let urlRequest: URLRequest

  /// Creates a request to an address.
  public init(urlRequest: URLRequest) { self.urlRequest = urlRequest }

  /// The code of the user's country.
  ///
  /// - Throws: Always ``MusicTokenRequestError/permissionDenied``.
  public static var currentCountryCode: String {
    get async throws { throw musicDenied() }
  }

  /// Fetches the answer.
  ///
  /// - Throws: Always ``MusicTokenRequestError/permissionDenied``.
  public func response() async throws -> MusicDataResponse { throw musicDenied() }
}

/// The answer of an address of Apple Music.
public struct MusicDataResponse: Sendable {
  /// The data that the server sent.
  public let data: Data
  /// What the server said of it.
  public let urlResponse: URLResponse
}
