// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An angle of latitude or longitude, in degrees.
public typealias CLLocationDegrees = Double

/// A distance, in meters.
public typealias CLLocationDistance = Double

/// A coordinate on the earth.
public struct CLLocationCoordinate2D: Hashable, Sendable {
  /// The latitude in degrees, from -90 to 90; positive is north.
  public var latitude: CLLocationDegrees

  /// The longitude in degrees, from -180 to 180; positive is east.
  public var longitude: CLLocationDegrees

  /// Creates the coordinate of latitude 0 and longitude 0.
  public init() {
    self.init(latitude: 0, longitude: 0)
  }

  /// Creates a coordinate from degrees, which are not checked.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the coordinate of a latitude and a longitude in degrees.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether a coordinate is on the earth: up to 90 degrees of latitude and 180 of longitude.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// A location on the earth at a time.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
  /// The coordinate of the location.
  public let coordinate: CLLocationCoordinate2D

  /// The height above the sea, in meters.
  public let altitude: CLLocationDistance

  /// How exact the coordinate is, in meters; negative if it is not known.
  public let horizontalAccuracy: Double

  /// How exact the height is, in meters; negative if it is not known.
  public let verticalAccuracy: Double

  /// The direction of the movement, in degrees from the north; negative if it is not known.
  public let course: Double

  /// How exact the direction is, in degrees; negative if it is not known.
  public let courseAccuracy: Double

  /// The speed, in meters in a second; negative if it is not known.
  public let speed: Double

  /// How exact the speed is, in meters in a second; negative if it is not known.
  public let speedAccuracy: Double

  /// The time of the location.
  public let timestamp: Date

  /// The height above the ellipsoid of the earth, which is taken for that of the sea here, in meters.
  open var ellipsoidalAltitude: CLLocationDistance { altitude }

  /// Creates a location at the present time from degrees.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Creates a location whose movement is not known.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: Double, verticalAccuracy vAccuracy: Double, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// Creates a location of something that moves.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: Double, verticalAccuracy vAccuracy: Double, course: Double,
    speed: Double, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: course, courseAccuracy: -1, speed: speed,
      speedAccuracy: -1, timestamp: timestamp)
  }

  /// Creates a location of something that moves, and says how exact that is.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: Double, verticalAccuracy vAccuracy: Double, course: Double,
    courseAccuracy: Double, speed: Double, speedAccuracy: Double, timestamp: Date
  ) {
    (self.coordinate, self.altitude) = (coordinate, altitude)
    (horizontalAccuracy, verticalAccuracy) = (hAccuracy, vAccuracy)
    (self.course, self.courseAccuracy) = (course, courseAccuracy)
    (self.speed, self.speedAccuracy) = (speed, speedAccuracy)
    self.timestamp = timestamp
  }

  /// Creates a location at 0° north and 0° east, as on Apple's systems.
  public override convenience init() { self.init(latitude: 0, longitude: 0) }

  /// Returns the distance to another location in meters, on a sphere.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let (here, there) = (coordinate, location.coordinate)
    let radians = Double.pi / 180
    let latitudes = (here.latitude - there.latitude) * radians
    let longitudes = (here.longitude - there.longitude) * radians
    let square =
      sin(latitudes / 2) * sin(latitudes / 2)
      + cos(here.latitude * radians) * cos(there.latitude * radians)
      * sin(longitudes / 2) * sin(longitudes / 2)
    let meanRadius = 6_371_008.8
    return 2 * meanRadius * asin(min(1, square.squareRoot()))
  }

  /// Returns the location itself, as it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
