// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The digest of ``SHA256``.
public struct SHA256Digest: Digest {
  /// The length of the digest: 32 bytes.
  public static let byteCount = 32

  let bytes: [UInt8]

  /// Returns an iterator over the digest's bytes.
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
}

/// The SHA-256 hash function, with a digest of 256 bits.
///
/// Source: FIPS 180-4, section 6.2.
public struct SHA256: HashFunction {
  /// The type of the digest.
  public typealias Digest = SHA256Digest

  /// The size of a block: 64 bytes.
  public static let blockByteCount = 64

  /// The length of the digest: 32 bytes.
  public static let byteCount = 32

  private var bytes: [UInt8] = []

  /// Creates a hash function that has seen no bytes.
  public init() {}

  /// Adds bytes to the message.
  public mutating func update<Bytes: DataProtocol>(data: Bytes) { bytes += data }

  /// Returns the digest of all bytes so far.
  public func finalize() -> SHA256Digest {
    var state: [UInt32] = [
      0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB,
      0x5BE0_CD19,
    ]
    for block in HashBlocks(bytes, isBigEndian: true).words { Self.take(block, into: &state) }
    return SHA256Digest(bytes: HashBlocks.bytes(of: state, isBigEndian: true))
  }

  private static func take(_ block: [UInt32], into state: inout [UInt32]) {
    var words = block
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      let first = early.rotated(by: 25) ^ early.rotated(by: 14) ^ (early >> 3)
      let second = late.rotated(by: 15) ^ late.rotated(by: 13) ^ (late >> 10)
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let upper = e.rotated(by: 26) ^ e.rotated(by: 21) ^ e.rotated(by: 7)
      let choice = (e & f) ^ (~e & g)
      let first = h &+ upper &+ choice &+ constants[index] &+ words[index]
      let lower = a.rotated(by: 30) ^ a.rotated(by: 19) ^ a.rotated(by: 10)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ lower &+ majority)
    }
    for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = HashBlocks.primes(64).map { prime in
    let root = Foundation.cbrt(Double(prime))
    return UInt32((root - root.rounded(.down)) * 4_294_967_296)
  }
}
