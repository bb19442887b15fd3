// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// An item in the form of Apple Music: an identifier and attributes.
struct MusicResource: Hashable, Codable, Sendable {
  var id: MusicItemID
  var attributes = MusicAttributes()

  init(id: MusicItemID) { self.id = id }

  private enum CodingKeys: CodingKey {
    case id
    case attributes
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(MusicItemID.self, forKey: .id)
    attributes =
      try container.decodeIfPresent(MusicAttributes.self, forKey: .attributes) ?? MusicAttributes()
  }
}

struct MusicAttributes: Hashable, Codable, Sendable {
  var name: String?
  var artistName: String?
  var albumName: String?
  var composerName: String?
  var curatorName: String?
  var recordLabel: String?
  var copyright: String?
  var artwork: Artwork?
  var durationInMillis: Int?
  var url: URL?
  var genreNames: [String]?
  var releaseDate: String?
  var lastModifiedDate: String?
  var trackNumber: Int?
  var trackCount: Int?
  var discNumber: Int?
  var isrc: String?
  var upc: String?
  var hasLyrics: Bool?
  var isSingle: Bool?
  var isCompilation: Bool?
  var isComplete: Bool?
  var isLive: Bool?
  var contentRating: String?
  var playParams: PlayParameters?

  var duration: TimeInterval? { durationInMillis.map { Double($0) / 1000 } }
  var rating: ContentRating? { contentRating.flatMap(ContentRating.init(rawValue:)) }
  var released: Date? { Self.date(releaseDate) }
  var modified: Date? { Self.date(lastModifiedDate) }

  private static func date(_ text: String?) -> Date? {
    guard let parts = text?.prefix(10).split(separator: "-").compactMap({ Int($0) }),
      let year = parts.first
    else { return nil }
    var components = DateComponents()
    components.year = year
    components.month = parts.count > 1 ? parts[1] : 1
    components.day = parts.count > 2 ? parts[2] : 1
    components.timeZone = TimeZone(secondsFromGMT: 0)
    return Calendar(identifier: .gregorian).date(from: components)
  }
}

/// What a player needs of an item.
public struct PlayParameters: Hashable, Codable, Sendable {
  let id: String?
  let kind: String?
}

/// Whether an item has strong language.
public enum ContentRating: String, Hashable, Codable, Sendable {
  /// Explicit words were removed.
  case clean
  /// The item has explicit words.
  case explicit
}
