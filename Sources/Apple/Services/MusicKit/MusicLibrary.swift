// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// An item that can be added to the user's library.
public protocol MusicLibraryAddable: MusicItem {}
/// Such items can be added.
extension Song: MusicLibraryAddable {}
/// Such items can be added.
extension Album: MusicLibraryAddable {}
/// Such items can be added.
extension Playlist: MusicLibraryAddable {}
/// Such items can be added.
extension MusicVideo: MusicLibraryAddable {}
/// Such items can be added.
extension Track: MusicLibraryAddable {}

/// The user's library, to which nothing can be added without permission.
public final class MusicLibrary: Sendable {
  /// An error of the library.
  public enum Error: Swift.Error, Hashable, Sendable {
    /// The user said no; every request here fails with it.
    case permissionDenied
  }

  /// The library of the user, which is empty here.
  public static let shared = MusicLibrary()

  private init() {}

  /// Adds an item.
  ///
  /// - Throws: Always ``Error/permissionDenied``.
  public func add(_ item: some MusicLibraryAddable) async throws { throw denied() }

  /// Makes a playlist without items.
  ///
  /// - Throws: Always ``Error/permissionDenied``.
  @discardableResult public func createPlaylist(
    name: String, description: String? = nil, authorDisplayName: String? = nil
  ) async throws -> Playlist { throw denied() }

  private func denied() -> Error {
    reportNoMusic()
    return .permissionDenied
  }
}

/// What Apple Music recommends to the user.
public struct MusicPersonalRecommendation: MusicItem, Hashable, Identifiable, Sendable {
  /// The identifier of the recommendation.
  public let id: MusicItemID
  /// The title; nil without one.
  public let title: String?
  /// Why it is recommended; nil if it is not said.
  public let reason: String?
  /// The albums that are recommended.
  public let albums: MusicItemCollection<Album>
  /// The playlists that are recommended.
  public let playlists: MusicItemCollection<Playlist>
  /// The stations that are recommended.
  public let stations: MusicItemCollection<Station>
}

/// A request for what Apple Music recommends to the user, which fails.
public struct MusicPersonalRecommendationsRequest: Sendable {
  /// The greatest number of recommendations; nil for the usual one.
  public var limit: Int?
  /// How many recommendations are skipped; nil for none.
  public var offset: Int?

  /// Creates a request, which finds no recommendations here.
  public init() {}

  /// Fetches the recommendations.
  ///
  /// - Throws: Always ``MusicTokenRequestError/permissionDenied``.
  public func response() async throws -> MusicPersonalRecommendationsResponse {
    throw musicDenied()
  }
}

/// What Apple Music recommends to the user.
public struct MusicPersonalRecommendationsResponse: Sendable {
  /// The recommendations for the user; none here.
  public let recommendations: MusicItemCollection<MusicPersonalRecommendation>
}
