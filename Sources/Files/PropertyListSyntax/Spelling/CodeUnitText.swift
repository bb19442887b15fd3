// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Text that is put together from runs of UTF-8 and from escapes that name UTF-16 code units.
///
/// Two escapes that are the halves of a surrogate pair make one character; half a pair on its own makes U+FFFD.
struct CodeUnitText {
  private var bytes: [UInt8] = []
  private var leadingSurrogate: UInt16?

  init(byteCount: Int) {
    bytes.reserveCapacity(byteCount)
  }

  /// Adds text that is in the file as it is.
  mutating func append(_ run: ArraySlice<UInt8>) {
    guard !run.isEmpty else { return }
    flush()
    bytes.append(contentsOf: run)
  }

  /// Adds the code unit that an escape names.
  mutating func append(_ unit: UInt16) {
    switch unit {
    case 0xD800...0xDBFF:
      flush()
      leadingSurrogate = unit
    case 0xDC00...0xDFFF:
      let leading = leadingSurrogate
      leadingSurrogate = nil
      append(
        leading.flatMap {
          Unicode.Scalar(0x10000 + (UInt32($0) - 0xD800) << 10 + (UInt32(unit) - 0xDC00))
        })
    default:
      flush()
      append(Unicode.Scalar(unit))
    }
  }

  /// The text.
  mutating func finish() -> String {
    flush()
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func append(_ scalar: Unicode.Scalar?) {
    bytes.append(contentsOf: UTF8.encode(scalar ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter)
  }

  /// Replaces a surrogate that no other half follows.
  private mutating func flush() {
    guard leadingSurrogate != nil else { return }
    leadingSurrogate = nil
    append(nil)
  }
}
