// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Decodes UTF-8 that comes byte by byte.
///
/// What is not UTF-8 becomes U+FFFD, one for each maximal part that could have begun a scalar, as the Unicode standard
/// recommends and `String(decoding:as:)` has it.
struct ScalarDecoder: Sendable {
  /// The result of decoding a byte.
  enum Result: Hashable, Sendable {
    /// The scalar is not complete.
    case incomplete
    /// The byte completed a scalar, or is one.
    case scalar(Unicode.Scalar)
    /// The bytes up to this one are no scalar; this one was not read and must be given again.
    case invalidBefore
    /// The byte begins no scalar.
    case invalid
  }

  private var value: UInt32 = 0
  private var missing = 0
  private var range: ClosedRange<UInt8> = 0x80...0xBF

  /// Whether a scalar has begun that is not complete.
  var isPending: Bool { missing > 0 }

  /// Forgets what has begun.
  mutating func reset() {
    missing = 0
  }

  /// Takes the next byte.
  mutating func next(_ byte: UInt8) -> Result {
    guard missing > 0 else { return begin(byte) }
    guard range ~= byte else {
      missing = 0
      return .invalidBefore
    }
    range = 0x80...0xBF
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    guard missing == 0 else { return .incomplete }
    return Unicode.Scalar(value).map(Result.scalar) ?? .invalid
  }

  private mutating func begin(_ byte: UInt8) -> Result {
    range = 0x80...0xBF
    switch byte {
    case 0...0x7F:
      return .scalar(Unicode.Scalar(byte))
    case 0xC2...0xDF:
      (value, missing) = (UInt32(byte & 0x1F), 1)
    case 0xE0...0xEF:
      (value, missing) = (UInt32(byte & 0x0F), 2)
      // No overlong forms, no surrogates.
      if byte == 0xE0 { range = 0xA0...0xBF }
      if byte == 0xED { range = 0x80...0x9F }
    case 0xF0...0xF4:
      (value, missing) = (UInt32(byte & 0x07), 3)
      if byte == 0xF0 { range = 0x90...0xBF }
      if byte == 0xF4 { range = 0x80...0x8F }
    default:
      return .invalid
    }
    return .incomplete
  }
}
