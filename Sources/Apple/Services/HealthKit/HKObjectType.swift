// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A type of health data.
open class HKObjectType: NSObject, @unchecked Sendable {
  /// The identifier of the type.
  public let identifier: String

  init(identifier: String) { self.identifier = identifier }

  /// Returns the quantity type of an identifier; never nil here.
  open class func quantityType(
    forIdentifier identifier: HKQuantityTypeIdentifier
  ) -> HKQuantityType? { HKQuantityType(identifier) }

  /// Returns the category type of an identifier; never nil here.
  open class func categoryType(
    forIdentifier identifier: HKCategoryTypeIdentifier
  ) -> HKCategoryType? { HKCategoryType(identifier) }

  /// Returns the type of what does not change; never nil here.
  open class func characteristicType(
    forIdentifier identifier: HKCharacteristicTypeIdentifier
  ) -> HKCharacteristicType? { HKCharacteristicType(identifier) }

  /// Returns the type of workouts.
  open class func workoutType() -> HKWorkoutType {
    HKWorkoutType(identifier: "HKWorkoutTypeIdentifier")
  }

  /// Returns the type of data that belongs together; never nil here.
  open class func correlationType(
    forIdentifier identifier: HKCorrelationTypeIdentifier
  ) -> HKCorrelationType? { HKCorrelationType(identifier) }

  /// Returns the type of data in a row of an identifier; nil for one that is not known here.
  open class func seriesType(forIdentifier identifier: String) -> HKSeriesType? {
    [HKSeriesType.workoutRoute(), HKSeriesType.heartbeat()].first { $0.identifier == identifier }
  }

  /// Returns the type of electrocardiograms.
  open class func electrocardiogramType() -> HKElectrocardiogramType {
    HKElectrocardiogramType(identifier: "HKDataTypeIdentifierElectrocardiogram")
  }

  /// Returns the type of hearing tests.
  open class func audiogramSampleType() -> HKAudiogramSampleType {
    HKAudiogramSampleType(identifier: "HKDataTypeIdentifierAudiogram")
  }

  /// Returns the type of moods.
  open class func stateOfMindType() -> HKStateOfMindType {
    HKStateOfMindType(identifier: "HKDataTypeStateOfMind")
  }

  /// Returns the type of the summaries of days.
  open class func activitySummaryType() -> HKActivitySummaryType {
    HKActivitySummaryType(identifier: "HKActivitySummaryTypeIdentifier")
  }

  /// Returns whether another object is a type of the same identifier.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKObjectType)?.identifier == identifier
  }

  /// The hash value of the identifier.
  open override var hash: Int { identifier.hashValue }
}

/// A type of data that is saved with times.
open class HKSampleType: HKObjectType, @unchecked Sendable {}

/// A type of data that is one of some values.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
  /// Creates the category type of an identifier.
  public init(_ identifier: HKCategoryTypeIdentifier) {
    super.init(identifier: identifier.rawValue)
  }
}

/// A type of what does not change, such as a birthday.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
  /// Creates the type of an identifier.
  public init(_ identifier: HKCharacteristicTypeIdentifier) {
    super.init(identifier: identifier.rawValue)
  }
}

/// The type of workouts.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}

/// The type of the summaries of days.
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}

/// The identifier of a type of data that belongs together.
public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The identifier as a string.
  public let rawValue: String
  /// Creates an identifier from a string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The two numbers of a blood pressure.
  public static let bloodPressure = HKCorrelationTypeIdentifier(
    rawValue: "HKCorrelationTypeIdentifierBloodPressure")
  /// What is in a meal.
  public static let food = HKCorrelationTypeIdentifier(rawValue: "HKCorrelationTypeIdentifierFood")
}

/// A type of data that belongs together.
open class HKCorrelationType: HKSampleType, @unchecked Sendable {
  /// Creates the type of an identifier.
  public init(_ identifier: HKCorrelationTypeIdentifier) {
    super.init(identifier: identifier.rawValue)
  }
}

/// A type of data in a row.
open class HKSeriesType: HKSampleType, @unchecked Sendable {
  /// Returns the type of the ways of workouts.
  open class func workoutRoute() -> HKSeriesType {
    HKSeriesType(identifier: "HKWorkoutRouteTypeIdentifier")
  }

  /// Returns the type of the times of heartbeats.
  open class func heartbeat() -> HKSeriesType {
    HKSeriesType(identifier: "HKDataTypeIdentifierHeartbeatSeries")
  }
}

/// The type of all electrocardiograms.
open class HKElectrocardiogramType: HKSampleType, @unchecked Sendable {}

/// The type of all hearing tests.
open class HKAudiogramSampleType: HKSampleType, @unchecked Sendable {}

/// The type of all moods.
open class HKStateOfMindType: HKSampleType, @unchecked Sendable {}
