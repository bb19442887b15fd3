// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

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
