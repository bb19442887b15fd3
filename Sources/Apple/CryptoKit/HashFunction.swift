// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The result of a hash function, as bytes.
public protocol Digest: Hashable, Sequence, CustomStringConvertible, Sendable
where Element == UInt8 {
  /// The number of bytes.
  static var byteCount: Int { get }
}

extension Digest {
  /// The bytes in hexadecimal, after the name, as in `SHA256 digest: ba78…`.
  public var description: String {
    let name = "\(Self.self)".replacingOccurrences(of: "Digest", with: "")
    return "\(name) digest: " + map { String(format: "%02x", $0) }.joined()
  }

  /// Calls a function with the bytes.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try Array(self).withUnsafeBytes(body)
  }

  /// Whether bytes are the same.
  public static func == <Bytes: DataProtocol>(left: Self, right: Bytes) -> Bool {
    left.elementsEqual(right)
  }
}

/// A function that makes a few bytes of many.
public protocol HashFunction {
  /// The result.
  associatedtype Digest: CryptoKit.Digest

  /// The number of bytes that are taken at once.
  static var blockByteCount: Int { get }

  /// Begins with no bytes.
  init()

  /// Takes bytes.
  mutating func update<Bytes: DataProtocol>(data: Bytes)

  /// The result of all bytes until now.
  func finalize() -> Digest
}

extension HashFunction {
  /// The result of bytes.
  public static func hash<Bytes: DataProtocol>(data: Bytes) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }
}

/// The number of bytes of a key.
public struct SymmetricKeySize: Hashable, Sendable {
  /// The number of bits.
  public let bitCount: Int
  /// 128 bits.
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  /// 192 bits.
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  /// 256 bits.
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A key that two sides have.
public struct SymmetricKey: Hashable, Sendable {
  let bytes: [UInt8]

  /// The number of bits.
  public var bitCount: Int { bytes.count * 8 }

  /// Makes a key of bytes.
  public init<Bytes: DataProtocol>(data: Bytes) { bytes = Array(data) }

  /// Makes a key by chance.
  public init(size: SymmetricKeySize) {
    bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: 0...255) }
  }

  /// Calls a function with the bytes.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { try bytes.withUnsafeBytes(body) }
}

/// A code that only who has the key can make of a message.
///
/// Source: RFC 2104.
public enum HMAC<Function: HashFunction> {
  /// The code.
  public struct MAC: Hashable, Sequence, Sendable {
    let bytes: [UInt8]

    /// The bytes.
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  }

  /// The code of a message.
  public static func authenticationCode<Bytes: DataProtocol>(
    for data: Bytes, using key: SymmetricKey
  ) -> MAC {
    let block = Function.blockByteCount
    var padded = key.bytes.count > block ? Array(Function.hash(data: key.bytes)) : key.bytes
    padded += [UInt8](repeating: 0, count: block - padded.count)
    let inner = Function.hash(data: padded.map { $0 ^ 0x36 } + Array(data))
    return MAC(bytes: Array(Function.hash(data: padded.map { $0 ^ 0x5C } + Array(inner))))
  }

  /// Whether a code is that of a message.
  public static func isValidAuthenticationCode<Code: Sequence, Bytes: DataProtocol>(
    _ code: Code, authenticating data: Bytes, using key: SymmetricKey
  ) -> Bool where Code.Element == UInt8 {
    authenticationCode(for: data, using: key).elementsEqual(code)
  }
}
