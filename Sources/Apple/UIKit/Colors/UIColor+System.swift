// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

extension UIColor {
  /// The system's color of this name, which differs with light and dark.
  public static var label: UIColor { UIColor(Color(.label)) }
  /// The system's color of this name, which differs with light and dark.
  public static var secondaryLabel: UIColor { UIColor(Color(.secondaryLabel)) }
  /// The system's color of this name, which differs with light and dark.
  public static var tertiaryLabel: UIColor { UIColor(Color(.tertiaryLabel)) }
  /// The system's color of this name, which differs with light and dark.
  public static var quaternaryLabel: UIColor { UIColor(Color(.quaternaryLabel)) }
  /// The system's color of this name, which differs with light and dark.
  public static var placeholderText: UIColor { UIColor(Color(.placeholderText)) }
  /// The system's color of this name, which differs with light and dark.
  public static var systemFill: UIColor { UIColor(Color(.systemFill)) }
  /// The system's color of this name, which differs with light and dark.
  public static var secondarySystemFill: UIColor { UIColor(Color(.secondarySystemFill)) }
  /// The system's color of this name, which differs with light and dark.
  public static var tertiarySystemFill: UIColor { UIColor(Color(.tertiarySystemFill)) }
  /// The system's color of this name, which differs with light and dark.
  public static var quaternarySystemFill: UIColor { UIColor(Color(.quaternarySystemFill)) }
  /// The system's color of this name, which differs with light and dark.
  public static var systemBackground: UIColor { UIColor(Color(.systemBackground)) }
  /// The system's color of this name, which differs with light and dark.
  public static var secondarySystemBackground: UIColor {
    UIColor(Color(.secondarySystemBackground))
  }
  /// The system's color of this name, which differs with light and dark.
  public static var tertiarySystemBackground: UIColor { UIColor(Color(.tertiarySystemBackground)) }
  /// The system's color of this name, which differs with light and dark.
  public static var systemGroupedBackground: UIColor { UIColor(Color(.systemGroupedBackground)) }
  /// The system's color of this name, which differs with light and dark.
  public static var secondarySystemGroupedBackground: UIColor {
    UIColor(Color(.secondarySystemGroupedBackground))
  }
  /// The system's color of this name, which differs with light and dark.
  public static var tertiarySystemGroupedBackground: UIColor {
    UIColor(Color(.tertiarySystemGroupedBackground))
  }
  /// The system's color of this name, which differs with light and dark.
  public static var separator: UIColor { UIColor(Color(.separator)) }
  /// The system's color of this name, which differs with light and dark.
  public static var opaqueSeparator: UIColor { UIColor(Color(.opaqueSeparator)) }
  /// The system's color of this name, which differs with light and dark.
  public static var link: UIColor { UIColor(Color(.link)) }
  /// The system's color of this name, which differs with light and dark.
  public static var systemRed: UIColor { UIColor(Color(.systemRed)) }
  /// The system's color of this name, which differs with light and dark.
  public static var systemOrange: UIColor { UIColor(Color(.systemOrange)) }
  /// The system's color of this name, which differs with light and dark.
  public static var systemYellow: UIColor { UIColor(Color(.systemYellow)) }
  /// The system's color of this name, which differs with light and dark.
  public static var systemGreen: UIColor { UIColor(Color(.systemGreen)) }
  /// The system's color of this name, which differs with light and dark.
  public static var systemMint: UIColor { UIColor(Color(.systemMint)) }
  /// The system's color of this name, which differs with light and dark.
  public static var systemTeal: UIColor { UIColor(Color(.systemTeal)) }
  /// The system's color of this name, which differs with light and dark.
  public static var systemCyan: UIColor { UIColor(Color(.systemCyan)) }
  /// The system's color of this name, which differs with light and dark.
  public static var systemBlue: UIColor { UIColor(Color(.systemBlue)) }
  /// The system's color of this name, which differs with light and dark.
  public static var systemIndigo: UIColor { UIColor(Color(.systemIndigo)) }
  /// The system's color of this name, which differs with light and dark.
  public static var systemPurple: UIColor { UIColor(Color(.systemPurple)) }
  /// The system's color of this name, which differs with light and dark.
  public static var systemPink: UIColor { UIColor(Color(.systemPink)) }
  /// The system's color of this name, which differs with light and dark.
  public static var systemBrown: UIColor { UIColor(Color(.systemBrown)) }
  /// The system's color of this name, which differs with light and dark.
  public static var systemGray: UIColor { UIColor(Color(.systemGray)) }
  /// The system's color of this name, which differs with light and dark.
  public static var systemGray2: UIColor { UIColor(Color(.systemGray2)) }
  /// The system's color of this name, which differs with light and dark.
  public static var systemGray3: UIColor { UIColor(Color(.systemGray3)) }
  /// The system's color of this name, which differs with light and dark.
  public static var systemGray4: UIColor { UIColor(Color(.systemGray4)) }
  /// The system's color of this name, which differs with light and dark.
  public static var systemGray5: UIColor { UIColor(Color(.systemGray5)) }
  /// The system's color of this name, which differs with light and dark.
  public static var systemGray6: UIColor { UIColor(Color(.systemGray6)) }
  /// The color of controls.
  public static var tintColor: UIColor { UIColor(.accentColor) }
}

extension UIColor {
  /// A gray that is the same everywhere.
  public static var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// A gray that is the same everywhere.
  public static var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  /// A gray that is the same everywhere.
  public static var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  /// A gray that is the same everywhere.
  public static var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// A gray that is the same everywhere.
  public static var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// A color that is the same everywhere.
  public static var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// A color that is the same everywhere.
  public static var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// A color that is the same everywhere.
  public static var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// A color that is the same everywhere.
  public static var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// A color that is the same everywhere.
  public static var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// A color that is the same everywhere.
  public static var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// A color that is the same everywhere.
  public static var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// A color that is the same everywhere.
  public static var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// A color that is the same everywhere.
  public static var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// No color.
  public static var clear: UIColor { UIColor(white: 0, alpha: 0) }
}
