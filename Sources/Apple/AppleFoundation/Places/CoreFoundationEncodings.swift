// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

// The numbers of encodings of strings: Core Foundation's, those of Foundation, and the names that IANA registers.

/// The number of an encoding in Core Foundation.
public typealias CFStringEncoding = UInt32

/// The number of no encoding.
public let kCFStringEncodingInvalidId: CFStringEncoding = 0xffff_ffff

/// The encodings that Foundation has on all systems.
private let encodings: [(number: CFStringEncoding, encoding: String.Encoding, names: [String])] = [
  (0x0800_0100, .utf8, ["utf-8", "utf8"]),
  (0x0600, .ascii, ["us-ascii", "ascii", "iso646-us"]),
  (0x0201, .isoLatin1, ["iso-8859-1", "iso_8859-1", "latin1", "l1"]),
  (0x0202, .isoLatin2, ["iso-8859-2", "iso_8859-2", "latin2", "l2"]),
  (0x0500, .windowsCP1252, ["windows-1252", "cp1252"]),
  (0x0501, .windowsCP1250, ["windows-1250", "cp1250"]),
  (0x0502, .windowsCP1251, ["windows-1251", "cp1251"]),
  (0x0503, .windowsCP1253, ["windows-1253", "cp1253"]),
  (0x0504, .windowsCP1254, ["windows-1254", "cp1254"]),
  (0x0000, .macOSRoman, ["macintosh", "mac"]),
  (0x0a01, .shiftJIS, ["shift_jis", "sjis"]),
  (0x0920, .japaneseEUC, ["euc-jp"]),
  (0x0820, .iso2022JP, ["iso-2022-jp"]),
  (0x0100, .utf16, ["utf-16"]),
  (0x1000_0100, .utf16BigEndian, ["utf-16be"]),
  (0x1400_0100, .utf16LittleEndian, ["utf-16le"]),
  (0x0c00_0100, .utf32, ["utf-32"]),
  (0x1800_0100, .utf32BigEndian, ["utf-32be"]),
  (0x1c00_0100, .utf32LittleEndian, ["utf-32le"]),
]

/// The bit of the numbers that Foundation gives encodings of Core Foundation for which it has no name.
private let unnamedBit: UInt = 0x8000_0000

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the encoding of a name that IANA registers, of the nineteen that Foundation has on all systems;
/// `kCFStringEncodingInvalidId` for others.
public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString?) -> CFStringEncoding {
  guard let name = theString?.lowercased() else { return kCFStringEncodingInvalidId }
  return encodings.first { $0.names.contains(name) }?.number ?? kCFStringEncodingInvalidId
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the name of an encoding that IANA registers; nil if it has none here.
public func CFStringConvertEncodingToIANACharSetName(_ encoding: CFStringEncoding) -> CFString! {
  encodings.first { $0.number == encoding }?.names.first
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns Foundation's number of an encoding, which is the raw value of a `String.Encoding`.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
  if encoding == kCFStringEncodingInvalidId { return UInt(encoding) }
  return encodings.first { $0.number == encoding }?.encoding.rawValue
    ?? unnamedBit | UInt(encoding)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the encoding of Foundation's number; `kCFStringEncodingInvalidId` for a number of none.
public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
  if let known = encodings.first(where: { $0.encoding.rawValue == encoding }) {
    return known.number
  }
  guard encoding & unnamedBit != 0, encoding < UInt(kCFStringEncodingInvalidId) else {
    return kCFStringEncodingInvalidId
  }
  return CFStringEncoding(encoding & ~unnamedBit)
}
