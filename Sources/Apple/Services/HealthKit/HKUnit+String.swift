// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension HKUnit {
  /// Creates a unit from a string such as `count/min` or `mg/dL`; traps if it is none.
  public convenience init(from string: String) {
    var factor = 1.0
    var powers: [Base: Int] = [:]
    // A unit after a slash divides.
    for (index, side) in string.split(separator: "/").enumerated() {
      for name in side.split(whereSeparator: { "·*.".contains($0) }) {
        let parts = name.split(separator: "^")
        let power = (parts.count > 1 ? Int(parts[1]) ?? 1 : 1) * (index > 0 ? -1 : 1)
        guard let (unit, base) = Self.named(parts[0]) else {
          preconditionFailure("'\(name)' in '\(string)' is not a unit of health that is known here")
        }
        for _ in 0..<abs(power) { factor *= power > 0 ? unit : 1 / unit }
        if let base { powers[base, default: 0] += power }
      }
    }
    self.init(factor: factor, powers: powers)
  }

  private static func named(_ name: Substring) -> (Double, Base?)? {
    if let unit = units[name] { return unit }
    for (prefix, factor) in prefixes where name.hasPrefix(prefix) {
      let rest = name.dropFirst(prefix.count)
      if let unit = units[rest], metric.contains(rest) { return (unit.0 * factor, unit.1) }
    }
    return nil
  }

  private static let metric: Set<Substring> = ["g", "m", "L", "l", "s", "J", "Pa", "cal", "mol"]

  private static let prefixes: [(String, Double)] = [
    ("da", 10), ("p", 1e-12), ("n", 1e-9), ("mc", 1e-6), ("m", 1e-3), ("c", 1e-2), ("d", 1e-1),
    ("h", 100), ("k", 1000), ("M", 1e6),
  ]

  // Source: Apple's documentation of `HKUnit.init(from:)`.
  private static let units: [Substring: (Double, Base?)] = [
    "count": (1, .count), "%": (1, nil), "()": (1, nil), "1": (1, nil), "g": (1, .gram),
    "oz": (28.349523125, .gram), "lb": (453.59237, .gram), "st": (6350.29318, .gram),
    "m": (1, .meter), "in": (0.0254, .meter), "ft": (0.3048, .meter), "yd": (0.9144, .meter),
    "mi": (1609.344, .meter), "L": (1, .liter), "l": (1, .liter),
    "fl_oz_us": (0.0295735295625, .liter), "s": (1, .second), "min": (60, .second),
    "hr": (3600, .second), "d": (86_400, .second), "J": (1, .joule), "cal": (4.184, .joule),
    "Cal": (4184, .joule), "kcal": (4184, .joule), "Pa": (1, .pascal),
    "mmHg": (133.322387415, .pascal), "mol": (1, .mole), "IU": (1, .internationalUnit),
  ]
}
