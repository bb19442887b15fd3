// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A message as blocks of 16 words, padded with a one bit, zeros and its length in bits.
struct HashBlocks {
  private var message: [UInt8]
  private let isBigEndian: Bool

  init(_ bytes: [UInt8], isBigEndian: Bool) {
    message = bytes + [0x80]
    message += [UInt8](repeating: 0, count: (64 + 56 - message.count % 64) % 64)
    self.isBigEndian = isBigEndian
    let length = UInt64(bytes.count) * 8
    let parts = (0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) }
    message += isBigEndian ? parts.reversed() : parts
  }

  /// The 16 words of each block.
  var words: [[UInt32]] {
    stride(from: 0, to: message.count, by: 64).map { start in
      (0..<16).map { index in
        let bytes = message[(start + 4 * index)..<(start + 4 * index + 4)]
        let ordered = isBigEndian ? Array(bytes) : bytes.reversed()
        return ordered.reduce(0) { $0 << 8 | UInt32($1) }
      }
    }
  }

  /// Returns the bytes of words, in big-endian or little-endian order.
  static func bytes(of words: [UInt32], isBigEndian: Bool) -> [UInt8] {
    words.flatMap { word -> [UInt8] in
      let bytes = (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
      return isBigEndian ? bytes.reversed() : bytes
    }
  }

  /// Returns the first `count` prime numbers.
  static func primes(_ count: Int) -> [Int] {
    var primes: [Int] = []
    var number = 2
    while primes.count < count {
      if primes.allSatisfy({ number % $0 != 0 }) { primes.append(number) }
      number += 1
    }
    return primes
  }
}

extension UInt32 {
  /// Returns the bits rotated left by `count`, which is from 1 to 31.
  func rotated(by count: Int) -> UInt32 { self << UInt32(count) | self >> UInt32(32 - count) }
}
