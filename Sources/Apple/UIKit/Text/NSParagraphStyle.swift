// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
public import Foundation

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
}

/// How the lines of a paragraph are set.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let mark = ForeignMark()

  fileprivate struct Values {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
  }

  fileprivate var values = Values()

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

  /// Returns a copy that can be changed.
  open func copy(with zone: NSZone? = nil) -> Any { mutableCopy(with: zone) }

  /// Returns a copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }
}

/// How the lines of a paragraph are set, which can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// At which side the text is.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// What happens with lines that are too long.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The points between lines.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The points after the paragraph.
  open var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The height of a line as a multiple of the font's; 0 for the font's.
  open var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// The least height of a line.
  open var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The greatest height of a line; 0 for none.
  open var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// Where the first line begins.
  open var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// Where the other lines begin.
  open var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// Where the lines end.
  open var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
}

/// The insets of edges, by the direction of the text.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the upper edge, in points.
  public var top: CGFloat
  /// The beginning of a line.
  public var leading: CGFloat
  /// The distance from the lower edge, in points.
  public var bottom: CGFloat
  /// The end of a line.
  public var trailing: CGFloat

  /// Insets of 0 points on all edges.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets of 0 points on all edges.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets from their lengths in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
