// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import Intents

/// Whether the device is in a region.
public enum CLRegionState: Int, Sendable {
  /// It is not known.
  case unknown
  /// It is.
  case inside
  /// It is not.
  case outside
}

/// How far away a beacon is.
public enum CLProximity: Int, Sendable {
  /// It is not known.
  case unknown
  /// It is touched nearly.
  case immediate
  /// It is some steps away.
  case near
  /// It is farther away.
  case far
}

/// A part of the world that a device enters and leaves.
open class CLRegion: NSObject, @unchecked Sendable {
  /// The app's name for the region, which tells it from others.
  public let identifier: String
  /// Whether the app hears that the device enters it.
  open var notifyOnEntry = true
  /// Whether the app hears that the device leaves it.
  open var notifyOnExit = true

  init(named identifier: String) { self.identifier = identifier }
}

/// A circle around a place.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The middle of the circle, in degrees.
  public let center: CLLocationCoordinate2D
  /// The radius, in meters.
  public let radius: CLLocationDistance

  /// Creates a circle of a middle and a radius in meters.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(named: identifier)
  }

  /// Returns whether a place is in the circle.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
    let place = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    return middle.distance(from: place) <= radius
  }
}

/// The number of a beacon, or of several.
public typealias CLBeaconMajorValue = UInt16
/// The number of a beacon among several.
public typealias CLBeaconMinorValue = UInt16

/// Which beacons are followed.
open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
  /// The identifier of the beacons.
  public let uuid: UUID
  /// The number of several; nil for all.
  public let major: CLBeaconMajorValue?
  /// The number of one; nil for all.
  public let minor: CLBeaconMinorValue?

  /// Creates a constraint to the beacons of an identifier; a number that is nil means all.
  public init(uuid: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil) {
    (self.uuid, self.major, self.minor) = (uuid, major, minor)
  }
}

/// The part of the world in which a beacon is heard.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
  /// The identifier of the beacons.
  public let uuid: UUID
  /// The number of several; nil for all.
  public let major: NSNumber?
  /// The number of one; nil for all.
  public let minor: NSNumber?
  /// Whether the app hears of it when the display is turned on.
  open var notifyEntryStateOnDisplay = false

  /// Creates the region of all beacons of an identifier.
  public init(uuid: UUID, identifier: String) {
    (self.uuid, major, minor) = (uuid, nil, nil)
    super.init(named: identifier)
  }

  /// Creates the region of some beacons.
  public init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
    (self.uuid, self.major, minor) = (uuid, NSNumber(value: major), nil)
    super.init(named: identifier)
  }

  /// Creates the region of a beacon.
  public init(
    uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) {
    (self.uuid, self.major, self.minor) = (uuid, NSNumber(value: major), NSNumber(value: minor))
    super.init(named: identifier)
  }
}

/// A beacon that was heard, which never happens here.
open class CLBeacon: NSObject, @unchecked Sendable {
  /// The identifier that the beacon sends; the one of zeros alone here.
  open var uuid: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  /// The number of several.
  open var major: NSNumber { 0 }
  /// The number of one.
  open var minor: NSNumber { 0 }
  /// How far away it is.
  open var proximity: CLProximity { .unknown }
  /// How exact that is, in meters; negative if it is not known.
  open var accuracy: CLLocationAccuracy { -1 }
  /// How loud it is, in decibels.
  open var rssi: Int { 0 }
}

/// A stay at a place, of which none is known here.
open class CLVisit: NSObject, @unchecked Sendable {
  /// When the stay began; always `distantPast` here.
  open var arrivalDate: Date { .distantPast }
  /// When the stay ended; always `distantFuture` here.
  open var departureDate: Date { .distantFuture }
  /// Where the stay was; always at latitude 0 and longitude 0 here.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// How exact that is, in meters.
  open var horizontalAccuracy: CLLocationAccuracy { -1 }
}
