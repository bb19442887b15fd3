// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetTimeline

/// Durations as users type them: `90s`, `15m`, `1h30m`, `2d`.
public enum DurationText {
  private static let units: [(letter: Character, milliseconds: Int64)] = [
    ("d", 86_400_000), ("h", 3_600_000), ("m", 60_000), ("s", 1_000),
  ]

  /// The length that a text says; nil if it says none.
  ///
  /// Whole numbers with `d`, `h`, `m`, `s` or `ms`, the greater units first, each once. No length is negative, and none is longer than ten
  /// thousand years.
  public static func duration(_ text: String) -> Duration? {
    var total: Int64 = 0
    var smallest = Int64.max
    var rest = Substring(text)
    guard !rest.isEmpty else { return nil }
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      let unit = rest.dropFirst(digits.count).prefix { $0.isASCII && $0.isLetter }
      rest = rest.dropFirst(digits.count + unit.count)
      guard digits.count <= 12, let number = Int64(digits), let size = size(of: unit),
        size < smallest
      else { return nil }
      smallest = size
      let (product, isTooLong) = number.multipliedReportingOverflow(by: size)
      guard !isTooLong, product <= 315_576_000_000_000 - total else { return nil }
      total += product
    }
    return .milliseconds(total)
  }

  /// The text of a length, in the fewest units; negative ones begin with a minus sign.
  public static func of(_ duration: Duration) -> String {
    var rest = duration.milliseconds.magnitude
    var text = duration < .zero ? "-" : ""
    for (letter, size) in units where rest >= UInt64(size) {
      text += "\(rest / UInt64(size))\(letter)"
      rest %= UInt64(size)
    }
    if rest > 0 { text += "\(rest)ms" }
    return text.isEmpty || text == "-" ? "0s" : text
  }

  private static func size(of unit: Substring) -> Int64? {
    unit == "ms" ? 1 : units.first { String($0.letter) == unit }?.milliseconds
  }
}
