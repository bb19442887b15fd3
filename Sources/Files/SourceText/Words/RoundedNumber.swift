// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Numbers of messages, which have at most one decimal.
package enum RoundedNumber {
  /// A number rounded to tenths, such as `4.5` or `3`.
  ///
  /// A number above zero is at least 0.1, so that a message does not report nothing.
  package static func tenths(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return spelling(value > 0 ? max(0.1, tenths) : tenths)
  }

  /// A ratio rounded down to tenths, such as `2.9:1`: a ratio below a limit must not read as the limit.
  package static func ratio(_ value: Double) -> String {
    spelling((value * 10).rounded(.down) / 10) + ":1"
  }

  /// A number of points, such as `1 point` or `4.5 points`.
  package static func points(_ value: Double) -> String {
    let number = tenths(value)
    return number == "1" ? "1 point" : number + " points"
  }

  private static func spelling(_ tenths: Double) -> String {
    tenths == tenths.rounded() && abs(tenths) < 0x1p53 ? String(Int(tenths)) : String(tenths)
  }
}
