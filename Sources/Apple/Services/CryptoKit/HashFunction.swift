// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The digest that a hash function computes, as a sequence of bytes.
public protocol Digest: Hashable, Sequence, CustomStringConvertible, Sendable
where Element == UInt8 {
  /// The length of the digest, in bytes.
  static var byteCount: Int { get }
}

extension Digest {
  /// The name and the bytes in hexadecimal, as in `SHA256 digest: ba78…`.
  public var description: String {
    let name = "\(Self.self)".replacingOccurrences(of: "Digest", with: "")
    return "\(name) digest: " + map { String(format: "%02x", $0) }.joined()
  }

  /// Calls a function with the digest's bytes.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try Array(self).withUnsafeBytes(body)
  }

  /// Returns whether the digest has the same bytes as data.
  public static func == <Bytes: DataProtocol>(left: Self, right: Bytes) -> Bool {
    left.elementsEqual(right)
  }
}

/// A cryptographic hash function.
public protocol HashFunction {
  /// The type of the digest.
  associatedtype Digest: CryptoKit.Digest

  /// The size of the blocks that the function works on, in bytes.
  static var blockByteCount: Int { get }

  /// Creates a hash function that has seen no bytes.
  init()

  /// Adds bytes to the message.
  mutating func update<Bytes: DataProtocol>(data: Bytes)

  /// Returns the digest of all bytes so far.
  func finalize() -> Digest
}

extension HashFunction {
  /// Returns the digest of data.
  public static func hash<Bytes: DataProtocol>(data: Bytes) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }
}

/// The size of a symmetric key.
public struct SymmetricKeySize: Hashable, Sendable {
  /// The size in bits.
  public let bitCount: Int
  /// A size of 128 bits.
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  /// A size of 192 bits.
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  /// A size of 256 bits.
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A symmetric key, which both sides share.
public struct SymmetricKey: Hashable, Sendable {
  let bytes: [UInt8]

  /// The size of the key, in bits.
  public var bitCount: Int { bytes.count * 8 }

  /// Creates a key from its bytes.
  public init<Bytes: DataProtocol>(data: Bytes) { bytes = Array(data) }

  /// Creates a random key of a size.
  public init(size: SymmetricKeySize) {
    bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: 0...255) }
  }

  /// Calls a function with the key's bytes.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { try bytes.withUnsafeBytes(body) }
}

/// The keyed-hash message authentication code of a hash function.
///
/// Source: RFC 2104.
public enum HMAC<Function: HashFunction> {
  /// A message authentication code, as a sequence of bytes.
  public struct MAC: Hashable, Sequence, Sendable {
    let bytes: [UInt8]

    /// Returns an iterator over the code's bytes.
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  }

  /// Returns the code of a message for a key.
  public static func authenticationCode<Bytes: DataProtocol>(
    for data: Bytes, using key: SymmetricKey
  ) -> MAC {
    let block = Function.blockByteCount
    var padded = key.bytes.count > block ? Array(Function.hash(data: key.bytes)) : key.bytes
    padded += [UInt8](repeating: 0, count: block - padded.count)
    let inner = Function.hash(data: padded.map { $0 ^ 0x36 } + Array(data))
    return MAC(bytes: Array(Function.hash(data: padded.map { $0 ^ 0x5C } + Array(inner))))
  }

  /// Returns whether `code` is the code of a message for a key.
  public static func isValidAuthenticationCode<Code: Sequence, Bytes: DataProtocol>(
    _ code: Code, authenticating data: Bytes, using key: SymmetricKey
  ) -> Bool where Code.Element == UInt8 {
    authenticationCode(for: data, using: key).elementsEqual(code)
  }
}
