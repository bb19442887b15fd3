// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The digits of a number that is not negative, rounded to so many decimals, the halves to even.
struct DecimalDigits {
  private(set) var whole: String
  private(set) var fraction: String

  var isZero: Bool { !whole.contains { $0 != "0" } && !fraction.contains { $0 != "0" } }

  init(_ value: Double, decimals: Int) {
    // A number is exactly its digits times a power of two: long multiplication gives all of them.
    var digits: [UInt8] = []
    var rest = value.significandBitPattern | (value.isNormal ? 1 << 52 : 0)
    while rest > 0 {
      digits.append(UInt8(rest % 10))
      rest /= 10
    }
    if digits.isEmpty { digits = [0] }
    let exponent = (value.isNormal ? Int(value.exponent) : -1022) - 52
    var places = 0
    func multiply(_ factor: Int) {
      var carry = 0
      for index in digits.indices {
        let product = Int(digits[index]) * factor + carry
        digits[index] = UInt8(product % 10)
        carry = product / 10
      }
      while carry > 0 {
        digits.append(UInt8(carry % 10))
        carry /= 10
      }
    }
    if exponent > 0 { for _ in 0..<exponent { multiply(2) } }
    if exponent < 0 {
      // Halving is multiplying by five and moving the point.
      for _ in 0..<(-exponent) { multiply(5) }
      places = -exponent
    }
    while digits.count <= places { digits.append(0) }
    while places < decimals {
      digits.insert(0, at: 0)
      places += 1
    }
    let dropped = places - decimals
    if dropped > 0 {
      let half = digits[dropped - 1]
      let isMore = half > 5 || (half == 5 && digits[..<(dropped - 1)].contains { $0 != 0 })
      digits.removeFirst(dropped)
      if isMore || (half == 5 && (digits.first ?? 0) % 2 == 1) {
        var index = 0
        while index < digits.count, digits[index] == 9 {
          digits[index] = 0
          index += 1
        }
        if index < digits.count { digits[index] += 1 } else { digits.append(1) }
      }
    }
    while digits.count <= decimals { digits.append(0) }
    let text = digits.reversed().map { String($0) }.joined()
    var whole = text.dropLast(decimals)
    while whole.count > 1, whole.first == "0" { whole.removeFirst() }
    self.whole = String(whole)
    fraction = String(text.suffix(decimals))
  }
}
