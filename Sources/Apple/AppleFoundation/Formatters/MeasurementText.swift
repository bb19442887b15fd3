// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// What writes measurements: a number of the language and the symbol of the unit, or its English name.
///
/// Foundation on Linux has no table of units in other languages.
struct MeasurementText {
  /// How the unit is written.
  enum Width {
    /// The symbol beside the number, as in `12km`; of temperatures the degree only.
    case narrow
    /// The symbol, as in `12 km`.
    case abbreviated
    /// The English name, as in `12 kilometers`.
    case wide
  }

  var width = Width.abbreviated
  var locale = Locale.autoupdatingCurrent
  var hidesScaleName = false
  var number: FloatingPointFormatStyle<Double>?

  /// The measurement in words.
  func text(_ value: Double, _ unit: Unit) -> String {
    let style =
      number
      ?? FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(0...3))
    let number = style.locale(locale).format(value)
    let isTemperature = unit is UnitTemperature && unit != UnitTemperature.kelvin
    switch width {
    case .narrow: return number + (isTemperature ? "°" : unit.symbol)
    case .abbreviated:
      guard isTemperature else { return "\(number) \(unit.symbol)" }
      return number + (hidesScaleName ? "°" : unit.symbol)
    case .wide:
      guard let name = Self.names[unit.symbol] else { return "\(number) \(unit.symbol)" }
      return "\(number) \(value == 1 ? name.one : name.other)"
    }
  }

  /// The unit in which people of the locale's region measure what a unit measures.
  func usual(_ unit: Dimension, of value: Double) -> Dimension {
    let isImperial = locale.measurementSystem == .us
    switch unit {
    case is UnitTemperature:
      return isImperial ? UnitTemperature.fahrenheit : UnitTemperature.celsius
    case is UnitLength:
      let meters = Measurement(value: value, unit: unit).converted(to: UnitLength.meters).value
      if isImperial { return abs(meters) < 304.8 ? UnitLength.feet : UnitLength.miles }
      return abs(meters) < 1000 ? UnitLength.meters : UnitLength.kilometers
    case is UnitSpeed:
      return isImperial ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour
    case is UnitMass: return isImperial ? UnitMass.pounds : UnitMass.kilograms
    default: return unit
    }
  }

  private static let names: [String: (one: String, other: String)] = [
    "m": ("meter", "meters"), "km": ("kilometer", "kilometers"),
    "cm": ("centimeter", "centimeters"), "mm": ("millimeter", "millimeters"),
    "mi": ("mile", "miles"), "ft": ("foot", "feet"), "in": ("inch", "inches"),
    "yd": ("yard", "yards"), "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"),
    "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"),
    "°C": ("degree Celsius", "degrees Celsius"),
    "°F": ("degree Fahrenheit", "degrees Fahrenheit"), "K": ("kelvin", "kelvins"),
    "s": ("second", "seconds"), "min": ("minute", "minutes"), "hr": ("hour", "hours"),
    "L": ("liter", "liters"), "mL": ("milliliter", "milliliters"),
    "kCal": ("kilocalorie", "kilocalories"), "J": ("joule", "joules"),
    "km/h": ("kilometer per hour", "kilometers per hour"),
    "mph": ("mile per hour", "miles per hour"),
    "m/s": ("meter per second", "meters per second"),
    "hPa": ("hectopascal", "hectopascals"), "%": ("percent", "percent"),
  ]
}
