// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// Keys of the curve 25519.
public enum Curve25519 {
  /// A key that others get, for one of the uses of keys: ``Signing`` or ``KeyAgreement``.
  public struct PublicKeyOf<Use>: Hashable, Sendable {
    let bytes: [UInt8]

    /// Creates a key of 32 bytes.
    ///
    /// - Throws: `CryptoKitError.incorrectKeySize` for another number of bytes.
    public init<D: ContiguousBytes>(rawRepresentation: D) throws {
      bytes = rawRepresentation.withUnsafeBytes { Array($0) }
      guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
    }

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// The 32 bytes of the key.
    public var rawRepresentation: Data { Data(bytes) }
  }

  /// A key that is kept, for one of the uses of keys: ``Signing`` or ``KeyAgreement``.
  public struct PrivateKeyOf<Use>: Sendable {
    let bytes: [UInt8]

    /// Creates a random key.
    public init() { bytes = SymmetricKey(size: .bits256).bytes }

    /// Creates a key of 32 bytes.
    ///
    /// - Throws: `CryptoKitError.incorrectKeySize` for another number of bytes.
    public init<D: ContiguousBytes>(rawRepresentation: D) throws {
      bytes = rawRepresentation.withUnsafeBytes { Array($0) }
      guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
    }

    /// The 32 bytes of the key.
    public var rawRepresentation: Data { Data(bytes) }
  }

  /// Keys by which two agree on a secret.
  public enum KeyAgreement {
    /// The key that others get.
    public typealias PublicKey = PublicKeyOf<KeyAgreement>
    /// The key that is kept.
    public typealias PrivateKey = PrivateKeyOf<KeyAgreement>
  }

  /// Keys by which messages are signed.
  public enum Signing {
    /// The key that others get.
    public typealias PublicKey = PublicKeyOf<Signing>
    /// The key that is kept.
    public typealias PrivateKey = PrivateKeyOf<Signing>
  }
}

extension Curve25519.KeyAgreement.PrivateKey {
  /// The key for others.
  public var publicKey: Curve25519.KeyAgreement.PublicKey {
    Curve25519.KeyAgreement.PublicKey(
      bytes: CurveEdwards25519.exchange(bytes, [9] + [UInt8](repeating: 0, count: 31)))
  }

  /// Returns the secret that both have, of the other's public key.
  ///
  /// - Throws: `CryptoKitError.invalidParameter` for a key with which the secret would be zero.
  public func sharedSecretFromKeyAgreement(
    with publicKeyShare: Curve25519.KeyAgreement.PublicKey
  ) throws -> SharedSecret {
    let secret = CurveEdwards25519.exchange(bytes, publicKeyShare.bytes)
    guard secret.contains(where: { $0 != 0 }) else { throw CryptoKitError.invalidParameter }
    return SharedSecret(bytes: secret)
  }
}

extension Curve25519.Signing.PublicKey {
  /// Returns whether a signature of data was made with the private key.
  public func isValidSignature<S: DataProtocol, D: DataProtocol>(
    _ signature: S, for data: D
  ) -> Bool {
    let signature = Array(signature)
    guard signature.count == 64 else { return false }
    let (first, second) = (Array(signature[..<32]), Number256(littleEndian: signature[32...]))
    guard second < CurveEdwards25519.order.modulus,
      let point = CurveEdwards25519.point(of: first),
      let key = CurveEdwards25519.point(of: bytes)
    else { return false }
    let factor = CurveEdwards25519.number(of: first + bytes + Array(data))
    let left = CurveEdwards25519.multiplyBase(by: second)
    let right = CurveEdwards25519.add(point, CurveEdwards25519.multiply(key, by: factor))
    return CurveEdwards25519.bytes(of: left) == CurveEdwards25519.bytes(of: right)
  }
}

extension Curve25519.Signing.PrivateKey {
  /// The key for others.
  public var publicKey: Curve25519.Signing.PublicKey {
    Curve25519.Signing.PublicKey(
      bytes: CurveEdwards25519.bytes(of: CurveEdwards25519.multiplyBase(by: parts.number)))
  }

  /// Returns the 64 bytes of the signature of data, which is the same each time; never throws.
  public func signature<D: DataProtocol>(for data: D) throws -> Data {
    let (order, key, message) = (CurveEdwards25519.order, parts, Array(data))
    let chosen = CurveEdwards25519.number(of: key.prefix + message)
    let first = CurveEdwards25519.bytes(of: CurveEdwards25519.multiplyBase(by: chosen))
    let factor = CurveEdwards25519.number(of: first + publicKey.bytes + message)
    let second = order.add(chosen, order.multiply(factor, order.reduce(key.number)))
    return Data(first + second.littleEndian)
  }

  /// The number of the key, and the bytes of which what others draw by chance is derived.
  private var parts: (number: Number256, prefix: [UInt8]) {
    var digest = Array(SHA512.hash(data: bytes))
    digest[0] &= 248
    digest[31] = digest[31] & 127 | 64
    return (Number256(littleEndian: digest[..<32]), Array(digest[32...]))
  }
}

extension CurveEdwards25519 {
  /// The number of the digest of bytes.
  fileprivate static func number(of bytes: [UInt8]) -> Number256 {
    let digest = Array(SHA512.hash(data: bytes))
    return order.reduce(
      low: Number256(littleEndian: digest[..<32]), high: Number256(littleEndian: digest[32...]))
  }
}
