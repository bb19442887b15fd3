// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// By how much two characters of ASCII come closer to each other in the system's font.
struct FontKerning {
  /// The distances in units of five thousandths of an em, a row of 128 for each first character.
  private let distances: [Int8]

  private static let unit = 5

  /// The pairs of the system's font.
  static let system = FontKerning()

  private init() {
    var distances = [Int8](repeating: 0, count: 128 * 128)
    for (first, seconds) in Self.pairs {
      for (distance, characters) in seconds {
        first.withUTF8Buffer { first in
          characters.withUTF8Buffer { seconds in
            for left in first {
              for right in seconds {
                distances[Int(left) * 128 + Int(right)] = Int8(distance / Self.unit)
              }
            }
          }
        }
      }
    }
    self.distances = distances
  }

  /// The distance between two characters of ASCII in addition to their advances, in em.
  func distance(_ first: UInt8, _ second: UInt8) -> Double {
    guard first < 0x80, second < 0x80 else { return 0 }
    return Double(distances[Int(first) * 128 + Int(second)]) * 0.005
  }
}
