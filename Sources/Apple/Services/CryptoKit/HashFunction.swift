// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The digest that a hash function computes, as a sequence of bytes.
public protocol Digest: Hashable, ContiguousBytes, Sequence, CustomStringConvertible, Sendable
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

  /// Adds the bytes of memory to the message.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    update(data: Array(bufferPointer))
  }
}
