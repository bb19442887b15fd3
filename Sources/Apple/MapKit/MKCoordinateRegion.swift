// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreLocation
import Foundation

/// How far a region goes.
public struct MKCoordinateSpan: Hashable, Sendable {
  /// Degrees from the south to the north.
  public var latitudeDelta: CLLocationDegrees
  /// Degrees from the west to the east.
  public var longitudeDelta: CLLocationDegrees

  /// Makes a span of no degrees.
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

  /// Makes a span.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A rectangle of degrees on the earth.
public struct MKCoordinateRegion: Hashable, Sendable {
  /// The point in its middle.
  public var center: CLLocationCoordinate2D
  /// How far it goes.
  public var span: MKCoordinateSpan

  /// Makes a region of no extent in the Gulf of Guinea.
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

  /// Makes a region.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// Makes a region of meters, on a sphere: a degree of latitude is the same everywhere, one of longitude shrinks to the poles.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let metersPerDegree = 6_371_008.8 * Double.pi / 180
    let shrinking = max(cos(center.latitude * .pi / 180), 1e-9)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / metersPerDegree,
        longitudeDelta: min(360, longitudinalMeters / (metersPerDegree * shrinking))))
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a region of meters.
public func MKCoordinateRegionMakeWithDistance(
  _ center: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: center, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}
