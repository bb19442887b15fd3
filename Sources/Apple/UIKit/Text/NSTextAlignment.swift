// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// At which side of its place a text is.
public enum NSTextAlignment: Int, Hashable, Sendable {
  case left, center, right, justified, natural
}

/// What happens with a line that is too long.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// The line below a text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits of the style.
  public let rawValue: Int
  /// Creates a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A line of the font's thickness.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A single line of twice the width.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines of the font's thickness.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// A line of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// A line of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// A line of dashes and dots in turn.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A line of dashes and two dots in turn.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// The line is only below words, and not below spaces.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// The direction in which a text is written.
public enum NSWritingDirection: Int, Hashable, Sendable {
  /// The direction of the language.
  case natural = -1
  /// As English is written.
  case leftToRight
  /// As Arabic is written.
  case rightToLeft
}

extension NSParagraphStyle {
  /// How the system may break lines.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits of the strategy.
    public let rawValue: UInt
    /// Creates a strategy from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Breaks before the last word, where it would be alone in its line.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Words of Hangul stay whole.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// The strategy of labels of the system.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
