// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The block cipher AES, by its steps in FIPS 197.
@_spi(Services) public struct BlockCipher: Sendable {
  /// The number of bytes in a block.
  public static let blockSize = 16

  private static let substitutes = makeSubstitutes()
  private static let originals: [UInt8] = {
    var originals = [UInt8](repeating: 0, count: 256)
    for (index, byte) in substitutes.enumerated() { originals[Int(byte)] = UInt8(index) }
    return originals
  }()

  private let keys: [[UInt8]]

  /// Creates a cipher of a key; nil unless it has 16, 24 or 32 bytes.
  public init?(key: [UInt8]) {
    guard [16, 24, 32].contains(key.count) else { return nil }
    let length = key.count / 4
    var words = (0..<length).map { Array(key[($0 * 4)..<($0 * 4 + 4)]) }
    var constant: UInt8 = 1
    for index in length..<(4 * (length + 7)) {
      var word = words[index - 1]
      if index % length == 0 {
        word = [word[1], word[2], word[3], word[0]].map { Self.substitutes[Int($0)] }
        word[0] ^= constant
        constant = Self.doubled(constant)
      } else if length > 6, index % length == 4 {
        word = word.map { Self.substitutes[Int($0)] }
      }
      words.append(zip(words[index - length], word).map { $0 ^ $1 })
    }
    keys = stride(from: 0, to: words.count, by: 4).map { Array(words[$0..<($0 + 4)].joined()) }
  }

  /// Returns the encrypted block of one of 16 bytes.
  public func encrypt(_ block: [UInt8]) -> [UInt8] {
    var state = Self.combined(block, keys[0])
    for round in 1..<keys.count {
      var next = [UInt8](repeating: 0, count: 16)
      // Rows are shifted while bytes are replaced: byte 4c+r is of row r.
      for index in 0..<16 {
        next[index] = Self.substitutes[Int(state[(index + 4 * (index % 4)) % 16])]
      }
      if round < keys.count - 1 { Self.mix(&next) }
      state = Self.combined(next, keys[round])
    }
    return state
  }

  /// Returns the block of which an encrypted one of 16 bytes was made.
  public func decrypt(_ block: [UInt8]) -> [UInt8] {
    var state = Self.combined(block, keys[keys.count - 1])
    for round in (0..<(keys.count - 1)).reversed() {
      var next = [UInt8](repeating: 0, count: 16)
      for index in 0..<16 {
        next[(index + 4 * (index % 4)) % 16] = Self.originals[Int(state[index])]
      }
      state = Self.combined(next, keys[round])
      // Mixing four times is as if nothing was mixed, so three times undoes it.
      if round > 0 { for _ in 0..<3 { Self.mix(&state) } }
    }
    return state
  }

  private static func combined(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] {
    var result = left
    for index in 0..<16 { result[index] ^= right[index] }
    return result
  }

  private static func mix(_ state: inout [UInt8]) {
    for column in stride(from: 0, to: 16, by: 4) {
      let old = (state[column], state[column + 1], state[column + 2], state[column + 3])
      let all = old.0 ^ old.1 ^ old.2 ^ old.3
      state[column] = old.0 ^ all ^ doubled(old.0 ^ old.1)
      state[column + 1] = old.1 ^ all ^ doubled(old.1 ^ old.2)
      state[column + 2] = old.2 ^ all ^ doubled(old.2 ^ old.3)
      state[column + 3] = old.3 ^ all ^ doubled(old.3 ^ old.0)
    }
  }

  /// Multiplies by x in the field of 256 elements.
  private static func doubled(_ byte: UInt8) -> UInt8 { byte << 1 ^ (byte >> 7) &* 0x1B }

  private static func makeSubstitutes() -> [UInt8] {
    var substitutes = [UInt8](repeating: 0, count: 256)
    // 3 generates all elements, and 0xF6 is its inverse.
    var (element, inverse): (UInt8, UInt8) = (1, 1)
    repeat {
      element ^= doubled(element)
      inverse ^= inverse << 1
      inverse ^= inverse << 2
      inverse ^= inverse << 4
      if inverse & 0x80 != 0 { inverse ^= 0x09 }
      func rotated(_ count: UInt8) -> UInt8 { inverse << count | inverse >> (8 - count) }
      substitutes[Int(element)] =
        inverse ^ rotated(1) ^ rotated(2) ^ rotated(3) ^ rotated(4) ^ 0x63
    } while element != 1
    substitutes[0] = 0x63
    return substitutes
  }
}
