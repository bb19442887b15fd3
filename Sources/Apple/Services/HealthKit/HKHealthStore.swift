// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An error of the health store.
public struct HKError: Error, Hashable, Sendable {
  /// The reason for a health error.
  public enum Code: Int, Sendable {
    /// Something went wrong that has no number.
    case unknownError = -1
    /// Nothing has gone wrong.
    case noError = 0
    /// Health data is not available on this device.
    case errorHealthDataUnavailable = 1
    /// Health data is restricted on this device.
    case errorHealthDataRestricted = 2
    /// An argument is not valid.
    case errorInvalidArgument = 3
    /// The user denied access.
    case errorAuthorizationDenied = 4
    /// The user was not asked for access.
    case errorAuthorizationNotDetermined = 5
    /// The device is locked, so that data cannot be read.
    case errorDatabaseInaccessible = 6
    /// The user has canceled the operation.
    case errorUserCanceled = 7
    /// Another workout began in the meantime.
    case errorAnotherWorkoutSessionStarted = 8
    /// The user left the app during a workout.
    case errorUserExitedWorkoutSession = 9
    /// The user has to allow something that the app needs.
    case errorRequiredAuthorizationDenied = 10
    /// No data matches the query.
    case errorNoData = 11
    /// A workout cannot do that at the moment.
    case errorWorkoutActivityNotAllowed = 12
    /// The data is larger than it may be.
    case errorDataSizeExceeded = 13
    /// Something in the background is not allowed.
    case errorBackgroundWorkoutSessionNotAllowed = 14
    /// A guest who uses the device may not do that.
    case errorNotPermissibleForGuestUserMode = 15
  }

  /// The reason for the error.
  public let code: Code

  /// Creates an error with a code.
  public init(_ code: Code) { self.code = code }

  /// The domain of errors of health.
  public static var errorDomain: String { HKErrorDomain }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of errors of health.
public let HKErrorDomain = "com.apple.healthkit"

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
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws {
    throw Self.unavailable()
  }

  /// Asks for access to health data: the completion gets false and an error at once.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    completion(false, Self.unavailable())
  }
}
