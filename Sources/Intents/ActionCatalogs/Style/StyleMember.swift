// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The members of a style that a finding can be about.
package enum StyleMember: String, CaseIterable, Hashable, Sendable {
  /// The color of icons.
  case tint
  /// The color of tiles.
  case tile
  /// The color behind the tiles.
  case ground
  /// The color of titles.
  case title
  /// The number of columns.
  case columns
  /// The height of tiles.
  case tileHeight
}
