// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// How the quantities of a type make one over time.
public enum HKQuantityAggregationStyle: Int, Sendable {
  /// They are added, such as steps.
  case cumulative
  /// Their mean is taken, such as that of a weight.
  case discreteArithmetic
  /// Their mean is taken by how long each lasted, such as that of heart rates.
  case discreteTemporallyWeighted
  /// The level of a steady sound that is as loud is taken.
  case discreteEquivalentContinuousLevel

  /// The former name of the style whose mean is taken.
  public static var discrete: HKQuantityAggregationStyle { .discreteArithmetic }
}

/// A type of data that is a number with a unit.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  /// Creates the quantity type of an identifier.
  public init(_ identifier: HKQuantityTypeIdentifier) {
    super.init(identifier: identifier.rawValue)
  }

  /// How the quantities of the type make one over time; the arithmetic mean for identifiers that are not known here.
  open var aggregationStyle: HKQuantityAggregationStyle {
    let name = identifier.dropFirst("HKQuantityTypeIdentifier".count)
    if Self.cumulative.contains(name) || name.hasPrefix("Dietary") { return .cumulative }
    return switch name {
    case "HeartRate": .discreteTemporallyWeighted
    case "EnvironmentalAudioExposure", "HeadphoneAudioExposure":
      .discreteEquivalentContinuousLevel
    default: .discreteArithmetic
    }
  }

  /// Returns whether quantities of the type can have a unit; never for identifiers that are not known here.
  open func `is`(compatibleWith unit: HKUnit) -> Bool {
    let name = identifier.dropFirst("HKQuantityTypeIdentifier".count)
    return unitText(of: name).map { HKUnit(from: $0).powers == unit.powers } ?? false
  }

  private func unitText(of name: Substring) -> String? {
    if let text = Self.units.first(where: { $0.names.contains(name) })?.unit { return text }
    return name.hasPrefix("Dietary") ? "g" : nil
  }

  private static let cumulative: Set<Substring> = [
    "StepCount", "DistanceWalkingRunning", "DistanceCycling", "DistanceSwimming",
    "DistanceWheelchair", "DistanceDownhillSnowSports", "DistanceRowing", "DistancePaddleSports",
    "DistanceCrossCountrySkiing", "DistanceSkatingSports", "PushCount", "SwimmingStrokeCount",
    "FlightsClimbed", "NikeFuel", "AppleExerciseTime", "AppleMoveTime", "AppleStandTime",
    "ActiveEnergyBurned", "BasalEnergyBurned", "InsulinDelivery", "TimeInDaylight",
    "NumberOfTimesFallen", "InhalerUsage", "NumberOfAlcoholicBeverages",
  ]

  // Source: the units that Apple's documentation names for each identifier.
  private static let units: [(unit: String, names: Set<Substring>)] = [
    (
      "count",
      [
        "StepCount", "PushCount", "SwimmingStrokeCount", "FlightsClimbed", "NikeFuel",
        "BodyMassIndex", "UVExposure", "NumberOfTimesFallen", "InhalerUsage",
        "NumberOfAlcoholicBeverages",
      ]
    ),
    (
      "m",
      [
        "DistanceWalkingRunning", "DistanceCycling", "DistanceSwimming", "DistanceWheelchair",
        "DistanceDownhillSnowSports", "DistanceRowing", "DistancePaddleSports",
        "DistanceCrossCountrySkiing", "DistanceSkatingSports", "WalkingStepLength",
        "SixMinuteWalkTestDistance", "Height", "WaistCircumference", "RunningStrideLength",
        "RunningVerticalOscillation", "UnderwaterDepth",
      ]
    ),
    (
      "s",
      [
        "AppleExerciseTime", "AppleMoveTime", "AppleStandTime", "TimeInDaylight",
        "HeartRateVariabilitySDNN", "RunningGroundContactTime",
      ]
    ),
    ("J", ["ActiveEnergyBurned", "BasalEnergyBurned", "DietaryEnergyConsumed"]),
    (
      "m/s",
      ["RunningSpeed", "CyclingSpeed", "WalkingSpeed", "StairAscentSpeed", "StairDescentSpeed"]
    ),
    ("W", ["RunningPower", "CyclingPower", "CyclingFunctionalThresholdPower"]),
    (
      "count/min",
      [
        "HeartRate", "RestingHeartRate", "WalkingHeartRateAverage", "RespiratoryRate",
        "HeartRateRecoveryOneMinute", "CyclingCadence",
      ]
    ),
    (
      "%",
      [
        "OxygenSaturation", "BloodAlcoholContent", "BodyFatPercentage",
        "WalkingDoubleSupportPercentage", "WalkingAsymmetryPercentage", "AppleWalkingSteadiness",
        "PeripheralPerfusionIndex", "AtrialFibrillationBurden",
      ]
    ),
    (
      "degC",
      [
        "BodyTemperature", "BasalBodyTemperature", "AppleSleepingWristTemperature",
        "WaterTemperature",
      ]
    ),
    ("mmHg", ["BloodPressureSystolic", "BloodPressureDiastolic"]),
    ("g", ["BodyMass", "LeanBodyMass"]), ("L", ["DietaryWater", "ForcedVitalCapacity"]),
    ("L/min", ["PeakExpiratoryFlowRate"]), ("mg/dL", ["BloodGlucose"]),
    ("IU", ["InsulinDelivery"]), ("mL/kg.min", ["VO2Max"]), ("kcal/kg.hr", ["PhysicalEffort"]),
    ("dBASPL", ["EnvironmentalAudioExposure", "HeadphoneAudioExposure"]),
    ("S", ["ElectrodermalActivity"]),
    ("appleEffortScore", ["WorkoutEffortScore", "EstimatedWorkoutEffortScore"]),
  ]
}
