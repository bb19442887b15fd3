// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The identifier of a quantity type.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The identifier as a string.
  public let rawValue: String
  /// Creates an identifier from a string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The identifier of step count.
  public static let stepCount = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierStepCount")
  /// The identifier of distance walking running.
  public static let distanceWalkingRunning = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning")
  /// The identifier of distance cycling.
  public static let distanceCycling = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDistanceCycling")
  /// The identifier of distance swimming.
  public static let distanceSwimming = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDistanceSwimming")
  /// The identifier of distance wheelchair.
  public static let distanceWheelchair = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDistanceWheelchair")
  /// The identifier of distance downhill snow sports.
  public static let distanceDownhillSnowSports = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDistanceDownhillSnowSports")
  /// The identifier of push count.
  public static let pushCount = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierPushCount")
  /// The identifier of swimming stroke count.
  public static let swimmingStrokeCount = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierSwimmingStrokeCount")
  /// The identifier of flights climbed.
  public static let flightsClimbed = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierFlightsClimbed")
  /// The identifier of nike fuel.
  public static let nikeFuel = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierNikeFuel")
  /// The identifier of apple exercise time.
  public static let appleExerciseTime = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierAppleExerciseTime")
  /// The identifier of apple move time.
  public static let appleMoveTime = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierAppleMoveTime")
  /// The identifier of apple stand time.
  public static let appleStandTime = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierAppleStandTime")
  /// The identifier of active energy burned.
  public static let activeEnergyBurned = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")
  /// The identifier of basal energy burned.
  public static let basalEnergyBurned = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBasalEnergyBurned")
  /// The identifier of running speed.
  public static let runningSpeed = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierRunningSpeed")
  /// The identifier of running power.
  public static let runningPower = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierRunningPower")
  /// The identifier of cycling speed.
  public static let cyclingSpeed = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierCyclingSpeed")
  /// The identifier of walking speed.
  public static let walkingSpeed = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierWalkingSpeed")
  /// The identifier of walking step length.
  public static let walkingStepLength = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierWalkingStepLength")
  /// The identifier of six minute walk test distance.
  public static let sixMinuteWalkTestDistance = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierSixMinuteWalkTestDistance")
  /// The identifier of vo2 max.
  public static let vo2Max = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierVO2Max")
  /// The identifier of heart rate.
  public static let heartRate = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierHeartRate")
  /// The identifier of resting heart rate.
  public static let restingHeartRate = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierRestingHeartRate")
  /// The identifier of walking heart rate average.
  public static let walkingHeartRateAverage = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierWalkingHeartRateAverage")
  /// The identifier of heart rate variability s d n n.
  public static let heartRateVariabilitySDNN = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierHeartRateVariabilitySDNN")
  /// The identifier of oxygen saturation.
  public static let oxygenSaturation = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierOxygenSaturation")
  /// The identifier of respiratory rate.
  public static let respiratoryRate = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierRespiratoryRate")
  /// The identifier of body temperature.
  public static let bodyTemperature = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBodyTemperature")
  /// The identifier of basal body temperature.
  public static let basalBodyTemperature = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBasalBodyTemperature")
  /// The identifier of blood pressure systolic.
  public static let bloodPressureSystolic = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBloodPressureSystolic")
  /// The identifier of blood pressure diastolic.
  public static let bloodPressureDiastolic = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBloodPressureDiastolic")
  /// The identifier of blood glucose.
  public static let bloodGlucose = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBloodGlucose")
  /// The identifier of insulin delivery.
  public static let insulinDelivery = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierInsulinDelivery")
  /// The identifier of blood alcohol content.
  public static let bloodAlcoholContent = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBloodAlcoholContent")
  /// The identifier of height.
  public static let height = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierHeight")
  /// The identifier of body mass.
  public static let bodyMass = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBodyMass")
  /// The identifier of body mass index.
  public static let bodyMassIndex = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBodyMassIndex")
  /// The identifier of body fat percentage.
  public static let bodyFatPercentage = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBodyFatPercentage")
  /// The identifier of lean body mass.
  public static let leanBodyMass = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierLeanBodyMass")
  /// The identifier of waist circumference.
  public static let waistCircumference = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierWaistCircumference")
  /// The identifier of dietary water.
  public static let dietaryWater = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryWater")
  /// The identifier of dietary caffeine.
  public static let dietaryCaffeine = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryCaffeine")
  /// The identifier of dietary energy consumed.
  public static let dietaryEnergyConsumed = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryEnergyConsumed")
  /// The identifier of dietary protein.
  public static let dietaryProtein = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryProtein")
  /// The identifier of dietary carbohydrates.
  public static let dietaryCarbohydrates = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryCarbohydrates")
  /// The identifier of dietary fat total.
  public static let dietaryFatTotal = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryFatTotal")
  /// The identifier of dietary fat saturated.
  public static let dietaryFatSaturated = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryFatSaturated")
  /// The identifier of dietary fiber.
  public static let dietaryFiber = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryFiber")
  /// The identifier of dietary sugar.
  public static let dietarySugar = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietarySugar")
  /// The identifier of dietary sodium.
  public static let dietarySodium = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietarySodium")
  /// The identifier of dietary cholesterol.
  public static let dietaryCholesterol = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryCholesterol")
  /// The identifier of dietary iron.
  public static let dietaryIron = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryIron")
  /// The identifier of dietary calcium.
  public static let dietaryCalcium = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryCalcium")
  /// The identifier of dietary vitamin c.
  public static let dietaryVitaminC = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryVitaminC")
  /// The identifier of dietary vitamin d.
  public static let dietaryVitaminD = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryVitaminD")
  /// The identifier of environmental audio exposure.
  public static let environmentalAudioExposure = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierEnvironmentalAudioExposure")
  /// The identifier of headphone audio exposure.
  public static let headphoneAudioExposure = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierHeadphoneAudioExposure")
  /// The identifier of uv exposure.
  public static let uvExposure = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierUVExposure")
  /// The identifier of time in daylight.
  public static let timeInDaylight = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierTimeInDaylight")
  /// The identifier of number of times fallen.
  public static let numberOfTimesFallen = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierNumberOfTimesFallen")
  /// The identifier of inhaler usage.
  public static let inhalerUsage = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierInhalerUsage")
  /// The identifier of physical effort.
  public static let physicalEffort = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierPhysicalEffort")
}
