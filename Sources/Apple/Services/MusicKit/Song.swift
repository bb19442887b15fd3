// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A song; here it is only what an app decoded in the form of Apple Music.
public struct Song: PlayableMusicItem, Hashable, Identifiable, Codable, Sendable {
  private let resource: MusicResource
  private var attributes: MusicAttributes { resource.attributes }

  /// Reads a song in the form of Apple Music.
  public init(from decoder: any Decoder) throws { resource = try MusicResource(from: decoder) }
  /// Writes a song in the form of Apple Music.
  public func encode(to encoder: any Encoder) throws { try resource.encode(to: encoder) }

  /// The identifier in the catalog of Apple Music.
  public var id: MusicItemID { resource.id }
  /// The title of the song; empty if it is not known.
  public var title: String { attributes.name ?? "" }
  /// The name of the artist.
  public var artistName: String { attributes.artistName ?? "" }
  /// The title of the album; nil without one.
  public var albumTitle: String? { attributes.albumName }
  /// The picture; nil without one.
  public var artwork: Artwork? { attributes.artwork }
  /// The length, in seconds; nil if it is not known.
  public var duration: TimeInterval? { attributes.duration }
  /// The page; nil without one.
  public var url: URL? { attributes.url }
  /// The names of the genres.
  public var genreNames: [String] { attributes.genreNames ?? [] }
  /// When it was published; nil if it is not known.
  public var releaseDate: Date? { attributes.released }
  /// The number in the album; nil without one.
  public var trackNumber: Int? { attributes.trackNumber }
  /// The number of the disc; nil without one.
  public var discNumber: Int? { attributes.discNumber }
  /// The international code of the recording; nil if it is not known.
  public var isrc: String? { attributes.isrc }
  /// Whether the words are known.
  public var hasLyrics: Bool { attributes.hasLyrics ?? false }
  /// Whether it has strong language; nil if it has not.
  public var contentRating: ContentRating? { attributes.rating }
  /// The name of the composer; nil without one.
  public var composerName: String? { attributes.composerName }
  /// What a player needs; nil if it cannot be played.
  public var playParameters: PlayParameters? { attributes.playParams }
  /// How often the user played it; nil here.
  public var playCount: Int? { nil }
  /// When the user last played it; nil here.
  public var lastPlayedDate: Date? { nil }
  /// When the user added it; nil here.
  public var libraryAddedDate: Date? { nil }
  /// The albums; nil, as they are not fetched here.
  public var albums: MusicItemCollection<Album>? { nil }
  /// The artists; nil, as they are not fetched here.
  public var artists: MusicItemCollection<Artist>? { nil }

  /// A part of a song that is fetched later.
  public struct Property: Hashable, Sendable {
    private let name: String
    /// The albums that have the song.
    public static let albums = Property(name: "albums")
    /// The artists who perform the song.
    public static let artists = Property(name: "artists")
    /// The genres of the song.
    public static let genres = Property(name: "genres")
  }

  /// Fetches parts.
  ///
  /// - Throws: Always ``MusicTokenRequestError/permissionDenied``.
  public func with(_ properties: [Property]) async throws -> Song { throw musicDenied() }
}
