// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import WidgetTimeline

/// The random draws of one request: the same for the same seed, endpoint and moment.
struct FeedDraw {
  private var state: UInt64

  init(seed: UInt64, endpoint: UInt64, date: Instant) {
    state = Self.mix(seed)
    state = Self.mix(state ^ endpoint)
    state = Self.mix(state ^ UInt64(bitPattern: date.millisecondsSince1970))
  }

  /// The next number, from 0 up to but not 1.
  mutating func next() -> Double {
    Double(word() >> 11) * 0x1p-53
  }

  /// A whole number of milliseconds between two lengths, both included.
  mutating func length(from shortest: Duration, to longest: Duration) -> Duration {
    let low = shortest.milliseconds
    let count = UInt64(longest.milliseconds - low) + 1
    return .milliseconds(low + Int64(word().multipliedFullWidth(by: count).high))
  }

  /// A number for a name, the same on every machine.
  static func hash(_ name: String) -> UInt64 { StableHash(name).value }

  /// The next word of SplitMix64, https://doi.org/10.1145/2714064.2660195.
  private mutating func word() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mix(state)
  }

  private static func mix(_ value: UInt64) -> UInt64 {
    var value = value &+ 0x9E37_79B9_7F4A_7C15
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
