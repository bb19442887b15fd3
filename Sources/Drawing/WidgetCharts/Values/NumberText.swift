// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Writes the numbers of axes: a sign, groups of three digits, and so many decimals.
enum NumberText {
  /// A number with decimals.
  static func string(_ number: Double, decimals: Int) -> String {
    guard number.isFinite, abs(number) < 1e15 else { return "\(number)" }
    let decimals = min(max(decimals, 0), 9)
    let power = (0..<decimals).reduce(1.0) { product, _ in product * 10 }
    guard abs(number) * power < 9e18 else { return "\(number)" }
    let scaled = Int64((abs(number) * power).rounded())
    let (whole, rest) = scaled.quotientAndRemainder(dividingBy: Int64(power))
    let sign = number < 0 && scaled > 0 ? "-" : ""
    guard decimals > 0 else { return sign + grouped(whole) }
    let digits = String(rest)
    let zeros = String(repeating: "0", count: decimals - digits.count)
    return "\(sign)\(grouped(whole)).\(zeros)\(digits)"
  }

  /// How many decimals it takes to write a number, six at most.
  static func decimals(of number: Double) -> Int {
    var value = abs(number)
    for count in 0..<6 {
      if abs(value - value.rounded()) < 1e-6 * max(1, value) { return count }
      value *= 10
    }
    return 6
  }

  private static func grouped(_ number: Int64) -> String {
    let digits = String(number)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return text
  }
}
