// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

extension MeasurementText {
  /// Returns the unit that the locale's region uses for a purpose, such as `rainfall`.
  ///
  /// Source: CLDR, "Unit preferences".
  func usual(_ unit: Dimension, of value: Double, for usage: String) -> Dimension {
    let isImperial = locale.measurementSystem == .us
    let region = locale.region?.identifier ?? ""
    switch usage {
    case "person" where unit is UnitLength, "snowfall":
      return isImperial ? UnitLength.inches : UnitLength.centimeters
    case "personHeight": return UnitLength.centimeters
    case "rainfall": return isImperial ? UnitLength.inches : UnitLength.millimeters
    case "focalLength": return UnitLength.millimeters
    case "personWeight": return isImperial ? UnitMass.pounds : UnitMass.kilograms
    case "food", "workout":
      // Foundation's symbol is `kCal`, which nobody writes.
      return UnitEnergy(
        symbol: region == "US" ? "Cal" : "kcal", converter: UnitEnergy.kilocalories.converter)
    case "wind":
      if ["CN", "DK", "FI", "JP", "KR", "NO", "PL", "RU", "SE"].contains(region) {
        return UnitSpeed.metersPerSecond
      }
      return isImperial || region == "GB" ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour
    case "barometric":
      switch region {
      case "US", "IN": return UnitPressure.inchesOfMercury
      case "MX": return UnitPressure.millimetersOfMercury
      case "BR", "EG", "GB", "IL", "TH": return UnitPressure.millibars
      default: return UnitPressure.hectopascals
      }
    case "liquid":
      let units = isImperial ? Self.cups : [UnitVolume.liters, UnitVolume.milliliters]
      let volume = Measurement(value: value, unit: unit)
      return units.first { abs(volume.converted(to: $0).value) >= 1 } ?? units[units.count - 1]
    default: return usual(unit, of: value)
    }
  }

  /// Returns the two units that the locale's region uses together for a purpose; nil if it uses one.
  func usualPair(for usage: String) -> (Dimension, Dimension)? {
    let region = locale.region?.identifier ?? ""
    if usage == "personHeight", ["CA", "GB", "IN", "US"].contains(region) {
      return (UnitLength.feet, UnitLength.inches)
    }
    if usage == "personWeight", region == "GB" { return (Self.stone, UnitMass.pounds) }
    return nil
  }

  /// The parts of a measurement in two units: the large one in whole numbers, and what is left.
  func parts(
    _ value: Measurement<Dimension>, in large: Dimension, and small: Dimension
  ) -> [Parts] {
    var text = self
    text.number =
      number ?? FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(0))
    let all = value.converted(to: small).value
    let size = Measurement<Dimension>(value: 1, unit: large).converted(to: small).value
    // Rounded before it is divided, as 71.9 inches are 6 feet and not 5 feet and 12 inches.
    let rounded = number == nil ? all.rounded() : all
    let count = (rounded / size + 1e-9).rounded(.down)
    let rest = max(0, rounded - count * size)
    var whole = text
    whole.number = text.number?.precision(.fractionLength(0))
    return [whole.parts(count, large), text.parts(rest, small)]
  }

  /// The unit of 14 pounds; that of Foundation has a wrong factor.
  private static let stone = UnitMass(
    symbol: "st", converter: UnitConverterLinear(coefficient: 6.350_293_18))

  /// The units of liquids in the United States, from the largest.
  private static let cups = [
    UnitVolume.gallons, UnitVolume.quarts, UnitVolume.pints, UnitVolume.cups,
    UnitVolume.fluidOunces,
  ]
}
