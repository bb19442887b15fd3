// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The keys of what else is known of an object of the health store.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the serial number of the device.
public let HKMetadataKeyDeviceSerialNumber = "HKDeviceSerialNumber"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of where the temperature was measured.
public let HKMetadataKeyBodyTemperatureSensorLocation = "HKBodyTemperatureSensorLocation"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of where the heart rate was measured.
public let HKMetadataKeyHeartRateSensorLocation = "HKHeartRateSensorLocation"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of whether the user was in motion.
public let HKMetadataKeyHeartRateMotionContext = "HKHeartRateMotionContext"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of whether the user moved.
public let HKMetadataKeyUserMotionContext = "HKUserMotionContext"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the estimate of a session.
public let HKMetadataKeySessionEstimate = "HKSessionEstimate"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the name of a food.
public let HKMetadataKeyFoodType = "HKFoodType"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the identifier of a medical device.
public let HKMetadataKeyUDIDeviceIdentifier = "HKUDIDeviceIdentifier"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the identifier of the production of a medical device.
public let HKMetadataKeyUDIProductionIdentifier = "HKUDIProductionIdentifier"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a digital signature.
public let HKMetadataKeyDigitalSignature = "HKDigitalSignature"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of an identifier of the app.
public let HKMetadataKeyExternalUUID = "HKExternalUUID"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the identifier by which later versions replace a sample.
public let HKMetadataKeySyncIdentifier = "HKSyncIdentifier"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the version of a sample.
public let HKMetadataKeySyncVersion = "HKSyncVersion"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the name of the time zone.
public let HKMetadataKeyTimeZone = "HKTimeZone"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the name of the device.
public let HKMetadataKeyDeviceName = "HKDeviceName"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the name of the manufacturer.
public let HKMetadataKeyDeviceManufacturerName = "HKDeviceManufacturerName"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of whether the sample was taken in a laboratory.
public let HKMetadataKeyWasTakenInLab = "HKWasTakenInLab"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the lower limit of what is usual.
public let HKMetadataKeyReferenceRangeLowerLimit = "HKReferenceRangeLowerLimit"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the upper limit of what is usual.
public let HKMetadataKeyReferenceRangeUpperLimit = "HKReferenceRangeUpperLimit"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of whether a cycle begins.
public let HKMetadataKeyMenstrualCycleStart = "HKMenstrualCycleStart"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of whether others took part.
public let HKMetadataKeyGroupFitness = "HKGroupFitness"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of whether the workout was in a building.
public let HKMetadataKeyIndoorWorkout = "HKIndoorWorkout"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of whether a coach took part.
public let HKMetadataKeyCoachedWorkout = "HKCoachedWorkout"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the brand of the workout.
public let HKMetadataKeyWorkoutBrandName = "HKWorkoutBrandName"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the length of a lap.
public let HKMetadataKeyLapLength = "HKLapLength"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of where the user swam.
public let HKMetadataKeySwimmingLocationType = "HKSwimmingLocationType"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of how the user swam.
public let HKMetadataKeySwimmingStrokeStyle = "HKSwimmingStrokeStyle"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the weather.
public let HKMetadataKeyWeatherCondition = "HKWeatherCondition"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the temperature of the air.
public let HKMetadataKeyWeatherTemperature = "HKWeatherTemperature"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the humidity of the air.
public let HKMetadataKeyWeatherHumidity = "HKWeatherHumidity"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the average speed.
public let HKMetadataKeyAverageSpeed = "HKAverageSpeed"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the highest speed.
public let HKMetadataKeyMaximumSpeed = "HKMaximumSpeed"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the average effort.
public let HKMetadataKeyAverageMETs = "HKAverageMETs"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of how far the user went up.
public let HKMetadataKeyElevationAscended = "HKElevationAscended"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of how far the user went down.
public let HKMetadataKeyElevationDescended = "HKElevationDescended"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of whether blood was taken before or after a meal.
public let HKMetadataKeyBloodGlucoseMealTime = "HKBloodGlucoseMealTime"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of why insulin was given.
public let HKMetadataKeyInsulinDeliveryReason = "HKInsulinDeliveryReason"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the slope of a run.
public let HKMetadataKeyAlpineSlopeGrade = "HKAlpineSlopeGrade"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the time on a machine.
public let HKMetadataKeyFitnessMachineDuration = "HKFitnessMachineDuration"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the distance on an indoor bike.
public let HKMetadataKeyIndoorBikeDistance = "HKIndoorBikeDistance"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of how the oxygen was measured.
public let HKMetadataKeyVO2MaxTestType = "HKVO2MaxTestType"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the greatest oxygen.
public let HKMetadataKeyVO2MaxValue = "HKVO2MaxValue"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the pressure of the air.
public let HKMetadataKeyBarometricPressure = "HKBarometricPressure"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of whether protection was used.
public let HKMetadataKeySexualActivityProtectionUsed = "HKSexualActivityProtectionUsed"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of whether the device was calibrated.
public let HKMetadataKeyAppleDeviceCalibrated = "HKAppleDeviceCalibrated"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the level of a sound.
public let HKMetadataKeyAudioExposureLevel = "HKAudioExposureLevel"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the version of what read the electrocardiogram.
public let HKMetadataKeyAppleECGAlgorithmVersion = "HKAppleECGAlgorithmVersion"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the salt in the water.
public let HKMetadataKeyWaterSalinity = "HKWaterSalinity"
