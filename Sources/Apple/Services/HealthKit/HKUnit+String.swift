// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension HKUnit {
  /// Creates a unit from a string such as `count/min` or `mg/dL`; traps if it is none.
  public convenience init(from string: String) {
    var product = HKUnit.percent()
    // A unit after a slash divides.
    for (index, side) in string.split(separator: "/").enumerated() {
      for name in side.split(whereSeparator: { "·*.".contains($0) }) {
        let parts = name.split(separator: "^")
        let power = (parts.count > 1 ? Int(parts[1]) ?? 1 : 1) * (index > 0 ? -1 : 1)
        guard let unit = Self.named(parts[0]) else {
          preconditionFailure("'\(name)' in '\(string)' is not a unit of health that is known here")
        }
        product = product.unitMultiplied(by: unit.unitRaised(toPower: power))
      }
    }
    // The zero of a temperature is that of the temperature alone, not of its products.
    let zero = Self.named(string[...])?.zero ?? 0
    self.init(factor: product.factor, powers: product.powers, zero: zero)
  }

  private static func named(_ name: Substring) -> HKUnit? {
    if let unit = units[name] { return unit }
    for (prefix, factor) in prefixes where name.hasPrefix(prefix) {
      let rest = name.dropFirst(prefix.count)
      if let unit = units[rest], metric.contains(rest) {
        return HKUnit(factor: unit.factor * factor, powers: unit.powers)
      }
    }
    return nil
  }

  private static let metric: Set<Substring> = [
    "g", "m", "L", "l", "s", "J", "Pa", "cal", "mol", "K", "S", "V", "W", "Hz", "rad", "lx",
  ]

  private static let prefixes: [(String, Double)] = [
    ("da", 10), ("p", 1e-12), ("n", 1e-9), ("mc", 1e-6), ("m", 1e-3), ("c", 1e-2), ("d", 1e-1),
    ("h", 100), ("k", 1000), ("M", 1e6), ("G", 1e9), ("T", 1e12), ("f", 1e-15),
  ]

  // Source: Apple's documentation of `HKUnit.init(from:)`.
  private static let units: [Substring: HKUnit] = [
    "count": count(), "%": percent(), "()": percent(), "1": percent(), "g": gram(),
    "oz": ounce(), "lb": pound(), "st": stone(), "m": meter(), "in": inch(), "ft": foot(),
    "yd": yard(), "mi": mile(), "L": liter(), "l": liter(), "fl_oz_us": fluidOunceUS(),
    "fl_oz_imp": fluidOunceImperial(), "pt_us": pintUS(), "pt_imp": pintImperial(),
    "cup_us": cupUS(), "cup_imp": cupImperial(), "s": second(), "min": minute(), "hr": hour(),
    "d": day(), "J": joule(), "cal": smallCalorie(), "Cal": largeCalorie(),
    "kcal": kilocalorie(), "Pa": pascal(), "mmHg": millimeterOfMercury(),
    "inHg": inchesOfMercury(), "cmAq": centimeterOfWater(), "atm": atmosphere(),
    "mol": .of(.mole, 1), "IU": internationalUnit(), "K": kelvin(), "degC": degreeCelsius(),
    "degF": degreeFahrenheit(), "S": siemen(), "V": volt(), "W": watt(), "Hz": hertz(),
    "rad": radianAngle(), "deg": degreeAngle(), "D": diopter(), "lx": lux(),
    "dBASPL": decibelAWeightedSoundPressureLevel(), "dBHL": decibelHearingLevel(),
    "appleEffortScore": appleEffortScore(),
  ]
}
