// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// The colours of a tile, by what they colour.
enum TileColor {
  /// The tile itself.
  static let ground = Color(.secondarySystemBackground)

  /// The tile itself where the system takes the widget's colours away: so transparent that what is white stays legible on it.
  static let colorlessGround = Color(white: 1, opacity: 0.16)

  /// The icon.
  static let icon = Color(.systemOrange)

  /// The title.
  static let title = Color(.label)

  /// Icon and title of a destination that is gone.
  static let missing = Color(.secondaryLabel)
}
