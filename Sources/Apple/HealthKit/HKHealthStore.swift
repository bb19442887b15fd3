// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
public import Foundation

/// What goes wrong with data of health.
public struct HKError: Error, Hashable, Sendable {
  /// What it is.
  public enum Code: Int, Sendable {
    /// There is no such data on this device.
    case errorHealthDataUnavailable = 1
    /// The person said no.
    case errorAuthorizationDenied = 4
    /// There is no data.
    case errorNoData = 11
  }

  /// What it is.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }
}

/// Whether a program may write data of a type.
public enum HKAuthorizationStatus: Int, Sendable {
  /// The person was not asked.
  case notDetermined
  /// The person said no.
  case sharingDenied
  /// The person said yes.
  case sharingAuthorized
}

/// A program or device that made data.
open class HKSource: NSObject, @unchecked Sendable {
  /// The name for people.
  open var name: String { ProcessInfo.processInfo.processName }
  /// The identifier of the program; empty if it has none.
  open var bundleIdentifier: String { Bundle.main.bundleIdentifier ?? "" }
  /// This program.
  open class func `default`() -> HKSource { HKSource() }
}

/// The data of a person's health, of which there is none, as on an iPad without it.
open class HKHealthStore: NSObject, @unchecked Sendable {
  /// No.
  open class func isHealthDataAvailable() -> Bool { false }

  /// The person was not asked.
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }

  /// Asks for a permission that nobody can give.
  ///
  /// - Throws: ``HKError`` with ``HKError/Code/errorHealthDataUnavailable``.
  open func requestAuthorization(
    toShare typesToShare: Set<HKObjectType>, read typesToRead: Set<HKObjectType>
  ) async throws {
    reportUnavailable("HKHealthStore", answer: "there is no data of health")
    throw HKError(.errorHealthDataUnavailable)
  }

  /// Asks for a permission that nobody can give; the answer is no, with an error.
  open func requestAuthorization(
    toShare typesToShare: Set<HKObjectType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    reportUnavailable("HKHealthStore", answer: "there is no data of health")
    completion(false, HKError(.errorHealthDataUnavailable))
  }
}

/// A type of data.
open class HKObjectType: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String

  init(identifier: String) { self.identifier = identifier }

  /// The type of quantities of an identifier.
  open class func quantityType(
    forIdentifier identifier: HKQuantityTypeIdentifier
  ) -> HKQuantityType? { HKQuantityType(identifier) }
}

/// A type of quantities.
open class HKQuantityType: HKObjectType, @unchecked Sendable {
  /// The type of an identifier.
  public init(_ identifier: HKQuantityTypeIdentifier) {
    super.init(identifier: identifier.rawValue)
  }
}

/// The identifier of a type of quantities.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Names a type.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Steps.
  public static let stepCount = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierStepCount")
  /// Glucose in the blood.
  public static let bloodGlucose = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBloodGlucose")
  /// Beats of the heart.
  public static let heartRate = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierHeartRate")
  /// Energy by moving.
  public static let activeEnergyBurned = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")
  /// The weight of the body.
  public static let bodyMass = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBodyMass")
  /// Water.
  public static let dietaryWater = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryWater")
}
