// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The quantity of a measurement, by the name of the system's type.
public enum MeasuredQuantity: String, CaseIterable, Hashable, Sendable {
  /// A length or a distance; its most usual unit is the meter.
  case distance = "Distance"
  /// A temperature; its most usual unit is the degree Celsius.
  case temperature = "Temperature"
  /// A mass; its most usual unit is the kilogram.
  case mass = "Mass"
  /// A speed; its most usual unit is the kilometer per hour.
  case speed = "Speed"
  /// A volume; its most usual unit is the liter.
  case volume = "Volume"
  /// An energy; its most usual unit is the kilojoule.
  case energy = "Energy"

  /// The symbols of its units, the most usual first.
  public var units: [String] {
    switch self {
    case .distance: ["m", "km", "cm", "mm", "mi", "yd", "ft", "in"]
    case .temperature: ["°C", "°F", "K"]
    case .mass: ["kg", "g", "mg", "t", "lb", "oz", "st"]
    case .speed: ["km/h", "m/s", "mph", "kn"]
    case .volume: ["L", "mL", "cL", "dL", "m³", "gal", "qt", "pt", "cup", "fl oz", "tbsp", "tsp"]
    case .energy: ["kJ", "J", "kcal", "cal", "kWh", "Wh"]
    }
  }

  /// A measurement as it is typed.
  public var example: String {
    switch self {
    case .distance: "5 km"
    case .temperature: "21 °C"
    case .mass: "70 kg"
    case .speed: "50 km/h"
    case .volume: "1.5 L"
    case .energy: "200 kcal"
    }
  }

  /// The symbol of the unit that a user typed; nil if the unit does not measure the quantity.
  func unit(_ text: String) -> String? {
    if units.contains(text) { return text }
    let folded = SearchTerm.fold(text)
    // The signs of Japanese keyboards, and what is typed if there is no key for the sign.
    let names = [
      "c": "°C", "℃": "°C", "f": "°F", "℉": "°F", "kph": "km/h", "kmh": "km/h", "kt": "kn",
      "m3": "m³", "㎞": "km", "㎝": "cm", "㎜": "mm", "㎏": "kg", "㎎": "mg",
    ]
    let symbol = names[folded].map { SearchTerm.fold($0) } ?? folded
    return units.first { SearchTerm.fold($0) == symbol }
  }
}
