// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An artist; here it is only what an app decoded in the form of Apple Music.
public struct Artist: MusicItem, Hashable, Identifiable, Codable, Sendable {
  private let resource: MusicResource
  private var attributes: MusicAttributes { resource.attributes }

  /// Reads an artist in the form of Apple Music.
  public init(from decoder: any Decoder) throws { resource = try MusicResource(from: decoder) }
  /// Writes an artist in the form of Apple Music.
  public func encode(to encoder: any Encoder) throws { try resource.encode(to: encoder) }

  /// The identifier in the catalog of Apple Music.
  public var id: MusicItemID { resource.id }
  /// The name of the artist; empty if it is not known.
  public var name: String { attributes.name ?? "" }
  /// The picture; nil without one.
  public var artwork: Artwork? { attributes.artwork }
  /// The page; nil without one.
  public var url: URL? { attributes.url }
  /// The names of the genres; nil if they are not known.
  public var genreNames: [String]? { attributes.genreNames }
  /// When the user added it; nil here.
  public var libraryAddedDate: Date? { nil }
  /// The albums; nil, as they are not fetched here.
  public var albums: MusicItemCollection<Album>? { nil }
  /// The top songs; nil, as they are not fetched here.
  public var topSongs: MusicItemCollection<Song>? { nil }
  /// The playlists; nil, as they are not fetched here.
  public var playlists: MusicItemCollection<Playlist>? { nil }

  /// A part of an artist that is fetched later.
  public struct Property: Hashable, Sendable {
    private let name: String
    /// The albums of the artist.
    public static let albums = Property(name: "albums")
    /// The songs of the artist that are heard most.
    public static let topSongs = Property(name: "topSongs")
    /// The playlists with songs of the artist.
    public static let playlists = Property(name: "playlists")
    /// The genres of the artist.
    public static let genres = Property(name: "genres")
  }

  /// Fetches parts.
  ///
  /// - Throws: Always ``MusicTokenRequestError/permissionDenied``.
  public func with(_ properties: [Property]) async throws -> Artist { throw musicDenied() }
}
