// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The sine and the cosine of an angle.
///
/// They are computed here, from whole-degree reduction and a series, because the standard library has none, and because
/// the C libraries' differ in their last digits from system to system: the same widget must give the same bytes.
package struct Turn: Hashable, Sendable {
  /// The sine, exact at every quarter of a turn.
  package let sine: Double

  /// The cosine, exact at every quarter of a turn.
  package let cosine: Double

  /// Computes both for a finite angle.
  package init(degrees: Double) {
    // The nearest quarter, and what remains: at most 45° to either side.
    let quarters = (degrees / 90).rounded()
    let angle = (degrees - quarters * 90) * (Double.pi / 180)
    let square = angle * angle
    let sine = angle * Self.series(square, divisors: [272, 210, 156, 110, 72, 42, 20, 6])
    let cosine = Self.series(square, divisors: [306, 240, 182, 132, 90, 56, 30, 12, 2])
    switch Int(quarters.truncatingRemainder(dividingBy: 4) + 4) % 4 {
    case 0: (self.sine, self.cosine) = (sine, cosine)
    case 1: (self.sine, self.cosine) = (cosine, -sine)
    case 2: (self.sine, self.cosine) = (-sine, -cosine)
    default: (self.sine, self.cosine) = (-cosine, sine)
    }
  }

  /// 1 − s/d₁ · (1 − s/d₂ · (…)): the alternating series of both functions, the smallest divisor last.
  private static func series(_ square: Double, divisors: [Double]) -> Double {
    divisors.reduce(1) { sum, divisor in 1 - square / divisor * sum }
  }
}
