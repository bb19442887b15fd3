// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

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

  /// Creates a size of a number of bits.
  public init(bitCount: Int) { self.bitCount = bitCount }
}

/// A symmetric key, which both sides share.
public struct SymmetricKey: ContiguousBytes, Hashable, Sendable {
  let bytes: [UInt8]

  /// The size of the key, in bits.
  public var bitCount: Int { bytes.count * 8 }

  /// Creates a key from its bytes.
  public init<Bytes: ContiguousBytes>(data: Bytes) { bytes = data.withUnsafeBytes { Array($0) } }

  /// Creates a random key of a size.
  public init(size: SymmetricKeySize) {
    bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: 0...255) }
  }

  /// Calls a function with the key's bytes.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { try bytes.withUnsafeBytes(body) }
}
