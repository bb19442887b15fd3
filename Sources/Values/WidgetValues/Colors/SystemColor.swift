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
  /// Text that stands if a person has entered none yet.
  case placeholderText
  /// The fill of thin and small shapes.
  case systemFill
  /// The fill of shapes of medium size.
  case secondarySystemFill
  /// The fill of large shapes.
  case tertiarySystemFill
  /// The fill of large areas with much content.
  case quaternarySystemFill
  /// The ground.
  case systemBackground
  /// What is on the ground and groups content.
  case secondarySystemBackground
  /// What is on that.
  case tertiarySystemBackground
  /// The ground of grouped content.
  case systemGroupedBackground
  /// What is on the ground of grouped content.
  case secondarySystemGroupedBackground
  /// What is on that.
  case tertiarySystemGroupedBackground
  /// A line between content, through which the ground shows.
  case separator
  /// A line between content, through which nothing shows.
  case opaqueSeparator
  /// A link in text.
  case link
  /// The tint red.
  case systemRed
  /// The tint orange.
  case systemOrange
  /// The tint yellow.
  case systemYellow
  /// The tint green.
  case systemGreen
  /// The tint mint.
  case systemMint
  /// The tint teal.
  case systemTeal
  /// The tint cyan.
  case systemCyan
  /// The tint blue.
  case systemBlue
  /// The tint indigo.
  case systemIndigo
  /// The tint purple.
  case systemPurple
  /// The tint pink.
  case systemPink
  /// The tint brown.
  case systemBrown
  /// The middle gray.
  case systemGray
  /// A gray a step closer to the ground.
  case systemGray2
  /// A gray two steps closer to the ground.
  case systemGray3
  /// A gray three steps closer to the ground.
  case systemGray4
  /// A gray four steps closer to the ground.
  case systemGray5
  /// The gray that is closest to the ground.
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
