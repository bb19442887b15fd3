// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

// Encodings and transforms of texts in Core Foundation.

/// The encodings that Core Foundation has on all systems.
public enum CFStringBuiltInEncodings: CFStringEncoding, Sendable {
  /// The encoding of older Macs in Western Europe.
  case macRoman = 0
  /// That of older Windows in Western Europe.
  case windowsLatin1 = 0x0500
  /// ISO 8859-1, which has the letters of Western Europe.
  case isoLatin1 = 0x0201
  /// The encoding of NeXTSTEP, an older system.
  case nextStepLatin = 0x0B01
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// ASCII, which has the letters of English.
  case ASCII = 0x0600
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// UTF-16 in the order of bytes that its beginning says.
  case UTF16 = 0x0100
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// UTF-8, as files have it.
  case UTF8 = 0x0800_0100
  /// ASCII with other letters written as numbers.
  case nonLossyASCII = 0x0BFF
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// UTF-16 with the large byte first.
  case UTF16BE = 0x1000_0100
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// UTF-16 with the small byte first.
  case UTF16LE = 0x1400_0100
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// UTF-32 in the order of bytes that its beginning says.
  case UTF32 = 0x0c00_0100
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// UTF-32 with the large byte first.
  case UTF32BE = 0x1800_0100
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// UTF-32 with the small byte first.
  case UTF32LE = 0x1c00_0100
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of ASCII in Core Foundation.
public let kCFStringEncodingASCII = CFStringBuiltInEncodings.ASCII.rawValue

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The transform to letters of Latin.
public let kCFStringTransformToLatin: CFString = StringTransform.toLatin.rawValue
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The transform that leaves out the marks of letters.
public let kCFStringTransformStripDiacritics: CFString = StringTransform.stripDiacritics.rawValue
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The transform that leaves out marks that follow letters.
public let kCFStringTransformStripCombiningMarks: CFString =
  StringTransform.stripCombiningMarks.rawValue
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The transform of Chinese to letters of Latin.
public let kCFStringTransformMandarinLatin: CFString = StringTransform.mandarinToLatin.rawValue
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The transform of Hiragana to Katakana.
public let kCFStringTransformHiraganaKatakana: CFString =
  StringTransform.hiraganaToKatakana.rawValue
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The transform of letters of Latin to Hiragana.
public let kCFStringTransformLatinHiragana: CFString = StringTransform.latinToHiragana.rawValue
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The transform of letters of Latin to Katakana.
public let kCFStringTransformLatinKatakana: CFString = StringTransform.latinToKatakana.rawValue
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The transform of letters of full width to those of half width.
public let kCFStringTransformFullwidthHalfwidth: CFString =
  StringTransform.fullwidthToHalfwidth.rawValue
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The transform to the names of characters.
public let kCFStringTransformToUnicodeName: CFString = StringTransform.toUnicodeName.rawValue

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Transforms a part of a text.
///
/// - Parameters:
///   - string: The text.
///   - range: The part, which becomes the part that is transformed; nil is all of it.
///   - transform: The name of the transform.
///   - reverse: Whether it is turned around.
/// - Returns: Whether there is such a transform.
@discardableResult public func CFStringTransform(
  _ string: CFMutableString?, _ range: UnsafeMutablePointer<CFRange>?, _ transform: CFString?,
  _ reverse: Bool
) -> Bool {
  guard let string, let transform else { return false }
  let place =
    range.map { NSRange(location: $0.pointee.location, length: $0.pointee.length) }
    ?? NSRange(location: 0, length: string.length)
  guard
    let text = string.substring(with: place)
      .applyingTransform(StringTransform(rawValue: transform), reverse: reverse)
  else { return false }
  string.replaceCharacters(in: place, with: text)
  range?.pointee.length = text.utf16.count
  return true
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the text of bytes that end with zero; nil if they are not in the encoding.
public func CFStringCreateWithCString(
  _ alloc: CFAllocator?, _ cStr: UnsafePointer<CChar>?, _ encoding: CFStringEncoding
) -> CFString! {
  guard let cStr else { return nil }
  let number = CFStringConvertEncodingToNSStringEncoding(encoding)
  return String(cString: cStr, encoding: String.Encoding(rawValue: number))
}
