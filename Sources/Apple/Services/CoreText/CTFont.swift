// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
public import CoreGraphics
public import Foundation
import WidgetViews

/// The description of a font: a file, and the font that is in it.
public final class CTFontDescriptor: _CFObject, Sendable {
  let font: WidgetFont
  init(_ font: WidgetFont) { self.font = font }
}

/// A font at a size.
public final class CTFont: _CFObject, Sendable {
  let font: WidgetFont
  let size: CGFloat
  init(_ font: WidgetFont, size: CGFloat) { (self.font, self.size) = (font, size) }
}

/// How a font is made.
public struct CTFontOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: CFOptionFlags
  /// Creates options from their bits.
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
  /// No font is looked for elsewhere; never done here.
  public static let preventAutoActivation = CTFontOptions(rawValue: 1 << 0)
  /// The font is one that may be downloaded; never done here.
  public static let preventAutoDownload = CTFontOptions(rawValue: 1 << 1)
  /// A font of the system is preferred to others of its name.
  public static let preferSystemFont = CTFontOptions(rawValue: 1 << 2)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Reads the font in a file; nil if there is none.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
  guard let data = try? Data(contentsOf: fileURL as URL), let font = try? WidgetFont([UInt8](data))
  else { return nil }
  return [CTFontDescriptor(font)]
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Reads the font in some bytes; nil if there is none.
public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
  (try? WidgetFont([UInt8](data as Data))).map { CTFontDescriptor($0) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a font of a description at a size, in points; 0 is 12 points.
///
/// The matrix is ignored.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { CTFont(descriptor.font, size: size > 0 ? size : 12) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a font of a description at a size, in points; 0 is 12 points.
///
/// The matrix and the options are ignored.
public func CTFontCreateWithFontDescriptorAndOptions(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ options: CTFontOptions
) -> CTFont { CTFontCreateWithFontDescriptor(descriptor, size, matrix) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the name of a font in PostScript.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.font.postScriptName }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the name of a font's family.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.font.family }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the size of a font, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.size }
