// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The integers of binary property lists.
enum BinaryInteger {
  /// The value; nil if it does not fit.
  ///
  /// As Apple has it, eight and sixteen bytes are signed, fewer are not.
  static func value(of bytes: ArraySlice<UInt8>) -> Int? {
    let (high, low) = halves(of: bytes)
    let value = Int(truncatingIfNeeded: low)
    return high == (value < 0 ? .max : 0) ? value : nil
  }

  /// The decimal digits, of sixteen bytes as well.
  static func spelling(of bytes: ArraySlice<UInt8>) -> String {
    var (high, low) = halves(of: bytes)
    let isNegative = high >> 63 == 1
    if isNegative {
      low = ~low &+ 1
      high = ~high &+ (low == 0 ? 1 : 0)
    }
    // The magnitude is 2 ** 127 at most, so that its quotient by 10 ** 19 fits 64 bits.
    let (quotient, remainder) = UInt64(10_000_000_000_000_000_000)
      .dividingFullWidth((high, low))
    var digits = String(remainder)
    if quotient > 0 {
      digits = String(quotient) + String(repeating: "0", count: 19 - digits.count) + digits
    }
    return isNegative ? "-" + digits : digits
  }

  /// The two's complement of 128 bits.
  private static func halves(of bytes: ArraySlice<UInt8>) -> (high: UInt64, low: UInt64) {
    var (high, low): (UInt64, UInt64) = (0, 0)
    for byte in bytes {
      high = high << 8 | low >> 56
      low = low << 8 | UInt64(byte)
    }
    if bytes.count == 8, low >> 63 == 1 { high = .max }
    return (high, low)
  }
}

/// The real numbers of binary property lists, and their dates.
enum BinaryReal {
  /// The value of four or eight bytes.
  static func value(of bytes: ArraySlice<UInt8>) -> Double {
    let bits = bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return bytes.count == 4
      ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
  }

  /// The moment so many seconds after the first of 2001 as the XML form spells it: `2001-01-01T00:00:00Z`.
  ///
  /// What is not a moment at all, or further away than any calendar reaches, stays a number.
  static func dateSpelling(of bytes: ArraySlice<UInt8>) -> String {
    let seconds = value(of: bytes).rounded(.down)
    guard abs(seconds) < 1e15 else { return String(seconds) }
    let (day, second) = divide(Int(seconds), by: 86400)
    // In the calendar of 400 years, or 146,097 days, that begins on the first of March, the leap day is a year's last.
    let (era, dayOfEra) = divide(day + 730_791, by: 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
    let date = [
      padded(year, to: 4), padded(month, to: 2),
      padded(dayOfYear - (153 * monthFromMarch + 2) / 5 + 1, to: 2),
    ]
    let time = [second / 3600, second / 60 % 60, second % 60].map { padded($0, to: 2) }
    return date.joined(separator: "-") + "T" + time.joined(separator: ":") + "Z"
  }

  /// Divides with a remainder that is never negative.
  private static func divide(_ value: Int, by divisor: Int) -> (Int, Int) {
    let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }

  private static func padded(_ value: Int, to count: Int) -> String {
    let digits = String(value.magnitude)
    let zeros = String(repeating: "0", count: max(0, count - digits.count))
    return (value < 0 ? "-" : "") + zeros + digits
  }
}
