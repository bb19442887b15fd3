// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI

/// The app's server.
enum FollowCatalogAPI {
  private struct Answer: Decodable {
    struct Item: Decodable {
      let liveId: String
      let name: String
      let iconURL: URL?
      let isLive: Bool
    }

    let items: [Item]
  }

  /// The last streams of those whom the user follows, with their icons.
  static func items(limit: Int) async throws -> [FollowCatalogItem] {
    guard let url = URL(string: "https://live.example.com/streams") else { return [] }
    let (data, _) = try await URLSession.shared.data(from: url)
    var items: [FollowCatalogItem] = []
    for item in try JSONDecoder().decode(Answer.self, from: data).items.prefix(limit) {
      items.append(
        FollowCatalogItem(
          id: item.liveId, name: item.name, isLive: item.isLive,
          icon: await icon(at: item.iconURL)))
    }
    return items
  }

  private static func icon(at url: URL?) async -> UIImage? {
    guard let url, let (data, _) = try? await URLSession.shared.data(from: url) else {
      return nil
    }
    return UIImage(data: data)
  }
}
