// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation
public import Intents

/// Whether the app may use the device's location.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The user has not been asked.
  case notDetermined
  /// The app is not permitted to use location, and the user cannot change that.
  case restricted
  /// The user denied access.
  case denied
  /// The app may use the location at any time.
  case authorizedAlways
  /// The app may use the location while it is in use.
  case authorizedWhenInUse

  /// An older name of ``authorizedAlways``.
  public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// The accuracy of a location, in meters.
public typealias CLLocationAccuracy = Double

/// The highest accuracy that the device offers.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// An accuracy of ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of one kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// An accuracy of three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The accuracy of an app that the user gave only an approximate location.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 50_000

/// What the user is doing while the location is followed.
public enum CLActivityType: Int, Sendable {
  /// An activity that is none of the others.
  case other = 1
  /// Driving a car along roads.
  case automotiveNavigation
  /// Walking, running or another sport on foot.
  case fitness
  /// Moving by other means on the ground or on water.
  case otherNavigation
  /// Flying, with or without an engine.
  case airborne
}

/// An object that receives the events of a location manager.
public protocol CLLocationManagerDelegate: AnyObject {
  /// Called with new locations; never called here.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Called when no location could be found.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Called when the user changed the authorization; never called here.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  /// Ignores new locations by default.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  /// Ignores the error by default.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Ignores the change of authorization by default.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// The location service, which answers as on a device whose user denied access.
open class CLLocationManager: NSObject, @unchecked Sendable {
  /// The object that receives the manager's events; nil if there is none.
  open weak var delegate: (any CLLocationManagerDelegate)?

  /// The accuracy to aim for, in meters; it has no effect here.
  open var desiredAccuracy = kCLLocationAccuracyBest

  /// The distance that the device moves before a new location is reported, in meters; it has no
  /// effect here.
  open var distanceFilter: CLLocationDistance = -1

  /// What the user is doing; it has no effect here.
  open var activityType = CLActivityType.other

  /// Whether updates go on in the background; it has no effect here.
  open var allowsBackgroundLocationUpdates = false

  /// Whether updates pause by themselves; it has no effect here.
  open var pausesLocationUpdatesAutomatically = true

  /// Whether the user sees that the location is used in the background; it has no effect here.
  open var showsBackgroundLocationIndicator = false

  /// The latest location; always nil here.
  open var location: CLLocation? { nil }

  /// The app's authorization; always denied here.
  open var authorizationStatus: CLAuthorizationStatus { .denied }

  /// Whether the app's widgets may use the location; always false here.
  open var isAuthorizedForWidgetUpdates: Bool { false }

  /// How exact the locations are that the user allows; exact ones here.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

  /// The direction of the device; nil here.
  open var heading: CLHeading? { nil }

  /// Whether the user allows locations: always that they do not here.
  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }

  /// Whether the device knows its direction; always false here.
  open class func headingAvailable() -> Bool { false }

  /// Does nothing, as the device does not know its direction.
  open func startUpdatingHeading() {}

  /// Does nothing, as the device does not know its direction.
  open func stopUpdatingHeading() {}

  /// Does nothing, as the user did not allow locations.
  open func startMonitoringVisits() {}

  /// Does nothing, as the user did not allow locations.
  open func stopMonitoringVisits() {}

  /// The longest radius of a region, in meters.
  open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }

  /// The regions that are followed: none here.
  open var monitoredRegions: Set<CLRegion> { [] }

  /// The beacons that are followed: none here.
  open var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }

  /// Which side of the device is up for directions; it has no effect here.
  open var headingOrientation: CLDeviceOrientation {
    get { .portrait }
    set {}
  }
  /// The change of direction that is reported, in degrees; it has no effect here.
  open var headingFilter: CLLocationDegrees {
    get { 1 }
    set {}
  }

  /// Whether significant changes of the location are followed; always false here.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }

  /// Whether regions can be followed; always false here.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

  /// Whether distances of beacons are known; always false here.
  open class func isRangingAvailable() -> Bool { false }

  /// Follows a region: the delegate gets ``CLError/Code/denied`` at once.
  open func startMonitoring(for region: CLRegion) { fail() }

  /// Follows no region any more, as none is followed.
  open func stopMonitoring(for region: CLRegion) {}

  /// Asks for nothing, as no region is followed.
  open func requestState(for region: CLRegion) {}

  /// Follows beacons: the delegate gets ``CLError/Code/denied`` at once.
  open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) { fail() }

  /// Follows no beacons any more, as none are followed.
  open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}

  /// Asks for exact locations: the user is not asked.
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
  ) {
    report()
    completion?(CLError(.denied))
  }

  /// Waits for no location that was put off.
  open func disallowDeferredLocationUpdates() {}

  /// Hides what says that the device has to be turned.
  open func dismissHeadingCalibrationDisplay() {}

  /// Returns whether location services are on; always false here.
  open class func locationServicesEnabled() -> Bool { false }

  /// Asks for access while the app is in use: the user is not asked, and access stays denied.
  open func requestWhenInUseAuthorization() { report() }

  /// Asks for access at any time: the user is not asked, and access stays denied.
  open func requestAlwaysAuthorization() { report() }

  /// Asks for one location: the delegate gets ``CLError/Code/denied`` at once.
  open func requestLocation() { fail() }

  /// Starts updates of the location: the delegate gets ``CLError/Code/denied`` at once.
  open func startUpdatingLocation() { fail() }

  /// Stops updates of the location, of which there are none.
  open func stopUpdatingLocation() {}

  /// Starts updates of larger moves: the delegate gets ``CLError/Code/denied`` at once.
  open func startMonitoringSignificantLocationChanges() { fail() }

  /// Stops updates of larger moves, of which there are none.
  open func stopMonitoringSignificantLocationChanges() {}

  private func fail() {
    report()
    delegate?.locationManager(self, didFailWithError: CLError(.denied))
  }

  private func report() {
    reportUnavailable("CLLocationManager", answer: "the answer is that the user said no")
  }
}
