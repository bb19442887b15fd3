// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The sets of characters of one byte each that a property list may declare, in addition to those that are only read as far as they
/// are ASCII.
public enum SingleByteSet: Hashable, Sendable {
  /// ISO 8859-1; ASCII is read as it, too, where a file declares ASCII and has more.
  case latin1
  /// Windows-1252, the extension of ISO 8859-1 by Windows.
  case windows1252

  /// The set that the XML declaration at the beginning of a file names; nil for any other.
  init?(declaredBy content: [UInt8]) {
    guard let name = DeclaredEncoding(content)?.key else { return nil }
    switch name {
    case "iso88591", "latin1", "l1", "iso885911987", "isoir100", "cp819", "ibm819", "usascii",
      "ascii", "ansix341968", "iso646us":
      self = .latin1
    case "windows1252", "cp1252": self = .windows1252
    default: return nil
    }
  }

  /// The text of bytes in UTF-8; nil if the set has no character for one of them.
  func utf8(from content: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(content.count + 16)
    for byte in content {
      guard let scalar = scalar(byte) else { return nil }
      result += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }
    return result
  }

  /// The bytes of a text in UTF-8; nil if the set lacks one of its characters.
  func bytes(from text: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      guard let byte = byte(scalar) else { return nil }
      result.append(byte)
    }
    return result
  }

  /// The text of bytes, in which one without a character is the control character of its number, as browsers read it.
  package func lenientText(of bytes: some Sequence<UInt8>) -> String {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: bytes.lazy.map { scalar($0) ?? Unicode.Scalar($0) })
    return String(scalars)
  }

  private func scalar(_ byte: UInt8) -> Unicode.Scalar? {
    guard self == .windows1252, 0x80..<0xA0 ~= byte else { return Unicode.Scalar(byte) }
    let scalar = Self.windowsSigns[Int(byte - 0x80)]
    return scalar.value < 0xA0 ? nil : scalar
  }

  private func byte(_ scalar: Unicode.Scalar) -> UInt8? {
    if self == .windows1252, let index = Self.windowsSigns.firstIndex(of: scalar) {
      return UInt8(0x80 + index)
    }
    guard scalar.value < 0x100, self == .latin1 || !(0x80..<0xA0 ~= scalar.value) else {
      return nil
    }
    return UInt8(scalar.value)
  }

  /// The characters of Windows-1252 from 0x80 to 0x9F; the five undefined ones are control
  /// characters.
  private static let windowsSigns: [Unicode.Scalar] = [
    "€", "\u{81}", "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", "\u{8D}", "Ž", "\u{8F}",
    "\u{90}", "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", "\u{9D}", "ž", "Ÿ",
  ]
}
