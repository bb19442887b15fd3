// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Round numbers on a scale: multiples of one, two or five times a power of ten.
struct NumberTicks {
  /// The distance of the numbers.
  let step: Double

  /// Finds the distance at which about a count of numbers is between two.
  init(from low: Double, to high: Double, count: Int) {
    let span = high - low
    guard span > 0, span.isFinite, count > 0 else {
      step = 1
      return
    }
    let rough = span / Double(count)
    var power = 1.0
    while power * 10 <= rough { power *= 10 }
    while power > rough { power /= 10 }
    let ratio = rough / power
    // Where the next round distance begins: the geometric mean of both.
    step = power * (ratio >= 7.0711 ? 10 : ratio >= 3.1623 ? 5 : ratio >= 1.4142 ? 2 : 1)
  }

  init(step: Double) {
    self.step = step
  }

  /// The multiples between two numbers, a thousand at most.
  func values(from low: Double, to high: Double) -> [Double] {
    // Beyond 2 to the 53rd, a step more is the same number.
    guard step > 0, low.isFinite, high.isFinite, (high - low) / step < 1000,
      max(abs(low), abs(high)) / step < 0x1p53
    else { return [] }
    let tolerance = 1e-9
    let first = (low / step - tolerance).rounded(.up)
    let last = (high / step + tolerance).rounded(.down)
    guard first <= last else { return [] }
    return stride(from: first, through: last, by: 1).map { $0 == 0 ? 0 : rounded($0 * step) }
  }

  func roundedDown(_ number: Double) -> Double {
    rounded((number / step + 1e-9).rounded(.down) * step)
  }

  func roundedUp(_ number: Double) -> Double { rounded((number / step - 1e-9).rounded(.up) * step) }

  /// How many decimals the multiples have.
  var decimals: Int { NumberText.decimals(of: step) }

  /// A multiple without what binary fractions leave behind: 0.3 and not 0.30000000000000004.
  private func rounded(_ number: Double) -> Double {
    guard step < 1 else { return number }
    let inverse = (1 / step).rounded()
    guard abs(inverse * step - 1) < 1e-9 else { return number }
    return (number * inverse).rounded() / inverse
  }
}
