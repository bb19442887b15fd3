// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An error of the location service.
public struct CLError: Error, Hashable, Sendable {
  /// The reason for a location error.
  public enum Code: Int, Sendable {
    /// The location could not be found.
    case locationUnknown
    /// The user denied access to the location.
    case denied
    /// The network is not available.
    case network
    /// The direction could not be found.
    case headingFailure
    /// The user did not allow regions to be followed.
    case regionMonitoringDenied
    /// A region cannot be followed.
    case regionMonitoringFailure
    /// A region is followed later.
    case regionMonitoringSetupDelayed
    /// Changes of regions are told late.
    case regionMonitoringResponseDelayed
    /// An address was not found.
    case geocodeFoundNoResult
    /// An address was found in part.
    case geocodeFoundPartialResult
    /// The search for an address was ended.
    case geocodeCanceled
    /// Locations cannot be put off.
    case deferredFailed
    /// Locations are not followed.
    case deferredNotUpdatingLocation
    /// Locations are not exact enough to be put off.
    case deferredAccuracyTooLow
    /// Locations have a filter of distances.
    case deferredDistanceFiltered
    /// Locations are no longer put off.
    case deferredCanceled
    /// Beacons cannot be followed.
    case rangingUnavailable
    /// Beacons could not be followed.
    case rangingFailure
    /// The user declined.
    case promptDeclined
    /// Earlier locations could not be had.
    case historicalLocationError
  }

  /// The reason for the error.
  public let code: Code

  /// The reason for the error as a number.
  public var errorCode: Int { code.rawValue }

  /// Creates an error with a code.
  public init(_ code: Code) { self.code = code }

  /// The location could not be found.
  public static let locationUnknown = Code.locationUnknown
  /// The user denied access to the location.
  public static let denied = Code.denied
  /// The network is not available.
  public static let network = Code.network
  /// The direction could not be found.
  public static let headingFailure = Code.headingFailure
  /// The user did not allow regions to be followed.
  public static let regionMonitoringDenied = Code.regionMonitoringDenied
  /// A region cannot be followed.
  public static let regionMonitoringFailure = Code.regionMonitoringFailure
  /// A region is followed later.
  public static let regionMonitoringSetupDelayed = Code.regionMonitoringSetupDelayed
  /// Changes of regions are told late.
  public static let regionMonitoringResponseDelayed = Code.regionMonitoringResponseDelayed
  /// An address was not found.
  public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
  /// An address was found in part.
  public static let geocodeFoundPartialResult = Code.geocodeFoundPartialResult
  /// The search for an address was ended.
  public static let geocodeCanceled = Code.geocodeCanceled
  /// Locations cannot be put off.
  public static let deferredFailed = Code.deferredFailed
  /// Locations are not followed.
  public static let deferredNotUpdatingLocation = Code.deferredNotUpdatingLocation
  /// Locations are not exact enough to be put off.
  public static let deferredAccuracyTooLow = Code.deferredAccuracyTooLow
  /// Locations have a filter of distances.
  public static let deferredDistanceFiltered = Code.deferredDistanceFiltered
  /// Locations are no longer put off.
  public static let deferredCanceled = Code.deferredCanceled
  /// Beacons cannot be followed.
  public static let rangingUnavailable = Code.rangingUnavailable
  /// Beacons could not be followed.
  public static let rangingFailure = Code.rangingFailure
  /// The user declined what was asked of the location.
  public static let promptDeclined = Code.promptDeclined
  /// Earlier locations could not be had.
  public static let historicalLocationError = Code.historicalLocationError
}

extension CLError.Code {
  /// Returns whether an error has a code, as a `case` or a `catch` asks it.
  public static func ~= (code: CLError.Code, error: any Error) -> Bool {
    (error as? CLError)?.code == code
  }
}
