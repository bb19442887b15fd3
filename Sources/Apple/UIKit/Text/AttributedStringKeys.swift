// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The color of the glyphs, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The color of the background, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The additional space between glyphs, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The style of the line below the text.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The style of the line through the text.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The style of the paragraph.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The URL that a tap opens.
  public static let link = NSAttributedString.Key("NSLink")
}
