// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The colors that iOS has of its own, with UIKit's names; each has a value for every appearance.
public enum SystemColor: String, CaseIterable, Hashable, Sendable {
  /// Text of the first level.
  case label
  /// Text of the second level.
  case secondaryLabel
  /// Text of the third level.
  case tertiaryLabel
  /// Text of the fourth level.
  case quaternaryLabel
  /// Placeholder text in an empty field.
  case placeholderText
  /// The fill of thin and small shapes.
  case systemFill
  /// The fill of shapes of medium size.
  case secondarySystemFill
  /// The fill of large shapes.
  case tertiarySystemFill
  /// The fill of large areas with much content.
  case quaternarySystemFill
  /// The background of a screen.
  case systemBackground
  /// The background of content that is grouped on ``systemBackground``.
  case secondarySystemBackground
  /// The background of content that is grouped on ``secondarySystemBackground``.
  case tertiarySystemBackground
  /// The background of a screen whose content is grouped.
  case systemGroupedBackground
  /// The background of content on ``systemGroupedBackground``.
  case secondarySystemGroupedBackground
  /// The background of content on ``secondarySystemGroupedBackground``.
  case tertiarySystemGroupedBackground
  /// A line between content, through which the background shows.
  case separator
  /// A line between content, through which nothing shows.
  case opaqueSeparator
  /// The text of a link.
  case link
  /// The system's red, resolved by the appearance at hand.
  case systemRed
  /// The system's orange, resolved by the appearance at hand.
  case systemOrange
  /// The system's yellow, resolved by the appearance at hand.
  case systemYellow
  /// The system's green, resolved by the appearance at hand.
  case systemGreen
  /// The system's mint, resolved by the appearance at hand.
  case systemMint
  /// The system's teal, resolved by the appearance at hand.
  case systemTeal
  /// The system's cyan, resolved by the appearance at hand.
  case systemCyan
  /// The system's blue, resolved by the appearance at hand.
  case systemBlue
  /// The system's indigo, resolved by the appearance at hand.
  case systemIndigo
  /// The system's purple, resolved by the appearance at hand.
  case systemPurple
  /// The system's pink, resolved by the appearance at hand.
  case systemPink
  /// The system's brown, resolved by the appearance at hand.
  case systemBrown
  /// The gray between black and white that is the same in light and dark appearance.
  case systemGray
  /// A gray a step closer to the background.
  case systemGray2
  /// A gray two steps closer to the background.
  case systemGray3
  /// A gray three steps closer to the background.
  case systemGray4
  /// A gray four steps closer to the background.
  case systemGray5
  /// The gray that is closest to the background.
  case systemGray6
}

extension SystemColor {
  /// The values of a color, as `0xRRGGBBAA`.
  struct Values {
    var light: UInt32
    var dark: UInt32
    var lightIncreased: UInt32
    var darkIncreased: UInt32
    /// nil if it is the one that is not elevated, as for the other elevated ones.
    var lightElevated: UInt32?
    var darkElevated: UInt32?
    var lightIncreasedElevated: UInt32?
    var darkIncreasedElevated: UInt32?
  }

  /// The color in an appearance.
  func resolved(in appearance: ColorAppearance) -> ResolvedColor {
    let values = values(in: appearance.palette)
    let (base, elevated) =
      switch (appearance.colorScheme, appearance.contrast) {
      case (.light, .standard): (values.light, values.lightElevated)
      case (.dark, .standard): (values.dark, values.darkElevated)
      case (.light, .increased): (values.lightIncreased, values.lightIncreasedElevated)
      case (.dark, .increased): (values.darkIncreased, values.darkIncreasedElevated)
      }
    return ResolvedColor(rgba: appearance.isElevated ? elevated ?? base : base)
  }
}
