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
open class CLLocation: NSObject, NSCopying {
  /// The coordinate of the location.
  public let coordinate: CLLocationCoordinate2D

  /// The time of the location.
  public let timestamp: Date

  /// Creates a location at the present time from degrees.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    timestamp = Date()
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
