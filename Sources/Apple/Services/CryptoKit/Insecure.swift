// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// Hash functions that are no longer secure, for formats that still require them.
public enum Insecure {
  /// The digest of ``SHA1``.
  public struct SHA1Digest: Digest {
    /// The length of the digest: 20 bytes.
    public static let byteCount = 20

    let bytes: [UInt8]

    /// Returns an iterator over the digest's bytes.
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  }

  /// The SHA-1 hash function, with a digest of 160 bits.
  ///
  /// Source: FIPS 180-4, section 6.1.
  public struct SHA1: HashFunction {
    /// The type of the digest.
    public typealias Digest = SHA1Digest

    /// The size of a block: 64 bytes.
    public static let blockByteCount = 64

    private var bytes: [UInt8] = []

    /// Creates a hash function that has seen no bytes.
    public init() {}

    /// Adds bytes to the message.
    public mutating func update<Bytes: DataProtocol>(data: Bytes) { bytes += data }

    /// Returns the digest of all bytes so far.
    public func finalize() -> SHA1Digest {
      var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
      for block in HashBlocks(bytes, isBigEndian: true).words { Self.take(block, into: &state) }
      return SHA1Digest(bytes: HashBlocks.bytes(of: state, isBigEndian: true))
    }

    private static func take(_ block: [UInt32], into state: inout [UInt32]) {
      var words = block
      for index in 16..<80 {
        let word = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
        words.append(word.rotated(by: 1))
      }
      var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
      for index in 0..<80 {
        let (mixed, constant): (UInt32, UInt32) =
          switch index {
          case ..<20: ((b & c) | (~b & d), 0x5A82_7999)
          case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
          case ..<60: ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
          default: (b ^ c ^ d, 0xCA62_C1D6)
          }
        let next = a.rotated(by: 5) &+ mixed &+ e &+ constant &+ words[index]
        (e, d, c, b, a) = (d, c, b.rotated(by: 30), a, next)
      }
      for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
    }
  }

  /// The digest of ``MD5``.
  public struct MD5Digest: Digest {
    /// The length of the digest: 16 bytes.
    public static let byteCount = 16

    let bytes: [UInt8]

    /// Returns an iterator over the digest's bytes.
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  }

  /// The MD5 hash function, with a digest of 128 bits.
  ///
  /// Source: RFC 1321.
  public struct MD5: HashFunction {
    /// The type of the digest.
    public typealias Digest = MD5Digest

    /// The size of a block: 64 bytes.
    public static let blockByteCount = 64

    private var bytes: [UInt8] = []

    /// Creates a hash function that has seen no bytes.
    public init() {}

    /// Adds bytes to the message.
    public mutating func update<Bytes: DataProtocol>(data: Bytes) { bytes += data }

    /// Returns the digest of all bytes so far.
    public func finalize() -> MD5Digest {
      var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]
      for block in HashBlocks(bytes, isBigEndian: false).words { Self.take(block, into: &state) }
      return MD5Digest(bytes: HashBlocks.bytes(of: state, isBigEndian: false))
    }

    private static let turns = [
      [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
    ]

    private static func take(_ words: [UInt32], into state: inout [UInt32]) {
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      for index in 0..<64 {
        let (mixed, place): (UInt32, Int) =
          switch index {
          case ..<16: ((b & c) | (~b & d), index)
          case ..<32: ((d & b) | (~d & c), (5 * index + 1) % 16)
          case ..<48: (b ^ c ^ d, (3 * index + 5) % 16)
          default: (c ^ (b | ~d), 7 * index % 16)
          }
        let constant = UInt32(abs(Foundation.sin(Double(index + 1))) * 4_294_967_296)
        let sum = a &+ mixed &+ constant &+ words[place]
        (a, d, c, b) = (d, c, b, b &+ sum.rotated(by: turns[index / 16][index % 4]))
      }
      for (index, value) in [a, b, c, d].enumerated() { state[index] &+= value }
    }
  }
}
