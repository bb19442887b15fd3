// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// A genre; here it is only what an app decoded in the form of Apple Music.
public struct Genre: MusicItem, Hashable, Identifiable, Codable, Sendable {
  private let resource: MusicResource
  private var attributes: MusicAttributes { resource.attributes }

  /// Reads a genre in the form of Apple Music.
  public init(from decoder: any Decoder) throws { resource = try MusicResource(from: decoder) }
  /// Writes a genre in the form of Apple Music.
  public func encode(to encoder: any Encoder) throws { try resource.encode(to: encoder) }

  /// The identifier in the catalog of Apple Music.
  public var id: MusicItemID { resource.id }
  /// The name of the genre; empty if it is not known.
  public var name: String { attributes.name ?? "" }
}
