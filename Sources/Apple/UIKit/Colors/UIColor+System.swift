// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

extension UIColor {
  /// The system color of primary labels, which adapts to light and dark appearance.
  public static var label: UIColor { UIColor(Color(system: .label)) }
  /// The system color of secondary labels, which adapts to light and dark appearance.
  public static var secondaryLabel: UIColor { UIColor(Color(system: .secondaryLabel)) }
  /// The system color of tertiary labels, which adapts to light and dark appearance.
  public static var tertiaryLabel: UIColor { UIColor(Color(system: .tertiaryLabel)) }
  /// The system color of quaternary labels, which adapts to light and dark appearance.
  public static var quaternaryLabel: UIColor { UIColor(Color(system: .quaternaryLabel)) }
  /// The system color of placeholder text, which adapts to light and dark appearance.
  public static var placeholderText: UIColor { UIColor(Color(system: .placeholderText)) }
  /// The system color of fills of thin and small shapes, which adapts to light and dark appearance.
  public static var systemFill: UIColor { UIColor(Color(system: .systemFill)) }
  /// The system color of fills of medium-size shapes, which adapts to light and dark appearance.
  public static var secondarySystemFill: UIColor { UIColor(Color(system: .secondarySystemFill)) }
  /// The system color of fills of large shapes, which adapts to light and dark appearance.
  public static var tertiarySystemFill: UIColor { UIColor(Color(system: .tertiarySystemFill)) }
  /// The system color of fills of large areas, which adapts to light and dark appearance.
  public static var quaternarySystemFill: UIColor { UIColor(Color(system: .quaternarySystemFill)) }
  /// The system color of the main background, which adapts to light and dark appearance.
  public static var systemBackground: UIColor { UIColor(Color(system: .systemBackground)) }
  /// The system color of content on the main background, which adapts to light and dark appearance.
  public static var secondarySystemBackground: UIColor {
    UIColor(Color(system: .secondarySystemBackground))
  }
  /// The system color of content on secondary backgrounds, which adapts to light and dark
  /// appearance.
  public static var tertiarySystemBackground: UIColor {
    UIColor(Color(system: .tertiarySystemBackground))
  }
  /// The system color of the main background of grouped content, which adapts to light and dark
  /// appearance.
  public static var systemGroupedBackground: UIColor {
    UIColor(Color(system: .systemGroupedBackground))
  }
  /// The system color of content on the main background of grouped content, which adapts to light
  /// and dark appearance.
  public static var secondarySystemGroupedBackground: UIColor {
    UIColor(Color(system: .secondarySystemGroupedBackground))
  }
  /// The system color of content on secondary backgrounds of grouped content, which adapts to light
  /// and dark appearance.
  public static var tertiarySystemGroupedBackground: UIColor {
    UIColor(Color(system: .tertiarySystemGroupedBackground))
  }
  /// The system color of separators that let what is under them through, which adapts to light and
  /// dark appearance.
  public static var separator: UIColor { UIColor(Color(system: .separator)) }
  /// The system color of opaque separators, which adapts to light and dark appearance.
  public static var opaqueSeparator: UIColor { UIColor(Color(system: .opaqueSeparator)) }
  /// The system color of links, which adapts to light and dark appearance.
  public static var link: UIColor { UIColor(Color(system: .link)) }
  /// The system's red, which adapts to light and dark appearance.
  public static var systemRed: UIColor { UIColor(Color(system: .systemRed)) }
  /// The system's orange, which adapts to light and dark appearance.
  public static var systemOrange: UIColor { UIColor(Color(system: .systemOrange)) }
  /// The system's yellow, which adapts to light and dark appearance.
  public static var systemYellow: UIColor { UIColor(Color(system: .systemYellow)) }
  /// The system's green, which adapts to light and dark appearance.
  public static var systemGreen: UIColor { UIColor(Color(system: .systemGreen)) }
  /// The system's mint, which adapts to light and dark appearance.
  public static var systemMint: UIColor { UIColor(Color(system: .systemMint)) }
  /// The system's teal, which adapts to light and dark appearance.
  public static var systemTeal: UIColor { UIColor(Color(system: .systemTeal)) }
  /// The system's cyan, which adapts to light and dark appearance.
  public static var systemCyan: UIColor { UIColor(Color(system: .systemCyan)) }
  /// The system's blue, which adapts to light and dark appearance.
  public static var systemBlue: UIColor { UIColor(Color(system: .systemBlue)) }
  /// The system's indigo, which adapts to light and dark appearance.
  public static var systemIndigo: UIColor { UIColor(Color(system: .systemIndigo)) }
  /// The system's purple, which adapts to light and dark appearance.
  public static var systemPurple: UIColor { UIColor(Color(system: .systemPurple)) }
  /// The system's pink, which adapts to light and dark appearance.
  public static var systemPink: UIColor { UIColor(Color(system: .systemPink)) }
  /// The system's brown, which adapts to light and dark appearance.
  public static var systemBrown: UIColor { UIColor(Color(system: .systemBrown)) }
  /// The system's base gray, which adapts to light and dark appearance.
  public static var systemGray: UIColor { UIColor(Color(system: .systemGray)) }
  /// The second of the system's six grays, which adapts to light and dark appearance.
  public static var systemGray2: UIColor { UIColor(Color(system: .systemGray2)) }
  /// The third of the system's six grays, which adapts to light and dark appearance.
  public static var systemGray3: UIColor { UIColor(Color(system: .systemGray3)) }
  /// The fourth of the system's six grays, which adapts to light and dark appearance.
  public static var systemGray4: UIColor { UIColor(Color(system: .systemGray4)) }
  /// The fifth of the system's six grays, which adapts to light and dark appearance.
  public static var systemGray5: UIColor { UIColor(Color(system: .systemGray5)) }
  /// The sixth of the system's six grays, which adapts to light and dark appearance.
  public static var systemGray6: UIColor { UIColor(Color(system: .systemGray6)) }
  /// The tint color of controls.
  public static var tintColor: UIColor { UIColor(.accentColor) }
}

extension UIColor {
  /// A fixed black, with a white component of 0.
  public static var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// The color of dark text on a light background, which does not adapt.
  public static var darkText: UIColor { UIColor(white: 0, alpha: 1) }
  /// The color of light text on a dark background, which does not adapt.
  public static var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
  /// The background of grouped content, by its former name.
  public static var groupTableViewBackground: UIColor { .systemGroupedBackground }
  /// A fixed gray with a white component of 1/3.
  public static var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  /// A fixed gray with a white component of 2/3.
  public static var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  /// A fixed white, with a white component of 1.
  public static var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// A fixed gray with a white component of 0.5.
  public static var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// A fixed red, with sRGB components 1, 0, 0.
  public static var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// A fixed green, with sRGB components 0, 1, 0.
  public static var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// A fixed blue, with sRGB components 0, 0, 1.
  public static var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// A fixed cyan, with sRGB components 0, 1, 1.
  public static var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// A fixed yellow, with sRGB components 1, 1, 0.
  public static var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// A fixed magenta, with sRGB components 1, 0, 1.
  public static var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// A fixed orange, with sRGB components 1, 0.5, 0.
  public static var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// A fixed purple, with sRGB components 0.5, 0, 0.5.
  public static var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// A fixed brown, with sRGB components 0.6, 0.4, 0.2.
  public static var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// A transparent color, with white and alpha components of 0.
  public static var clear: UIColor { UIColor(white: 0, alpha: 0) }
}
