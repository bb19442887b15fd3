// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
public import Foundation
public import Intents

/// Whether a program may know where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The person was not asked.
  case notDetermined
  /// Nobody may give the permission.
  case restricted
  /// The person said no.
  case denied
  /// At any time.
  case authorizedAlways
  /// While the program is seen.
  case authorizedWhenInUse
}

/// How exact a place is, in meters.
public typealias CLLocationAccuracy = Double

/// The best place there is.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// A place within ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// A place within a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// A place within a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// A place within three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// As exact as a person allows who gave little.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 50_000

/// What goes wrong with places.
public struct CLError: Error, Hashable, Sendable {
  /// What it is.
  public enum Code: Int, Sendable {
    /// The place is not known.
    case locationUnknown
    /// The person said no.
    case denied
    /// There is no network.
    case network
  }

  /// What it is.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }
}

/// Hears of places.
public protocol CLLocationManagerDelegate: AnyObject {
  /// There are new places.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Something went wrong.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// The person changed what the program may know.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// Asks where the device is; the answer is that of a device whose person said no.
open class CLLocationManager: NSObject, @unchecked Sendable {
  /// Who hears of places.
  open weak var delegate: (any CLLocationManagerDelegate)?

  /// How exact places are to be, in meters.
  open var desiredAccuracy = kCLLocationAccuracyBest

  /// How far the device moves before there is a new place, in meters.
  open var distanceFilter: CLLocationDistance = -1

  /// The last place: none.
  open var location: CLLocation? { nil }

  /// No.
  open var authorizationStatus: CLAuthorizationStatus { .denied }

  /// No.
  open var isAuthorizedForWidgetUpdates: Bool { false }

  /// No.
  open class func locationServicesEnabled() -> Bool { false }

  /// Asks for a permission that nobody can give.
  open func requestWhenInUseAuthorization() { report() }

  /// Asks for a permission that nobody can give.
  open func requestAlwaysAuthorization() { report() }

  /// Asks for the place: the delegate hears that the person said no.
  open func requestLocation() { fail() }

  /// Asks for places: the delegate hears that the person said no.
  open func startUpdatingLocation() { fail() }

  /// Asks for no more places.
  open func stopUpdatingLocation() {}

  private func fail() {
    report()
    delegate?.locationManager(self, didFailWithError: CLError(.denied))
  }

  private func report() {
    reportUnavailable("CLLocationManager", answer: "the answer is that the person said no")
  }
}
