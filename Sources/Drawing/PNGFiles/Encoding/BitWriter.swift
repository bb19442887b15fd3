// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Writes bits, the lowest of each byte first, as deflate orders them.
struct BitWriter {
  private var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var pendingCount = 0

  /// Writes the lowest bits of a number.
  mutating func append(_ value: Int, count: Int) {
    pending |= UInt64(value) << UInt64(pendingCount)
    pendingCount += count
    while pendingCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingCount -= 8
    }
  }

  /// Writes a symbol of a code.
  mutating func append(_ code: PrefixCode, _ symbol: Int) {
    append(code.codes[symbol], count: code.lengths[symbol])
  }

  /// The bytes, the last filled up with zeros.
  func finished() -> [UInt8] {
    pendingCount > 0 ? bytes + [UInt8(truncatingIfNeeded: pending)] : bytes
  }
}
