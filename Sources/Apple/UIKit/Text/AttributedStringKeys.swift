// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The `UIColor` of the letters.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The `UIColor` of the ground.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// How far letters are moved apart, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The kind of a line under the letters.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The kind of a line through the letters.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The paragraph.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// Where a tap leads.
  public static let link = NSAttributedString.Key("NSLink")
}
