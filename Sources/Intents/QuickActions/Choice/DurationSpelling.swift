// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel

/// Reads and writes a duration as users type it: `1h30m`, `45s`, `1d 2h`, or a plain number of
/// seconds.
enum DurationSpelling {
  private static let units: [(name: Character, seconds: Double)] = [
    ("d", 86400), ("h", 3600), ("m", 60), ("s", 1),
  ]

  /// Parses a typed duration into seconds; nil if it is not a duration.
  ///
  /// Each unit comes once at most, the larger ones first. A number without a unit counts seconds.
  static func seconds(_ text: String) -> Double? {
    if let number = Double(text) { return number.isFinite ? number : nil }
    var total = 0.0
    var units = units[...]
    var rest = text.drop { $0 == " " }
    guard !rest.isEmpty else { return nil }
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
      guard let number = Double(digits),
        let name = rest.dropFirst(digits.count).first?.lowercased(),
        let index = units.firstIndex(where: { String($0.name) == name })
      else { return nil }
      total += number * units[index].seconds
      units = units[units.index(after: index)...]
      rest = rest.dropFirst(digits.count + 1).drop { $0 == " " }
    }
    return total.isFinite ? total : nil
  }

  /// The spelling of a duration in seconds, which users read and can type.
  static func text(_ seconds: Double) -> String {
    var rest = abs(seconds) < 0x1p53 ? seconds : 0
    var text = ""
    for unit in units.dropLast() {
      let count = (rest / unit.seconds).rounded(.down)
      guard count >= 1 else { continue }
      text += number(count) + String(unit.name)
      rest -= count * unit.seconds
    }
    if rest > 0 || text.isEmpty { text += number(rest) + "s" }
    // Fractions that the subtraction would garble, and what is below zero, are better written as numbers.
    return Self.seconds(text) == seconds ? text : number(seconds)
  }

  private static func number(_ value: Double) -> String {
    ParameterValue.spelling(of: value)
  }
}
