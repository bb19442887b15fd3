// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

extension MarkupWriter {
  /// The largest number that is written; no picture is that wide, and no reader of SVG has to take more.
  private static let limit = 1e9

  /// Writes a number with at most three decimals and no needless zero: `149`, `144.5`, `0.333`.
  ///
  /// What is not a number becomes 0, and what is too large for any picture the largest that is written.
  package mutating func number(_ value: Double) {
    guard !value.isNaN else { return byte(UInt8(ascii: "0")) }
    let clamped = min(max(value, -Self.limit), Self.limit)
    let thousandths = Int((clamped * 1000).rounded())
    if thousandths < 0 { byte(UInt8(ascii: "-")) }
    let (whole, fraction) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    integer(whole)
    guard fraction > 0 else { return }
    byte(UInt8(ascii: "."))
    digit(fraction / 100)
    guard fraction % 100 > 0 else { return }
    digit(fraction / 10 % 10)
    guard fraction % 10 > 0 else { return }
    digit(fraction % 10)
  }

  /// Writes a factor, with six decimals, of which those that are zero at the end are omitted.
  package mutating func factor(_ value: Double) {
    let bounded = value.isNaN ? 0 : min(max(value, -Self.limit), Self.limit)
    let millionths = Int((bounded * 1e6).rounded())
    if millionths < 0 { byte(UInt8(ascii: "-")) }
    var (whole, fraction) = millionths.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    integer(whole)
    guard fraction > 0 else { return }
    byte(UInt8(ascii: "."))
    var unit: UInt = 100_000
    whole = fraction
    while fraction > 0 {
      digit(fraction / unit)
      fraction %= unit
      unit /= 10
    }
  }

  /// Writes a point: both numbers, parted by a space.
  mutating func point(_ point: Point) {
    number(point.x)
    byte(UInt8(ascii: " "))
    number(point.y)
  }

  /// Writes a whole number.
  mutating func integer(_ value: UInt) {
    if value >= 10 { integer(value / 10) }
    digit(value % 10)
  }

  private mutating func digit(_ value: UInt) {
    byte(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value))
  }
}
