// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

// The units that people of a place use.
extension UnitTemperature {
  /// Creates the unit of a place: degrees Fahrenheit in the United States and a few others.
  public convenience init(forLocale locale: Locale) {
    let regions: Set<String> = ["US", "BS", "BZ", "KY", "PW", "FM", "MH", "LR"]
    let unit: UnitTemperature =
      regions.contains(locale.region?.identifier ?? "") ? .fahrenheit : .celsius
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitLength {
  /// Creates the unit of a place for the height of persons and what is as large: feet in the United States.
  public convenience init(forLocale locale: Locale) {
    let unit: UnitLength = locale.measurementSystem == .us ? .feet : .meters
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitMass {
  /// Creates the unit of a place: pounds in the United States.
  public convenience init(forLocale locale: Locale) {
    let unit: UnitMass = locale.measurementSystem == .us ? .pounds : .kilograms
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}
