// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
public import Foundation

/// How the lines of a paragraph are set.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let mark = ForeignMark()

  struct Values {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var baseWritingDirection = NSWritingDirection.natural
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation: Bool = false
    var allowsDefaultTighteningForTruncation: Bool = false
    var lineBreakStrategy = LineBreakStrategy()
    var defaultTabInterval: CGFloat = 0
    var tabStops = Self.usualTabs
    var textLists: [NSTextList] = []

    /// The places of tabs that a style begins with.
    private static let usualTabs = stride(from: 28, through: 336, by: 28).map {
      NSTextTab(textAlignment: .left, location: CGFloat($0))
    }
  }

  var values = Values()

  /// The style of the system.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Creates a style of the system's.
  public override init() { super.init() }

  /// At which side the text is.
  open var alignment: NSTextAlignment { values.alignment }
  /// What happens with lines that are too long.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The points between lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The points after the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The points before the paragraph.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The height of a line as a multiple of the font's; 0 for the font's.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The least height of a line.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line; 0 for none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// Where the first line begins.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// Where the other lines begin.
  open var headIndent: CGFloat { values.headIndent }
  /// Where the lines end.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The direction in which the text is written.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// How full a line is, as a part of its length, below which a word is hyphenated; 0 for never.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether words are hyphenated as the system does it.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// Whether letters may come closer before a line is shortened.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }
  /// How lines may be broken.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// The points between places of tabs behind the last one of the paragraph.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// The places in a line that tabs go to.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabStops: [NSTextTab]! { values.tabStops }
  /// The lists that the paragraph is in, the outermost first.
  open var textLists: [NSTextList] { values.textLists }

  /// Returns the direction in which a language is written; that of the system if it is nil.
  open class func defaultWritingDirection(
    forLanguage languageName: String?
  ) -> NSWritingDirection {
    let language = languageName.map { Locale.Language(identifier: $0) } ?? Locale.current.language
    return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Returns a copy that can be changed.
  open func copy(with zone: NSZone? = nil) -> Any { mutableCopy(with: zone) }

  /// Returns a copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }
}

/// The marks of a list's paragraphs.
open class NSTextList: NSObject, @unchecked Sendable {
  /// The form of the marks.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    /// The form as text, such as `{decimal}`.
    public let rawValue: String
    /// Creates a form from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a form from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A filled circle before each.
    public static let disc = MarkerFormat("{disc}")
    /// An open circle before each.
    public static let circle = MarkerFormat("{circle}")
    /// A short line before each.
    public static let hyphen = MarkerFormat("{hyphen}")
    /// Numbers before the paragraphs, from one on.
    public static let decimal = MarkerFormat("{decimal}")
  }

  /// The form of the marks.
  public let markerFormat: MarkerFormat
  /// The number of the first paragraph.
  open var startingItemNumber = 1

  /// Creates the marks of a list; the options have no effect.
  public init(markerFormat: MarkerFormat, options mask: Int = 0) {
    self.markerFormat = markerFormat
  }
}
