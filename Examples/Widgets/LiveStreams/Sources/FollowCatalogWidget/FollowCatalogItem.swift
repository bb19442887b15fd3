// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI

/// A friend's last stream.
struct FollowCatalogItem: Identifiable {
  let id: String
  let name: String
  let isLive: Bool
  let icon: UIImage?

  /// Opens the stream in the app.
  var url: URL? { URL(string: "mirr:///live/\(id)") }

  static let samples = [
    FollowCatalogItem(id: "1041", name: "みけ子", isLive: true, icon: nil),
    FollowCatalogItem(id: "1038", name: "くま五郎", isLive: true, icon: nil),
    FollowCatalogItem(id: "1035", name: "ゆき", isLive: false, icon: nil),
    FollowCatalogItem(id: "1029", name: "ペン太", isLive: false, icon: nil),
  ]
}
