// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An album; here it is only what an app decoded in the form of Apple Music.
public struct Album: PlayableMusicItem, Hashable, Identifiable, Codable, Sendable {
  private let resource: MusicResource
  private var attributes: MusicAttributes { resource.attributes }

  /// Reads an album in the form of Apple Music.
  public init(from decoder: any Decoder) throws { resource = try MusicResource(from: decoder) }
  /// Writes an album in the form of Apple Music.
  public func encode(to encoder: any Encoder) throws { try resource.encode(to: encoder) }

  /// The identifier in the catalog of Apple Music.
  public var id: MusicItemID { resource.id }
  /// The title of the album; empty if it is not known.
  public var title: String { attributes.name ?? "" }
  /// The name of the artist.
  public var artistName: String { attributes.artistName ?? "" }
  /// The picture; nil without one.
  public var artwork: Artwork? { attributes.artwork }
  /// The page; nil without one.
  public var url: URL? { attributes.url }
  /// The names of the genres.
  public var genreNames: [String] { attributes.genreNames ?? [] }
  /// When it was published; nil if it is not known.
  public var releaseDate: Date? { attributes.released }
  /// The number of songs.
  public var trackCount: Int { attributes.trackCount ?? 0 }
  /// The international code of the album; nil if it is not known.
  public var upc: String? { attributes.upc }
  /// Whether it is a single; nil if it is not known.
  public var isSingle: Bool? { attributes.isSingle }
  /// Whether it is of several artists; nil if it is not known.
  public var isCompilation: Bool? { attributes.isCompilation }
  /// Whether all songs are there; nil if it is not known.
  public var isComplete: Bool? { attributes.isComplete }
  /// The label; nil if it is not known.
  public var recordLabelName: String? { attributes.recordLabel }
  /// Who has the rights; nil if it is not known.
  public var copyright: String? { attributes.copyright }
  /// Whether it has strong language; nil if it has not.
  public var contentRating: ContentRating? { attributes.rating }
  /// What a player needs; nil if it cannot be played.
  public var playParameters: PlayParameters? { attributes.playParams }
  /// When the user last played it; nil here.
  public var lastPlayedDate: Date? { nil }
  /// When the user added it; nil here.
  public var libraryAddedDate: Date? { nil }
  /// The tracks; nil, as they are not fetched here.
  public var tracks: MusicItemCollection<Track>? { nil }
  /// The artists; nil, as they are not fetched here.
  public var artists: MusicItemCollection<Artist>? { nil }

  /// A part of an album that is fetched later.
  public struct Property: Hashable, Sendable {
    private let name: String
    /// The tracks in their order.
    public static let tracks = Property(name: "tracks")
    /// The artists whose album it is.
    public static let artists = Property(name: "artists")
    /// The genres of the album.
    public static let genres = Property(name: "genres")
  }

  /// Fetches parts.
  ///
  /// - Throws: Always ``MusicTokenRequestError/permissionDenied``.
  public func with(_ properties: [Property]) async throws -> Album { throw musicDenied() }
}
