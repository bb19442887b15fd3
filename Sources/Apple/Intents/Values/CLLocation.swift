// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double

/// A distance, in meters.
public typealias CLLocationDistance = Double

/// A point on the earth.
public struct CLLocationCoordinate2D: Hashable, Sendable {
  /// Degrees north of the equator.
  public var latitude: CLLocationDegrees

  /// Degrees east of Greenwich.
  public var longitude: CLLocationDegrees

  /// Makes the point in the Gulf of Guinea.
  public init() {
    self.init(latitude: 0, longitude: 0)
  }

  /// Makes a point.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a point on the earth.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether degrees are those of a point on the earth.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// A point on the earth that was measured at some time.
open class CLLocation: NSObject, NSCopying {
  /// The point.
  public let coordinate: CLLocationCoordinate2D

  /// When it was measured.
  public let timestamp: Date

  /// Makes a location that was measured now.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    timestamp = Date()
  }

  /// How far another location is, in meters, on a sphere.
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

  /// The location itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
