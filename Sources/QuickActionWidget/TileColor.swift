// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// The colours of a tile, by what they colour.
enum TileColor {
  /// The tile itself.
  static let ground = Color(.secondarySystemBackground)

  /// The icon.
  static let icon = Color(.systemOrange)

  /// The title.
  static let title = Color(.label)

  /// Icon and title of a destination that is gone.
  static let missing = Color(.secondaryLabel)
}
