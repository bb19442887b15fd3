// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import CoreGraphics
public import Foundation
public import UIKit
import WidgetViews

/// A font at a size, which is one of UIKit, as on a device.
public typealias CTFont = UIFont

/// The description of a font, which is one of UIKit, as on a device.
public typealias CTFontDescriptor = UIFontDescriptor

/// The traits of a font, which are those of UIKit.
public typealias CTFontSymbolicTraits = UIFontDescriptor.SymbolicTraits

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

/// What a font of the system is for.
public enum CTFontUIFontType: UInt32, Sendable {
  /// The font is for nothing that is known.
  case none = 0xFFFF_FFFF
  /// Texts that a user writes.
  case user = 0
  /// Texts that a user writes, with letters of one width.
  case userFixedPitch = 1
  /// Texts of the system.
  case system = 2
  /// Texts of the system that are important.
  case emphasizedSystem = 3
  /// Small texts of the system.
  case smallSystem = 4
  /// Small texts of the system that are important.
  case smallEmphasizedSystem = 5
  /// Labels of buttons and other controls.
  case label = 10
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a font from its name at a size, in points; 0 is 12 points.
///
/// Of the matrix only that letters lean is drawn.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  CTFontCreateWithFontDescriptor(CTFontDescriptor(name: name, size: size), size, matrix)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a font from its name at a size, in points; 0 is 12 points, and the options have no effect.
public func CTFontCreateWithNameAndOptions(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ options: CTFontOptions
) -> CTFont { CTFontCreateWithName(name, size, matrix) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a font of a description at a size, in points; 0 is the size of the description, or 12 points if it has none.
///
/// Of the matrix only that letters lean is drawn.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let placed = matrix.map { descriptor.withMatrix($0.pointee) } ?? descriptor
  return CTFont(descriptor: placed, size: max(0, size))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a font of a description at a size, in points; the options have no effect.
public func CTFontCreateWithFontDescriptorAndOptions(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ options: CTFontOptions
) -> CTFont { CTFontCreateWithFontDescriptor(descriptor, size, matrix) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a font of the system for a purpose at a size, in points; 0 is 12 points, and the language has no effect.
public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
  let size = size > 0 ? size : 12
  switch uiType {
  case .userFixedPitch: return .monospacedSystemFont(ofSize: size, weight: .regular)
  case .emphasizedSystem, .smallEmphasizedSystem: return .boldSystemFont(ofSize: size)
  case .none: return nil
  default: return .systemFont(ofSize: size)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a font from another one, at another size unless that is 0, and with attributes unless they are nil.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  let changes = attributes.map(\.fontAttributes) ?? [:]
  let descriptor = font.fontDescriptor.addingAttributes(changes.filter { $0.key != .size })
  return CTFontCreateWithFontDescriptor(descriptor, size > 0 ? size : font.pointSize, matrix)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a font from another one, with some of its traits changed; never nil here.
public func CTFontCreateCopyWithSymbolicTraits(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
  let descriptor = font.fontDescriptor
  let traits = descriptor.symbolicTraits.subtracting(symTraitMask)
    .union(symTraitValue.intersection(symTraitMask))
  return descriptor.withSymbolicTraits(traits).map {
    CTFontCreateWithFontDescriptor($0, size > 0 ? size : font.pointSize, matrix)
  }
}
