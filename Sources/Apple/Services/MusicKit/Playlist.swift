// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A playlist; here it is only what an app decoded in the form of Apple Music.
public struct Playlist: PlayableMusicItem, Hashable, Identifiable, Codable, Sendable {
  private let resource: MusicResource
  private var attributes: MusicAttributes { resource.attributes }

  /// Reads a playlist in the form of Apple Music.
  public init(from decoder: any Decoder) throws { resource = try MusicResource(from: decoder) }
  /// Writes a playlist in the form of Apple Music.
  public func encode(to encoder: any Encoder) throws { try resource.encode(to: encoder) }

  /// The identifier in the catalog of Apple Music.
  public var id: MusicItemID { resource.id }
  /// The name of the playlist; empty if it is not known.
  public var name: String { attributes.name ?? "" }
  /// Who put it together; nil if it is not known.
  public var curatorName: String? { attributes.curatorName }
  /// The picture; nil without one.
  public var artwork: Artwork? { attributes.artwork }
  /// The page; nil without one.
  public var url: URL? { attributes.url }
  /// When it was changed; nil if it is not known.
  public var lastModifiedDate: Date? { attributes.modified }
  /// A description; nil here.
  public var standardDescription: String? { nil }
  /// What a player needs; nil if it cannot be played.
  public var playParameters: PlayParameters? { attributes.playParams }
  /// When the user last played it; nil here.
  public var lastPlayedDate: Date? { nil }
  /// When the user added it; nil here.
  public var libraryAddedDate: Date? { nil }
  /// The tracks; nil, as they are not fetched here.
  public var tracks: MusicItemCollection<Track>? { nil }

  /// A part of a playlist that is fetched later.
  public struct Property: Hashable, Sendable {
    private let name: String
    /// The tracks in their order.
    public static let tracks = Property(name: "tracks")
    /// The genres of the playlist.
    public static let genres = Property(name: "genres")
  }

  /// Fetches parts.
  ///
  /// - Throws: Always ``MusicTokenRequestError/permissionDenied``.
  public func with(_ properties: [Property]) async throws -> Playlist { throw musicDenied() }
}
