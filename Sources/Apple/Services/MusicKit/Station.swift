// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A station; here it is only what an app decoded in the form of Apple Music.
public struct Station: PlayableMusicItem, Hashable, Identifiable, Codable, Sendable {
  private let resource: MusicResource
  private var attributes: MusicAttributes { resource.attributes }

  /// Reads a station in the form of Apple Music.
  public init(from decoder: any Decoder) throws { resource = try MusicResource(from: decoder) }
  /// Writes a station in the form of Apple Music.
  public func encode(to encoder: any Encoder) throws { try resource.encode(to: encoder) }

  /// The identifier in the catalog of Apple Music.
  public var id: MusicItemID { resource.id }
  /// The name of the station; empty if it is not known.
  public var name: String { attributes.name ?? "" }
  /// The picture; nil without one.
  public var artwork: Artwork? { attributes.artwork }
  /// The page; nil without one.
  public var url: URL? { attributes.url }
  /// Whether it is live.
  public var isLive: Bool { attributes.isLive ?? false }
  /// Whether it has strong language; nil if it has not.
  public var contentRating: ContentRating? { attributes.rating }
  /// What a player needs; nil if it cannot be played.
  public var playParameters: PlayParameters? { attributes.playParams }

  /// A part of a station that is fetched later.
  public struct Property: Hashable, Sendable {
    private let name: String
    /// The genres of the station.
    public static let genres = Property(name: "genres")
  }

  /// Fetches parts.
  ///
  /// - Throws: Always ``MusicTokenRequestError/permissionDenied``.
  public func with(_ properties: [Property]) async throws -> Station { throw musicDenied() }
}
