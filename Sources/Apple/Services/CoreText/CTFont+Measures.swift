// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import Foundation
public import UIKit

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the name of a font in PostScript.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString {
  font.fontName
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the name of a font for users, which is that in PostScript here.
public func CTFontCopyFullName(_ font: CTFont) -> CFString {
  font.fontName
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the name of a font for users, which is that in PostScript here.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString {
  font.fontName
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the name of a font's family.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString {
  font.familyName
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the size of a font, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat {
  font.pointSize
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the distance from the baseline to the top of a line, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat {
  font.ascender
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the distance from the baseline to the bottom of a line, in points: a positive number.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat {
  -font.descender
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the distance between lines that a font asks for, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat {
  font.leading
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the height of capital letters, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat {
  font.capHeight
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the height of small letters without ascenders, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat {
  font.xHeight
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the traits of a font.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
  font.fontDescriptor.symbolicTraits
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the description of a font.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor {
  font.fontDescriptor
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the transform of a font's letters.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform {
  font.fontDescriptor.matrix
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the description of a font of the program from its name, at a size in points.
public func CTFontDescriptorCreateWithNameAndSize(
  _ name: CFString, _ size: CGFloat
) -> CTFontDescriptor { CTFontDescriptor(name: name, size: size) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a description from attributes by their names.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
  CTFontDescriptor(fontAttributes: read(attributes))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a description from another one, with other attributes by their names.
public func CTFontDescriptorCreateCopyWithAttributes(
  _ original: CTFontDescriptor, _ attributes: CFDictionary
) -> CTFontDescriptor { original.addingAttributes(read(attributes)) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns an attribute of a description by its name; nil if it has none.
public func CTFontDescriptorCopyAttribute(
  _ descriptor: CTFontDescriptor, _ attribute: CFString
) -> CFTypeRef? {
  descriptor.object(forKey: UIFontDescriptor.AttributeName(rawValue: attribute)) as CFTypeRef?
}

/// Returns the attributes of UIKit, with the keys of traits and of features as UIKit has them.
private func read(_ attributes: CFDictionary) -> [UIFontDescriptor.AttributeName: Any] {
  var result: [UIFontDescriptor.AttributeName: Any] = [:]
  for (name, value) in attributes {
    guard let name = name as? String else { continue }
    switch value {
    case let traits as [String: Any]:
      result[UIFontDescriptor.AttributeName(rawValue: name)] = Dictionary(
        traits.map { (UIFontDescriptor.TraitKey(rawValue: $0), $1) }
      ) { $1 }
    case let features as [[String: Int]]:
      result[UIFontDescriptor.AttributeName(rawValue: name)] = features.map { feature in
        Dictionary(feature.map { (UIFontDescriptor.FeatureKey(rawValue: $0), $1) }) { $1 }
      }
    default: result[UIFontDescriptor.AttributeName(rawValue: name)] = value
    }
  }
  return result
}
