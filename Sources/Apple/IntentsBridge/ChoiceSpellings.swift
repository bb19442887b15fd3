// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Foundation
import Intents

extension DateComponents {
  /// Creates the date, time or both of a choice's spelling, such as `2026-11-21T09:30`; nil if the
  /// text is not one.
  package init?(choiceSpelling text: String) {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    self.init()
    for part in parts {
      let isTime = part.contains(":")
      let numbers = part.split(separator: isTime ? ":" : "-").compactMap { Int($0) }
      guard isTime ? (2...3).contains(numbers.count) : numbers.count == 3 else { return nil }
      if isTime {
        (hour, minute, second) = (numbers[0], numbers[1], numbers.count > 2 ? numbers[2] : nil)
      } else {
        (year, month, day) = (numbers[0], numbers[1], numbers[2])
      }
    }
  }

  /// The spelling of the components in a choice; nil without a whole date and without a time of
  /// day.
  package var choiceSpelling: String? {
    func digits(_ number: Int, _ width: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, width - text.count)) + text
    }
    var parts: [String] = []
    if let year, let month, let day {
      parts.append("\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))")
    }
    if let hour, let minute {
      let seconds = second.map { $0 == 0 ? "" : ":" + digits($0, 2) } ?? ""
      parts.append("\(digits(hour, 2)):\(digits(minute, 2))\(seconds)")
    }
    return parts.isEmpty ? nil : parts.joined(separator: "T")
  }
}

extension INCurrencyAmount {
  /// Creates the amount of a choice's spelling, such as `12.50 EUR`; nil if the text is not one.
  convenience init?(choiceSpelling text: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 2, let amount = Decimal(string: String(parts[0])) else { return nil }
    self.init(amount: NSDecimalNumber(decimal: amount), currencyCode: String(parts[1]))
  }

  /// The spelling of the amount in a choice; nil without an amount or a currency.
  var choiceSpelling: String? {
    guard let amount, let currencyCode else { return nil }
    return "\(amount.stringValue) \(currencyCode)"
  }
}

extension Dimension {
  /// The units of the dimension that a choice can have, with their symbols.
  private static var units: [(symbol: String, unit: Dimension)] {
    switch self {
    case is UnitLength.Type:
      [
        ("m", UnitLength.meters), ("km", UnitLength.kilometers), ("cm", UnitLength.centimeters),
        ("mm", UnitLength.millimeters), ("mi", UnitLength.miles), ("yd", UnitLength.yards),
        ("ft", UnitLength.feet), ("in", UnitLength.inches),
      ]
    case is UnitTemperature.Type:
      [
        ("°C", UnitTemperature.celsius), ("°F", UnitTemperature.fahrenheit),
        ("K", UnitTemperature.kelvin),
      ]
    case is UnitMass.Type:
      [
        ("kg", UnitMass.kilograms), ("g", UnitMass.grams), ("mg", UnitMass.milligrams),
        ("t", UnitMass.metricTons), ("lb", UnitMass.pounds), ("oz", UnitMass.ounces),
        ("st", UnitMass.stones),
      ]
    case is UnitSpeed.Type:
      [
        ("km/h", UnitSpeed.kilometersPerHour), ("m/s", UnitSpeed.metersPerSecond),
        ("mph", UnitSpeed.milesPerHour), ("kn", UnitSpeed.knots),
      ]
    case is UnitVolume.Type:
      [
        ("L", UnitVolume.liters), ("mL", UnitVolume.milliliters), ("cL", UnitVolume.centiliters),
        ("dL", UnitVolume.deciliters), ("m³", UnitVolume.cubicMeters),
        ("gal", UnitVolume.gallons), ("qt", UnitVolume.quarts), ("pt", UnitVolume.pints),
        ("cup", UnitVolume.cups), ("fl oz", UnitVolume.fluidOunces),
        ("tbsp", UnitVolume.tablespoons), ("tsp", UnitVolume.teaspoons),
      ]
    case is UnitEnergy.Type:
      [
        ("kJ", UnitEnergy.kilojoules), ("J", UnitEnergy.joules),
        ("kcal", UnitEnergy.kilocalories), ("cal", UnitEnergy.calories),
        ("kWh", UnitEnergy.kilowattHours),
        ("Wh", UnitEnergy(symbol: "Wh", converter: UnitConverterLinear(coefficient: 3600))),
      ]
    default: []
    }
  }

  /// Returns the measurement of a choice's spelling, such as `21 °C`; nil if the text is not one of
  /// this dimension.
  package static func measurement(choiceSpelling text: String) -> Any? {
    guard let space = text.firstIndex(of: " "), let value = Double(text[..<space]) else {
      return nil
    }
    let symbol = text[text.index(after: space)...]
    guard let unit = units.first(where: { $0.symbol == symbol })?.unit else { return nil }
    return switch unit {
    case let unit as UnitLength: Measurement(value: value, unit: unit)
    case let unit as UnitTemperature: Measurement(value: value, unit: unit)
    case let unit as UnitMass: Measurement(value: value, unit: unit)
    case let unit as UnitSpeed: Measurement(value: value, unit: unit)
    case let unit as UnitVolume: Measurement(value: value, unit: unit)
    case let unit as UnitEnergy: Measurement(value: value, unit: unit)
    default: nil
    }
  }

  /// Returns the spelling of a measurement in a choice; nil if it is not one of this dimension or
  /// its unit cannot be spelled.
  package static func choiceSpelling(of object: Any) -> String? {
    let parts: (value: Double, unit: Unit)? =
      switch object {
      case let object as NSMeasurement: (object.doubleValue, object.unit)
      case let length as Measurement<UnitLength>: (length.value, length.unit)
      case let warmth as Measurement<UnitTemperature>: (warmth.value, warmth.unit)
      case let mass as Measurement<UnitMass>: (mass.value, mass.unit)
      case let speed as Measurement<UnitSpeed>: (speed.value, speed.unit)
      case let volume as Measurement<UnitVolume>: (volume.value, volume.unit)
      case let energy as Measurement<UnitEnergy>: (energy.value, energy.unit)
      default: nil
      }
    guard let parts,
      let symbol = units.first(where: { $0.unit.symbol == parts.unit.symbol })?.symbol
    else { return nil }
    let value = parts.value
    let number = value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    return "\(number) \(symbol)"
  }
}
