// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The members of a style that a finding can be about.
package enum StyleMember: String, CaseIterable, Hashable, Sendable {
  /// The color of the icons.
  case tint
  /// The background color of the tiles.
  case tile
  /// The color behind the tiles.
  case ground
  /// The color of the titles.
  case title
  /// The number of columns of tiles.
  case columns
  /// The height of the tiles, in points.
  case tileHeight
}
