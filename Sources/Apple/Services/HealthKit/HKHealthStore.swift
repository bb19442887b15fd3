// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// An error of the health store.
public struct HKError: Error, Hashable, Sendable {
  /// The reason for a health error.
  public enum Code: Int, Sendable {
    /// Health data is not available on this device.
    case errorHealthDataUnavailable = 1
    /// The user denied access.
    case errorAuthorizationDenied = 4
    /// No data matches the query.
    case errorNoData = 11
  }

  /// The reason for the error.
  public let code: Code

  /// Creates an error with a code.
  public init(_ code: Code) { self.code = code }
}

/// Whether the app may write data of a type.
public enum HKAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined
  /// The user denied permission to write.
  case sharingDenied
  /// The user allowed the app to write.
  case sharingAuthorized
}

/// An app or device that saved health data.
open class HKSource: NSObject, @unchecked Sendable {
  /// The name of the source; the name of the process here.
  open var name: String { ProcessInfo.processInfo.processName }
  /// The bundle identifier of the source; empty if the program has none.
  open var bundleIdentifier: String { Bundle.main.bundleIdentifier ?? "" }
  /// Returns the source of this app.
  open class func `default`() -> HKSource { HKSource() }
}

/// The user's health data, which is not available here, as on a device without Health.
open class HKHealthStore: NSObject, @unchecked Sendable {
  /// Returns whether health data is available; always false here.
  open class func isHealthDataAvailable() -> Bool { false }

  /// Returns whether the app may write data of a type: always not determined here.
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }

  /// Asks for access to health data, and fails.
  ///
  /// - Throws: Always ``HKError/Code/errorHealthDataUnavailable``.
  open func requestAuthorization(
    toShare typesToShare: Set<HKObjectType>, read typesToRead: Set<HKObjectType>
  ) async throws {
    reportUnavailable("HKHealthStore", answer: "there is no data of health")
    throw HKError(.errorHealthDataUnavailable)
  }

  /// Asks for access to health data: the completion gets false and an error at once.
  open func requestAuthorization(
    toShare typesToShare: Set<HKObjectType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    reportUnavailable("HKHealthStore", answer: "there is no data of health")
    completion(false, HKError(.errorHealthDataUnavailable))
  }
}

/// A type of health data.
open class HKObjectType: NSObject, @unchecked Sendable {
  /// The identifier of the type.
  public let identifier: String

  init(identifier: String) { self.identifier = identifier }

  /// Returns the quantity type of an identifier; never nil here.
  open class func quantityType(
    forIdentifier identifier: HKQuantityTypeIdentifier
  ) -> HKQuantityType? { HKQuantityType(identifier) }
}

/// A type of data that is a number with a unit.
open class HKQuantityType: HKObjectType, @unchecked Sendable {
  /// Creates the quantity type of an identifier.
  public init(_ identifier: HKQuantityTypeIdentifier) {
    super.init(identifier: identifier.rawValue)
  }
}

/// The identifier of a quantity type.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The identifier as a string.
  public let rawValue: String
  /// Creates an identifier from a string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The number of steps.
  public static let stepCount = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierStepCount")
  /// The concentration of glucose in the blood.
  public static let bloodGlucose = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBloodGlucose")
  /// The heart rate of the user.
  public static let heartRate = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierHeartRate")
  /// The active energy that was burned.
  public static let activeEnergyBurned = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")
  /// The weight of the body.
  public static let bodyMass = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBodyMass")
  /// The amount of water consumed.
  public static let dietaryWater = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryWater")
}
