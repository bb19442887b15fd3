// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// Makes localization IDs in the shape of Xcode's, six letters and digits.
///
/// An ID is made of what it is for, so that the same file gets the same IDs on every machine.
struct FreshLocalizationIDs {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")

  /// The IDs that are taken.
  private var taken: Set<String>

  /// Creates IDs that are none of the given ones.
  init(besides taken: Set<String>) {
    self.taken = taken
  }

  /// An ID for a text under a key, which no other call gives again.
  mutating func id(key: String, text: String) -> String {
    var hash = StableHash(key)
    hash.add(0)
    hash.add(text.utf8)
    var candidate = Self.spelling(hash.value)
    while !taken.insert(candidate).inserted {
      hash.add(0xFF)
      candidate = Self.spelling(hash.value)
    }
    return candidate
  }

  private static func spelling(_ hash: UInt64) -> String {
    // The upper half is mixed better than the lower.
    var rest = hash ^ (hash >> 32)
    var result = ""
    for _ in 0..<6 {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: UInt64(alphabet.count))
      result.append(alphabet[Int(digit)])
      rest = quotient
    }
    return result
  }
}
