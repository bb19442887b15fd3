// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension P256 {
  /// Keys by which messages are signed.
  public enum Signing {
    /// The two numbers of a signature.
    public struct ECDSASignature: ContiguousBytes, Sendable {
      let bytes: [UInt8]

      /// Creates a signature of two numbers of 32 bytes.
      ///
      /// - Throws: `CryptoKitError.incorrectParameterSize` for another number of bytes.
      public init<D: DataProtocol>(rawRepresentation: D) throws {
        bytes = Array(rawRepresentation)
        guard bytes.count == 64 else { throw CryptoKitError.incorrectParameterSize }
      }

      /// Creates a signature of a document of ASN.1.
      ///
      /// - Throws: `CryptoKitError.invalidParameter` if it is not that of a signature.
      public init<D: DataProtocol>(derRepresentation: D) throws {
        let content = try DistinguishedBytes.content(0x30, of: Array(derRepresentation))
        let items = try DistinguishedBytes.items(in: content)
        guard items.count == 2, items.allSatisfy({ $0.tag == 0x02 }) else {
          throw CryptoKitError.invalidParameter
        }
        let numbers = items.map { Array($0.content.drop { $0 == 0 }) }
        guard numbers.allSatisfy({ $0.count <= 32 }) else {
          throw CryptoKitError.invalidParameter
        }
        bytes = numbers.flatMap { [UInt8](repeating: 0, count: 32 - $0.count) + $0 }
      }

      /// The two numbers, 32 bytes each.
      public var rawRepresentation: Data { Data(bytes) }

      /// The document of the signature in ASN.1.
      public var derRepresentation: Data {
        let numbers = [Array(bytes[..<32]), Array(bytes[32...])]
        return Data(DistinguishedBytes.item(0x30, numbers.flatMap(DistinguishedBytes.integer)))
      }

      /// Calls a function with the two numbers.
      public func withUnsafeBytes<Result>(
        _ body: (UnsafeRawBufferPointer) throws -> Result
      ) rethrows -> Result { try bytes.withUnsafeBytes(body) }
    }

    /// The key that others get.
    public struct PublicKey: Hashable, Sendable {
      let coordinates: [UInt8]

      init(coordinates: [UInt8]) { self.coordinates = coordinates }

      /// Creates a key of two coordinates of 32 bytes, which are not checked to be on the curve.
      ///
      /// - Throws: `CryptoKitError.incorrectKeySize` for another number of bytes.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        coordinates = rawRepresentation.withUnsafeBytes { Array($0) }
        guard coordinates.count == 64 else { throw CryptoKitError.incorrectKeySize }
      }

      /// Creates a key of a byte 4 and two coordinates, which are not checked to be on the curve.
      ///
      /// - Throws: `CryptoKitError.incorrectParameterSize` for other bytes.
      public init<D: ContiguousBytes>(x963Representation: D) throws {
        let bytes = x963Representation.withUnsafeBytes { Array($0) }
        guard bytes.count == 65 else { throw CryptoKitError.incorrectParameterSize }
        coordinates = try KeyBytes.coordinates(of: bytes)
      }

      /// Creates a key of a byte 2 or 3 and the first coordinate.
      ///
      /// - Throws: `CryptoKitError.incorrectParameterSize` for other bytes, and for a coordinate that no point has.
      public init<D: ContiguousBytes>(compressedRepresentation: D) throws {
        let bytes = compressedRepresentation.withUnsafeBytes { Array($0) }
        guard bytes.count == 33 else { throw CryptoKitError.incorrectParameterSize }
        coordinates = try KeyBytes.coordinates(of: bytes)
      }

      /// Creates a key of a document of ASN.1.
      ///
      /// - Throws: `CryptoKitError.invalidParameter` if it is not that of a key.
      public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws
      where Bytes.Element == UInt8 {
        coordinates = try KeyBytes.publicKey(inDocument: Array(derRepresentation))
      }

      /// Creates a key of a text between two lines with its name.
      ///
      /// - Throws: `CryptoKitError.invalidParameter` if it is not that of a key.
      public init(pemRepresentation: String) throws {
        coordinates = try KeyBytes.publicKey(
          inDocument: try KeyBytes.document(inText: pemRepresentation))
      }

      /// The two coordinates, 32 bytes each.
      public var rawRepresentation: Data { Data(coordinates) }

      /// A byte 4 and the two coordinates.
      public var x963Representation: Data { Data([4] + coordinates) }

      /// A byte 2 or 3 and the first coordinate.
      public var compressedRepresentation: Data { Data(KeyBytes.compressed(coordinates)) }

      /// The document of the key in ASN.1.
      public var derRepresentation: Data { Data(KeyBytes.document(ofPublic: coordinates)) }

      /// The document as a text between two lines with its name.
      public var pemRepresentation: String {
        KeyBytes.text("PUBLIC KEY", KeyBytes.document(ofPublic: coordinates))
      }

      /// Returns whether a signature of a digest was made with the private key.
      public func isValidSignature<D: Digest>(
        _ signature: ECDSASignature, for digest: D
      ) -> Bool { P256.isValid(signature.bytes, Array(digest), coordinates) }

      /// Returns whether a signature of data was made with the private key.
      public func isValidSignature<D: DataProtocol>(
        _ signature: ECDSASignature, for data: D
      ) -> Bool { isValidSignature(signature, for: SHA256.hash(data: data)) }
    }

    /// The key that is kept.
    public struct PrivateKey: Sendable {
      let bytes: [UInt8]

      /// Creates a random key.
      public init(compactRepresentable: Bool = true) { bytes = KeyBytes.random() }

      /// Creates a key of 32 bytes.
      ///
      /// - Throws: `CryptoKitError.incorrectKeySize` for another number of bytes, and `incorrectParameterSize` for a number that is no key.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        bytes = rawRepresentation.withUnsafeBytes { Array($0) }
        _ = try KeyBytes.scalar(of: bytes)
      }

      /// Creates a key of a byte 4, the two coordinates of the public key and the number.
      ///
      /// - Throws: `CryptoKitError.incorrectParameterSize` for other bytes.
      public init<D: ContiguousBytes>(x963Representation: D) throws {
        let all = x963Representation.withUnsafeBytes { Array($0) }
        guard all.count == 97, all[0] == 4 else { throw CryptoKitError.incorrectParameterSize }
        try self.init(rawRepresentation: all[65...])
      }

      /// Creates a key of a document of ASN.1.
      ///
      /// - Throws: `CryptoKitError.invalidParameter` if it is not that of a key.
      public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws
      where Bytes.Element == UInt8 {
        bytes = try KeyBytes.privateKey(inDocument: Array(derRepresentation))
      }

      /// Creates a key of a text between two lines with its name.
      ///
      /// - Throws: `CryptoKitError.invalidParameter` if it is not that of a key.
      public init(pemRepresentation: String) throws {
        bytes = try KeyBytes.privateKey(
          inDocument: try KeyBytes.document(inText: pemRepresentation))
      }

      /// The number of the key, 32 bytes.
      public var rawRepresentation: Data { Data(bytes) }

      /// A byte 4, the two coordinates of the public key and the number.
      public var x963Representation: Data { publicKey.x963Representation + rawRepresentation }

      /// The document of the key in ASN.1.
      public var derRepresentation: Data { Data(KeyBytes.document(ofPrivate: bytes)) }

      /// The document as a text between two lines with its name.
      public var pemRepresentation: String {
        KeyBytes.text("PRIVATE KEY", KeyBytes.document(ofPrivate: bytes))
      }

      /// The key for others.
      public var publicKey: PublicKey { PublicKey(coordinates: KeyBytes.publicKey(for: bytes)) }

      /// Returns the signature of a digest, which is the same each time.
      public func signature<D: Digest>(for digest: D) throws -> ECDSASignature {
        try ECDSASignature(rawRepresentation: P256.sign(Array(digest), bytes))
      }

      /// Returns the signature of data, by its SHA-256, which is the same each time.
      public func signature<D: DataProtocol>(for data: D) throws -> ECDSASignature {
        try signature(for: SHA256.hash(data: data))
      }
    }
  }

  /// The number of the first 32 bytes of a digest.
  private static func number(of digest: [UInt8]) -> Number256 {
    CurveP256.order.reduce(Number256(bigEndian: digest.prefix(32)))
  }

  /// Signs a digest; what others draw by chance is derived of the key and the digest, as RFC 6979 says.
  fileprivate static func sign(_ digest: [UInt8], _ key: [UInt8]) -> [UInt8] {
    let (order, message) = (CurveP256.order, number(of: digest))
    let secret = Number256(bigEndian: key)
    var code = [UInt8](repeating: 1, count: 32)
    var state = [UInt8](repeating: 0, count: 32)
    func next(_ bytes: [UInt8]) -> [UInt8] {
      Array(HMAC<SHA256>.authenticationCode(for: bytes, using: SymmetricKey(data: state)))
    }
    for separator: UInt8 in [0, 1] {
      state = next(code + [separator] + key + message.bigEndian)
      code = next(code)
    }
    while true {
      code = next(code)
      let chosen = Number256(bigEndian: code)
      if chosen != .zero, chosen < order.modulus,
        let point = CurveP256.multiply(CurveP256.base, by: chosen)
      {
        let first = order.reduce(point.x)
        let sum = order.add(message, order.multiply(first, secret))
        let second = order.multiply(order.inverse(of: chosen), sum)
        if first != .zero, second != .zero { return first.bigEndian + second.bigEndian }
      }
      state = next(code + [0])
      code = next(code)
    }
  }

  fileprivate static func isValid(
    _ signature: [UInt8], _ digest: [UInt8], _ coordinates: [UInt8]
  ) -> Bool {
    let order = CurveP256.order
    let first = Number256(bigEndian: signature[..<32])
    let second = Number256(bigEndian: signature[32...])
    guard first != .zero, second != .zero, first < order.modulus, second < order.modulus,
      let key = KeyBytes.point(of: coordinates)
    else { return false }
    let inverse = order.inverse(of: second)
    let point = CurveP256.add(
      CurveP256.multiply(CurveP256.base, by: order.multiply(number(of: digest), inverse)),
      CurveP256.multiply(key, by: order.multiply(first, inverse)))
    return point.map { order.reduce($0.x) == first } ?? false
  }
}
