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
    public typealias PublicKey = PublicKeyOf<Signing>
    /// The key that is kept.
    public typealias PrivateKey = PrivateKeyOf<Signing>
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

extension P256.Signing.PublicKey {
  /// Returns whether a signature of a digest was made with the private key.
  public func isValidSignature<D: Digest>(
    _ signature: P256.Signing.ECDSASignature, for digest: D
  ) -> Bool { P256.isValid(signature.bytes, Array(digest), coordinates) }

  /// Returns whether a signature of data was made with the private key.
  public func isValidSignature<D: DataProtocol>(
    _ signature: P256.Signing.ECDSASignature, for data: D
  ) -> Bool { isValidSignature(signature, for: SHA256.hash(data: data)) }
}

extension P256.Signing.PrivateKey {
  /// Returns the signature of a digest, which is the same each time.
  public func signature<D: Digest>(for digest: D) throws -> P256.Signing.ECDSASignature {
    try P256.Signing.ECDSASignature(rawRepresentation: P256.sign(Array(digest), bytes))
  }

  /// Returns the signature of data, by its SHA-256, which is the same each time.
  public func signature<D: DataProtocol>(for data: D) throws -> P256.Signing.ECDSASignature {
    try signature(for: SHA256.hash(data: data))
  }
}
