// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// What the keys of P-256 have in common: numbers and points, as bytes and as texts.
enum KeyBytes {
  /// The number of a private key.
  ///
  /// - Throws: `CryptoKitError.incorrectKeySize` unless there are 32 bytes, and `incorrectParameterSize` for a number that is no key.
  static func scalar(of bytes: [UInt8]) throws -> Number256 {
    guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
    let number = Number256(bigEndian: bytes)
    guard number != .zero, number < CurveP256.order.modulus else {
      throw CryptoKitError.incorrectParameterSize
    }
    return number
  }

  /// The bytes of a random private key.
  static func random() -> [UInt8] {
    while true {
      let bytes = SymmetricKey(size: .bits256).bytes
      if (try? scalar(of: bytes)) != nil { return bytes }
    }
  }

  /// The two coordinates of the public key for a private one.
  static func publicKey(for bytes: [UInt8]) -> [UInt8] {
    let point = CurveP256.multiply(CurveP256.base, by: Number256(bigEndian: bytes))
    guard let point else { return [UInt8](repeating: 0, count: 64) }
    return point.x.bigEndian + point.y.bigEndian
  }

  /// The point of two coordinates; nil if it is not on the curve.
  static func point(of bytes: [UInt8]) -> CurveP256.Point? {
    let point = CurveP256.Point(
      x: Number256(bigEndian: bytes[..<32]), y: Number256(bigEndian: bytes[32...]))
    return CurveP256.isOnCurve(point) ? point : nil
  }

  /// The two coordinates of a byte 4 and them, or of a byte 2 or 3 and the first one.
  static func coordinates(of bytes: [UInt8]) throws -> [UInt8] {
    switch (bytes.first, bytes.count) {
    case (4, 65): return Array(bytes.dropFirst())
    case (2, 33), (3, 33):
      let x = Number256(bigEndian: bytes.dropFirst())
      guard let point = CurveP256.point(x: x, isOdd: bytes[0] == 3) else {
        throw CryptoKitError.invalidParameter
      }
      return point.x.bigEndian + point.y.bigEndian
    default: throw CryptoKitError.incorrectParameterSize
    }
  }

  /// A byte 2 or 3 and the first coordinate.
  static func compressed(_ coordinates: [UInt8]) -> [UInt8] {
    [2 + coordinates[63] % 2] + coordinates[..<32]
  }

  // The names of the algorithm and of the curve, in a sequence of ASN.1.
  private static let algorithm: [UInt8] = [
    0x30, 0x13, 0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01, 0x06, 0x08, 0x2A, 0x86, 0x48,
    0xCE, 0x3D, 0x03, 0x01, 0x07,
  ]

  /// A public key as RFC 5280 writes it.
  static func document(ofPublic coordinates: [UInt8]) -> [UInt8] {
    DistinguishedBytes.item(
      0x30, algorithm + DistinguishedBytes.item(0x03, [0, 4] + coordinates))
  }

  /// A private key as RFC 5208 writes it.
  static func document(ofPrivate bytes: [UInt8]) -> [UInt8] {
    let coordinates = publicKey(for: bytes)
    let key = DistinguishedBytes.item(
      0x30,
      DistinguishedBytes.item(0x02, [1]) + DistinguishedBytes.item(0x04, bytes)
        + DistinguishedBytes.item(0xA1, DistinguishedBytes.item(0x03, [0, 4] + coordinates)))
    return DistinguishedBytes.item(
      0x30,
      DistinguishedBytes.item(0x02, [0]) + algorithm + DistinguishedBytes.item(0x04, key))
  }

  /// The coordinates in the document of a public key.
  static func publicKey(inDocument bytes: [UInt8]) throws -> [UInt8] {
    let items = try DistinguishedBytes.items(in: try DistinguishedBytes.content(0x30, of: bytes))
    guard items.count == 2, items[1].tag == 0x03, items[1].content.first == 0 else {
      throw CryptoKitError.invalidParameter
    }
    return try coordinates(of: Array(items[1].content.dropFirst()))
  }

  /// The number in the document of a private key, of RFC 5208 or of RFC 5915.
  static func privateKey(inDocument bytes: [UInt8]) throws -> [UInt8] {
    let items = try DistinguishedBytes.items(in: try DistinguishedBytes.content(0x30, of: bytes))
    if items.count >= 3, items[1].tag == 0x30, items[2].tag == 0x04 {
      return try privateKey(inDocument: items[2].content)
    }
    guard items.count >= 2, items[1].tag == 0x04 else { throw CryptoKitError.invalidParameter }
    _ = try scalar(of: items[1].content)
    return items[1].content
  }

  /// A document as a text between two lines with its name.
  static func text(_ name: String, _ bytes: [UInt8]) -> String {
    let lines = Data(bytes).base64EncodedString(options: [
      .lineLength64Characters, .endLineWithLineFeed,
    ])
    return "-----BEGIN \(name)-----\n\(lines)\n-----END \(name)-----"
  }

  /// The document in a text between two lines.
  static func document(inText text: String) throws -> [UInt8] {
    let lines = text.split { $0.isNewline }.map { $0.trimmingCharacters(in: .whitespaces) }
    let parts = lines.drop { !$0.hasPrefix("-----BEGIN ") }.dropFirst().prefix {
      !$0.hasPrefix("-----END ")
    }
    guard !parts.isEmpty, let data = Data(base64Encoded: parts.joined()) else {
      throw CryptoKitError.invalidParameter
    }
    return Array(data)
  }
}

/// The distinguished encoding rules of ASN.1, as far as keys and signatures need them.
enum DistinguishedBytes {
  static func item(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
    let length: [UInt8] =
      content.count < 128
      ? [UInt8(content.count)]
      : content.count < 256
        ? [0x81, UInt8(content.count)]
        : [0x82, UInt8(content.count >> 8 & 255), UInt8(content.count & 255)]
    return [tag] + length + content
  }

  /// A number that is not negative, of its bytes, the highest one first.
  static func integer(_ bytes: [UInt8]) -> [UInt8] {
    let number = Array(bytes.drop { $0 == 0 })
    return item(0x02, (number.first ?? 0x80) & 0x80 == 0 ? number : [0] + number)
  }

  static func items(in bytes: [UInt8]) throws -> [(tag: UInt8, content: [UInt8])] {
    var items: [(tag: UInt8, content: [UInt8])] = []
    var rest = bytes[...]
    while let tag = rest.popFirst() {
      guard var length = rest.popFirst().map(Int.init) else {
        throw CryptoKitError.invalidParameter
      }
      if length > 128 {
        let count = length - 128
        guard count <= 2, rest.count >= count else { throw CryptoKitError.invalidParameter }
        length = rest.prefix(count).reduce(0) { $0 << 8 | Int($1) }
        rest = rest.dropFirst(count)
      }
      guard rest.count >= length else { throw CryptoKitError.invalidParameter }
      items.append((tag, Array(rest.prefix(length))))
      rest = rest.dropFirst(length)
    }
    return items
  }

  /// The content of the only item, which has a tag.
  static func content(_ tag: UInt8, of bytes: [UInt8]) throws -> [UInt8] {
    let items = try items(in: bytes)
    guard items.count == 1, items[0].tag == tag else { throw CryptoKitError.invalidParameter }
    return items[0].content
  }
}
