// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What a measurement measures, by the name of the system's type.
public enum MeasuredQuantity: String, CaseIterable, Hashable, Sendable {
  /// A length.
  case distance = "Distance"
  /// How warm something is.
  case temperature = "Temperature"
  /// What something weighs.
  case mass = "Mass"
  /// How fast something is.
  case speed = "Speed"
  /// How much room something takes.
  case volume = "Volume"
  /// Work and heat.
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

  /// The symbol of a unit, whatever way people type it; nil if it does not measure this.
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
