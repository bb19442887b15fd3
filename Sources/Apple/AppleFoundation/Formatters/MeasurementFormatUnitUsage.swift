// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The purpose of a measurement, which decides the unit it is written in.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  let name: String
  /// The unit that the locale's region uses.
  public static var general: MeasurementFormatUnitUsage {
    MeasurementFormatUnitUsage(name: "general")
  }
  /// The measurement's own unit.
  public static var asProvided: MeasurementFormatUnitUsage {
    MeasurementFormatUnitUsage(name: "asProvided")
  }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The unit of parts of the body: centimeters, or inches in the United States.
  public static var person: MeasurementFormatUnitUsage {
    MeasurementFormatUnitUsage(name: "person")
  }
  /// The unit of how tall people are: centimeters, or feet and inches.
  public static var personHeight: MeasurementFormatUnitUsage {
    MeasurementFormatUnitUsage(name: "personHeight")
  }
  /// The unit of roads in the locale's region; the same as `general` here.
  public static var road: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "road") }
  /// The unit of lenses: millimeters.
  public static var focalLength: MeasurementFormatUnitUsage {
    MeasurementFormatUnitUsage(name: "focalLength")
  }
  /// The unit of rain: millimeters, or inches in the United States.
  public static var rainfall: MeasurementFormatUnitUsage {
    MeasurementFormatUnitUsage(name: "rainfall")
  }
  /// The unit of snow: centimeters, or inches in the United States.
  public static var snowfall: MeasurementFormatUnitUsage {
    MeasurementFormatUnitUsage(name: "snowfall")
  }
  /// The unit of how far one sees; the same as `general` here.
  public static var visibility: MeasurementFormatUnitUsage {
    MeasurementFormatUnitUsage(name: "visibility")
  }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The unit of the body's temperature in the locale's region; the same as `general` here.
  public static var person: MeasurementFormatUnitUsage {
    MeasurementFormatUnitUsage(name: "person")
  }
  /// The unit of the weather in the locale's region; the same as `general` here.
  public static var weather: MeasurementFormatUnitUsage {
    MeasurementFormatUnitUsage(name: "weather")
  }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The unit of how heavy people are: kilograms, pounds, or stones and pounds in the United Kingdom.
  public static var personWeight: MeasurementFormatUnitUsage {
    MeasurementFormatUnitUsage(name: "personWeight")
  }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The unit of what food contains: kilocalories, which are Calories in the United States.
  public static var food: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "food") }
  /// The unit of what an exercise needs: kilocalories, which are Calories in the United States.
  public static var workout: MeasurementFormatUnitUsage {
    MeasurementFormatUnitUsage(name: "workout")
  }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// The unit of wind: kilometers or miles an hour, or meters a second in some regions.
  public static var wind: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// The unit of the weather's pressure: hectopascals, millibars, or a height of mercury.
  public static var barometric: MeasurementFormatUnitUsage {
    MeasurementFormatUnitUsage(name: "barometric")
  }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// The unit of liquids: liters and milliliters, or gallons down to fluid ounces.
  public static var liquid: MeasurementFormatUnitUsage {
    MeasurementFormatUnitUsage(name: "liquid")
  }
}
