// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The identifier of a category type.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The identifier as a string.
  public let rawValue: String
  /// Creates an identifier from a string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The identifier of sleep analysis.
  public static let sleepAnalysis = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
  /// The identifier of mindful session.
  public static let mindfulSession = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierMindfulSession")
  /// The identifier of apple stand hour.
  public static let appleStandHour = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierAppleStandHour")
  /// The identifier of menstrual flow.
  public static let menstrualFlow = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierMenstrualFlow")
  /// The identifier of intermenstrual bleeding.
  public static let intermenstrualBleeding = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierIntermenstrualBleeding")
  /// The identifier of ovulation test result.
  public static let ovulationTestResult = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierOvulationTestResult")
  /// The identifier of cervical mucus quality.
  public static let cervicalMucusQuality = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierCervicalMucusQuality")
  /// The identifier of sexual activity.
  public static let sexualActivity = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierSexualActivity")
  /// The identifier of contraceptive.
  public static let contraceptive = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierContraceptive")
  /// The identifier of pregnancy.
  public static let pregnancy = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierPregnancy")
  /// The identifier of lactation.
  public static let lactation = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierLactation")
  /// The identifier of high heart rate event.
  public static let highHeartRateEvent = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierHighHeartRateEvent")
  /// The identifier of low heart rate event.
  public static let lowHeartRateEvent = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierLowHeartRateEvent")
  /// The identifier of irregular heart rhythm event.
  public static let irregularHeartRhythmEvent = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierIrregularHeartRhythmEvent")
  /// The identifier of toothbrushing event.
  public static let toothbrushingEvent = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierToothbrushingEvent")
  /// The identifier of handwashing event.
  public static let handwashingEvent = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierHandwashingEvent")
  /// The identifier of headache.
  public static let headache = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierHeadache")
  /// The identifier of fatigue.
  public static let fatigue = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierFatigue")
  /// The identifier of nausea.
  public static let nausea = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierNausea")
  /// The identifier of mood changes.
  public static let moodChanges = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierMoodChanges")
  /// The identifier of sleep changes.
  public static let sleepChanges = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierSleepChanges")
}

/// The identifier of a type of what does not change.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The identifier as a string.
  public let rawValue: String
  /// Creates an identifier from a string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The identifier of biological sex.
  public static let biologicalSex = HKCharacteristicTypeIdentifier(
    rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
  /// The identifier of blood type.
  public static let bloodType = HKCharacteristicTypeIdentifier(
    rawValue: "HKCharacteristicTypeIdentifierBloodType")
  /// The identifier of date of birth.
  public static let dateOfBirth = HKCharacteristicTypeIdentifier(
    rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
  /// The identifier of fitzpatrick skin type.
  public static let fitzpatrickSkinType = HKCharacteristicTypeIdentifier(
    rawValue: "HKCharacteristicTypeIdentifierFitzpatrickSkinType")
  /// The identifier of wheelchair use.
  public static let wheelchairUse = HKCharacteristicTypeIdentifier(
    rawValue: "HKCharacteristicTypeIdentifierWheelchairUse")
  /// The identifier of activity move mode.
  public static let activityMoveMode = HKCharacteristicTypeIdentifier(
    rawValue: "HKCharacteristicTypeIdentifierActivityMoveMode")
}

/// The values of a sample of sleep.
public enum HKCategoryValueSleepAnalysis: Int, CaseIterable, Sendable {
  /// The user is in bed, asleep or not.
  case inBed
  /// Asleep, in a stage that is not known.
  case asleepUnspecified
  /// The user is awake in bed.
  case awake
  /// The user is lightly or intermediately asleep.
  case asleepCore
  /// The user is deeply asleep.
  case asleepDeep
  /// The user is asleep and dreams (REM).
  case asleepREM

  /// The values that stand for sleep.
  public static var allAsleepValues: Set<HKCategoryValueSleepAnalysis> {
    [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM]
  }
}

/// The values of a sample of an hour with or without standing.
public enum HKCategoryValueAppleStandHour: Int, Sendable {
  /// The user stood for a minute of the hour.
  case stood
  /// The user did not stand.
  case idle
}

/// The value of samples that have none.
public enum HKCategoryValue: Int, Sendable {
  /// The only value of types that have no others.
  case notApplicable
}
