// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Random numbers that are the same in each run, so that a test that fails fails again.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Starts the numbers that belong to `seed`.
  package init(seed: UInt64) {
    state = seed
  }

  /// The next number, as the SplitMix64 generator makes it.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
