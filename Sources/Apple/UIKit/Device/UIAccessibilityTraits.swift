// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What VoiceOver says an element is.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits of a number.
  public let rawValue: UInt64
  /// Creates a set of bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing is said of it.
  public static let none: UIAccessibilityTraits = []
  /// It is a button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// It is a link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// It is an image.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// It is selected now.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// It plays a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 16)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
  /// A text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// A summary of what the app has to say.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
  /// It cannot be used.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// It changes too often to be read each time.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// A field for a search.
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  /// It begins to play or to record.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
  /// A value that can be made greater and less.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  /// It can be touched while VoiceOver speaks.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
  /// The next page follows after it was read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16_384)
  /// It is a heading.
  public static let header = UIAccessibilityTraits(rawValue: 65_536)
}
