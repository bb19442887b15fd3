// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An item of which there are charts.
public protocol MusicCatalogChartRequestable: MusicItem {}
/// There are charts of such items.
extension Song: MusicCatalogChartRequestable {}
/// There are charts of such items.
extension Album: MusicCatalogChartRequestable {}
/// There are charts of such items.
extension Playlist: MusicCatalogChartRequestable {}
/// There are charts of such items.
extension MusicVideo: MusicCatalogChartRequestable {}

/// What a chart counts.
public enum MusicCatalogChartKind: String, Hashable, Codable, Sendable {
  /// How often items are played in a city.
  case cityTop
  /// How often items are played in the world.
  case dailyGlobalTop
  /// How often items are played.
  case mostPlayed
}

/// A request for charts, which fails.
public struct MusicCatalogChartsRequest: Sendable {
  /// The genre of the charts; nil for all.
  public let genre: Genre?
  /// What the charts count.
  public let kinds: [MusicCatalogChartKind]
  /// The greatest number of items of each chart; nil for the usual one.
  public var limit: Int?
  /// How many items are skipped; nil for none.
  public var offset: Int?

  /// Creates a request for charts of types in a genre; nil is all genres.
  public init(
    genre: Genre? = nil, kinds: [MusicCatalogChartKind] = [.mostPlayed],
    types: [any MusicCatalogChartRequestable.Type]
  ) { (self.genre, self.kinds) = (genre, kinds) }

  /// Fetches the charts.
  ///
  /// - Throws: Always ``MusicTokenRequestError/permissionDenied``.
  public func response() async throws -> MusicCatalogChartsResponse { throw musicDenied() }
}

/// A chart of items.
public struct MusicCatalogChart<MusicItemType: MusicCatalogChartRequestable>: Sendable {
  /// The title of the chart.
  public let title: String
  /// What the chart counts.
  public let kind: MusicCatalogChartKind
  /// The items of the chart, the first one first.
  public let items: MusicItemCollection<MusicItemType>
}

/// The charts that were fetched, of which there are none here.
public struct MusicCatalogChartsResponse: Sendable {
  /// The charts of songs.
  public let songCharts: [MusicCatalogChart<Song>]
  /// The charts of albums.
  public let albumCharts: [MusicCatalogChart<Album>]
  /// The charts of playlists.
  public let playlistCharts: [MusicCatalogChart<Playlist>]
  /// The charts of music videos.
  public let musicVideoCharts: [MusicCatalogChart<MusicVideo>]
}

/// A part of an item for listening before it is bought.
public struct PreviewAsset: Hashable, Codable, Sendable {
  /// The picture; nil without one.
  public let artwork: Artwork?
  /// The address of the sound; nil without one.
  public let url: URL?
  /// The address of a stream; nil without one.
  public let hlsURL: URL?
}

extension Song {
  /// Parts of the song for listening; nil, as they are not fetched here.
  public var previewAssets: [PreviewAsset]? { nil }
}

extension MusicVideo {
  /// Parts of the video for watching; nil, as they are not fetched here.
  public var previewAssets: [PreviewAsset]? { nil }
}
