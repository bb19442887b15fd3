// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// An item that a search of the catalog finds.
public protocol MusicCatalogSearchable: MusicItem {}
/// A search finds such items.
extension Song: MusicCatalogSearchable {}
/// A search finds such items.
extension Album: MusicCatalogSearchable {}
/// A search finds such items.
extension Artist: MusicCatalogSearchable {}
/// A search finds such items.
extension Playlist: MusicCatalogSearchable {}
/// A search finds such items.
extension MusicVideo: MusicCatalogSearchable {}
/// A search finds such items.
extension Station: MusicCatalogSearchable {}

/// A search of the catalog by words, which fails.
public struct MusicCatalogSearchRequest: Hashable, Sendable {
  private let typeNames: Set<String>

  /// The text that is searched for.
  public let term: String
  /// The greatest number of items of each type; nil for the usual one.
  public var limit: Int?
  /// How many items are skipped; nil for none.
  public var offset: Int?
  /// Whether the best items of all types are found too.
  public var includeTopResults = false

  /// Creates a search for items of types.
  public init(term: String, types: [any MusicCatalogSearchable.Type]) {
    self.term = term
    typeNames = Set(types.map { String(describing: $0) })
  }

  /// Searches.
  ///
  /// - Throws: Always ``MusicTokenRequestError/permissionDenied``.
  public func response() async throws -> MusicCatalogSearchResponse { throw musicDenied() }
}

/// What a search of the catalog found.
public struct MusicCatalogSearchResponse: Hashable, Sendable {
  /// The songs that were found; none here.
  public let songs: MusicItemCollection<Song>
  /// The albums that were found; none here.
  public let albums: MusicItemCollection<Album>
  /// The artists that were found; none here.
  public let artists: MusicItemCollection<Artist>
  /// The playlists that were found; none here.
  public let playlists: MusicItemCollection<Playlist>
  /// The music videos that were found; none here.
  public let musicVideos: MusicItemCollection<MusicVideo>
  /// The stations that were found; none here.
  public let stations: MusicItemCollection<Station>
}

/// An item that can be fetched by a property.
public protocol FilterableMusicItem: MusicItem {
  /// The properties by which it is fetched.
  associatedtype FilterType
}

/// The properties by which a song is fetched.
public struct SongFilter: Sendable {
  /// The identifier in the catalog of Apple Music.
  public let id: MusicItemID
  /// The International Standard Recording Code; nil if songs are not searched by it.
  public let isrc: String?
}

/// Such items are fetched by ``SongFilter``.
extension Song: FilterableMusicItem {
  /// The properties by which it is fetched.
  public typealias FilterType = SongFilter
}

/// The properties by which an album is fetched.
public struct AlbumFilter: Sendable {
  /// The identifier in the catalog of Apple Music.
  public let id: MusicItemID
  /// The Universal Product Code; nil if albums are not searched by it.
  public let upc: String?
}

/// Such items are fetched by ``AlbumFilter``.
extension Album: FilterableMusicItem {
  /// The properties by which it is fetched.
  public typealias FilterType = AlbumFilter
}

/// The properties by which an artist is fetched.
public struct ArtistFilter: Sendable {
  /// The identifier in the catalog of Apple Music.
  public let id: MusicItemID
}

/// Such items are fetched by ``ArtistFilter``.
extension Artist: FilterableMusicItem {
  /// The properties by which it is fetched.
  public typealias FilterType = ArtistFilter
}

/// The properties by which a playlist is fetched.
public struct PlaylistFilter: Sendable {
  /// The identifier in the catalog of Apple Music.
  public let id: MusicItemID
}

/// Such items are fetched by ``PlaylistFilter``.
extension Playlist: FilterableMusicItem {
  /// The properties by which it is fetched.
  public typealias FilterType = PlaylistFilter
}

/// The properties by which a music video is fetched.
public struct MusicVideoFilter: Sendable {
  /// The identifier in the catalog of Apple Music.
  public let id: MusicItemID
  /// The International Standard Recording Code; nil if videos are not searched by it.
  public let isrc: String?
}

/// Such items are fetched by ``MusicVideoFilter``.
extension MusicVideo: FilterableMusicItem {
  /// The properties by which it is fetched.
  public typealias FilterType = MusicVideoFilter
}

/// The properties by which a station is fetched.
public struct StationFilter: Sendable {
  /// The identifier in the catalog of Apple Music.
  public let id: MusicItemID
}

/// Such items are fetched by ``StationFilter``.
extension Station: FilterableMusicItem {
  /// The properties by which it is fetched.
  public typealias FilterType = StationFilter
}

/// The properties by which a genre is fetched.
public struct GenreFilter: Sendable {
  /// The identifier in the catalog of Apple Music.
  public let id: MusicItemID
}

/// Such items are fetched by ``GenreFilter``.
extension Genre: FilterableMusicItem {
  /// The properties by which it is fetched.
  public typealias FilterType = GenreFilter
}

/// A request for items of the catalog, which fails.
public struct MusicCatalogResourceRequest<MusicItemType: FilterableMusicItem>: Sendable {
  /// The greatest number of items; nil for the usual one.
  public var limit: Int?

  /// Creates a request for all genres.
  public init() where MusicItemType == Genre {}

  /// Creates a request for items whose property has a value.
  public init<Value>(
    matching keyPath: KeyPath<MusicItemType.FilterType, Value>, equalTo value: Value
  ) {}

  /// Creates a request for items whose property has one of some values.
  public init<Value>(
    matching keyPath: KeyPath<MusicItemType.FilterType, Value>, memberOf values: [Value]
  ) {}

  /// Fetches the items.
  ///
  /// - Throws: Always ``MusicTokenRequestError/permissionDenied``.
  public func response() async throws -> MusicCatalogResourceResponse<MusicItemType> {
    throw musicDenied()
  }
}

/// Items that were fetched of the catalog.
public struct MusicCatalogResourceResponse<MusicItemType: MusicItem>: Sendable {
  /// The items that were found; none here.
  public let items: MusicItemCollection<MusicItemType>
}
