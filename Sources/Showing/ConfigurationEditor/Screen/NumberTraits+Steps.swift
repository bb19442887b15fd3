// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActions

extension ParameterControl.NumberTraits {
  /// How far a key goes in a field: a whole number, but for a fraction between near limits a part of what lies between.
  var fineStep: Double {
    guard !isWhole, let minimum, let maximum, maximum - minimum <= 10 else { return step }
    return maximum - minimum <= 1 ? 0.05 : 0.5
  }

  /// How far a key goes on the sheet: of a slider a hundredth of what lies between its limits.
  var stride: Double {
    guard style == .slider, let range else { return fineStep }
    return rounded(range / 100)
  }

  /// How far a key for large steps goes: a tenth of what lies between the limits; ten where there are none.
  var leap: Double {
    guard let range else { return 10 * stride }
    return max(rounded(range / 10), 2 * stride)
  }

  private var range: Double? {
    guard let minimum, let maximum, maximum > minimum else { return nil }
    return maximum - minimum
  }

  /// The nearest usual step: 1, 2 or 5, times a power of ten; at least 1 for whole numbers.
  private func rounded(_ step: Double) -> Double {
    var power = 1.0
    while power * 10 <= step { power *= 10 }
    while power > step { power /= 10 }
    let near = [1, 2, 5, 10].min { abs($0 * power - step) < abs($1 * power - step) } ?? 1
    return isWhole ? max(1, near * power) : near * power
  }

  /// The spelling of the number that is so much more than another, within the limits.
  func text(_ spelling: String, by amount: Double) -> String {
    let old = Double(spelling) ?? minimum ?? 0
    var new = old + amount
    // Fractions of ten are not exact, which should not be seen.
    if abs(new) < 1e9 { new = (new * 1_000_000).rounded() / 1_000_000 }
    let bounded = min(max(new, minimum ?? new), maximum ?? new)
    return EnteredNumber.of(bounded)
  }

  /// The spelling of the number at a place on the line between the limits; nil if there are none.
  func text(atPlace place: Int, of count: Int) -> String? {
    guard let range, let minimum, let maximum, count > 1 else { return nil }
    let share = Double(min(max(0, place), count - 1)) / Double(count - 1)
    // The ends are the limits, whatever step there is.
    if share == 1 { return EnteredNumber.of(maximum) }
    return text(EnteredNumber.of(minimum), by: (share * range / stride).rounded() * stride)
  }
}

/// Numbers as users type them.
enum EnteredNumber {
  /// A number without a useless fraction.
  static func of(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
  }
}
