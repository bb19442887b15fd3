// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// A writer of measurements: a localized number with the symbol of its unit, or with its English
/// name.
///
/// Foundation on Linux has no table of units in other languages.
struct MeasurementText {
  /// The width in which a unit is written.
  enum Width {
    /// The symbol without a space, as in `12km`; only the degree sign for temperatures, and strokes for feet and inches.
    case narrow
    /// The symbol after a space, as in `12 km`.
    case abbreviated
    /// The English name, as in `12 kilometers`.
    case wide
  }

  var width = Width.abbreviated
  var locale = Locale.autoupdatingCurrent
  var hidesScaleName = false
  var number: FloatingPointFormatStyle<Double>?

  /// A number, what is between it and its unit, and the unit.
  struct Parts {
    let number: String
    let gap: String
    let unit: String
  }

  /// Returns the text of a value with its unit.
  func text(_ value: Double, _ unit: Unit) -> String {
    let parts = parts(value, unit)
    return parts.number + parts.gap + parts.unit
  }

  /// Returns the parts of the text of a value with its unit.
  func parts(_ value: Double, _ unit: Unit) -> Parts {
    let number = numberStyle.format(value)
    let isTemperature = unit is UnitTemperature && unit != UnitTemperature.kelvin
    switch width {
    case .narrow:
      let symbol = ["ft": "′", "in": "″"][unit.symbol] ?? unit.symbol
      return Parts(number: number, gap: "", unit: isTemperature ? "°" : symbol)
    case .abbreviated:
      guard isTemperature else { return Parts(number: number, gap: " ", unit: unit.symbol) }
      return Parts(number: number, gap: "", unit: hidesScaleName ? "°" : unit.symbol)
    case .wide:
      let name = Self.names[unit.symbol].map { value == 1 ? $0.one : $0.other }
      return Parts(number: number, gap: " ", unit: name ?? unit.symbol)
    }
  }

  /// The style of the number in the locale.
  var numberStyle: FloatingPointFormatStyle<Double> {
    (number ?? FloatingPointFormatStyle<Double>().precision(.fractionLength(0...3))).locale(locale)
  }

  /// Returns the unit that the locale's region uses for a value; the unit itself if none is known.
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
    "mbar": ("millibar", "millibars"), "inHg": ("inch of mercury", "inches of mercury"),
    "mmHg": ("millimeter of mercury", "millimeters of mercury"),
    "st": ("stone", "stones"), "kcal": ("kilocalorie", "kilocalories"),
    "Cal": ("Calorie", "Calories"), "gal": ("gallon", "gallons"), "qt": ("quart", "quarts"),
    "pt": ("pint", "pints"), "cup": ("cup", "cups"), "fl oz": ("fluid ounce", "fluid ounces"),
  ]
}
