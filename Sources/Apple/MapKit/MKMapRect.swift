// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreLocation
public import Foundation

/// A point of the earth on a flat map of the whole world.
public struct MKMapPoint: Hashable, Sendable {
  /// The distance from the left edge, of which the world has 2 to the power of 28.
  public var x: Double
  /// The distance from the upper edge, of which the world has 2 to the power of 28.
  public var y: Double

  /// Creates the point in the upper left corner.
  public init() { self.init(x: 0, y: 0) }
  /// Creates a point of its distances.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
  /// Creates the point of a coordinate, on Mercator's map.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let sine = min(max(sin(coordinate.latitude * .pi / 180), -0.999_999), 0.999_999)
    let world = MKMapSize.world
    x = (coordinate.longitude + 180) / 360 * world.width
    y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * world.height
  }

  /// The coordinate of the point.
  public var coordinate: CLLocationCoordinate2D {
    let world = MKMapSize.world
    let angle = Double.pi * (1 - 2 * y / world.height)
    return CLLocationCoordinate2D(
      latitude: atan(sinh(angle)) * 180 / .pi, longitude: x / world.width * 360 - 180)
  }

  /// Returns the distance to another point, in meters.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    let start = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    let end = point.coordinate
    return start.distance(from: CLLocation(latitude: end.latitude, longitude: end.longitude))
  }
}

/// The size of a part of a flat map of the whole world.
public struct MKMapSize: Hashable, Sendable {
  /// The distance from left to right.
  public var width: Double
  /// The distance from top to bottom.
  public var height: Double

  /// Creates a size of nothing.
  public init() { self.init(width: 0, height: 0) }
  /// Creates a size of its sides.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size of the whole world.
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A rectangle of a flat map of the whole world.
public struct MKMapRect: Hashable, Sendable {
  /// The upper left corner of the rectangle.
  public var origin: MKMapPoint
  /// The size of the rectangle.
  public var size: MKMapSize

  /// Creates a rectangle of nothing.
  public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }
  /// Creates a rectangle of its corner and size.
  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }
  /// Creates a rectangle of its corner and sides.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// A rectangle that is nowhere, to which others are added.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  /// The rectangle of the whole world.
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)

  /// The left edge of the rectangle.
  public var minX: Double { origin.x }
  /// The upper edge of the rectangle.
  public var minY: Double { origin.y }
  /// The right edge of the rectangle.
  public var maxX: Double { origin.x + size.width }
  /// The lower edge of the rectangle.
  public var maxY: Double { origin.y + size.height }
  /// The middle from left to right.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle from top to bottom.
  public var midY: Double { origin.y + size.height / 2 }
  /// The distance from left to right.
  public var width: Double { size.width }
  /// The distance from top to bottom.
  public var height: Double { size.height }
  /// Whether the rectangle is nowhere.
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  /// Whether the rectangle has no size.
  public var isEmpty: Bool { isNull || (size.width == 0 && size.height == 0) }

  /// Returns the smallest rectangle that has both.
  public func union(_ other: MKMapRect) -> MKMapRect {
    if isNull { return other }
    if other.isNull { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return MKMapRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
  /// Returns what both rectangles have; nowhere if that is nothing.
  public func intersection(_ other: MKMapRect) -> MKMapRect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let width = min(maxX, other.maxX) - left
    let height = min(maxY, other.maxY) - top
    guard !isNull, !other.isNull, width >= 0, height >= 0 else { return .null }
    return MKMapRect(x: left, y: top, width: width, height: height)
  }
  /// Returns the rectangle with its edges moved in, or out if the numbers are negative.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    isNull
      ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
  /// Returns the rectangle at another place.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
  /// Returns whether a point is in the rectangle.
  public func contains(_ point: MKMapPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
  /// Returns whether another rectangle is in this one.
  public func contains(_ other: MKMapRect) -> Bool { !other.isNull && union(other) == self }
  /// Returns whether the rectangles have something in common.
  public func intersects(_ other: MKMapRect) -> Bool { !intersection(other).isEmpty }
}

extension MKCoordinateRegion {
  /// Creates the region of a rectangle.
  public init(_ rect: MKMapRect) {
    let first = MKMapPoint(x: rect.minX, y: rect.minY).coordinate
    let last = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: first.latitude - last.latitude,
        longitudeDelta: last.longitude - first.longitude))
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns how many points of the map a meter has at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  MKMapSize.world.width / (2 * .pi * 6_371_008.8 * max(cos(latitude * .pi / 180), 1e-9))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns how many meters a point of the map has at a latitude.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  1 / MKMapPointsPerMeterAtLatitude(latitude)
}

/// A formatter of distances, which writes kilometers or miles as the locale does.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
  /// Which units are written.
  public enum Units: UInt, Sendable {
    /// Those of the locale.
    case `default` = 0
    /// Meters and kilometers, as in most countries.
    case metric = 1
    /// Feet and miles, as in America.
    case imperial = 2
    /// Yards and miles, as in Britain.
    case imperialWithYards = 3
  }

  /// How units are written.
  public enum DistanceUnitStyle: UInt, Sendable {
    /// As the system chooses, which is short.
    case `default` = 0
    /// Units of a letter or two.
    case abbreviated = 1
    /// Units as whole words.
    case full = 2
  }

  /// The locale of numbers and units.
  open var locale: Locale = .current
  /// Which units are written.
  open var units = Units.default
  /// How units are written.
  open var unitStyle = DistanceUnitStyle.default

  /// Returns a distance in meters as text.
  open func string(fromDistance distance: CLLocationDistance) -> String {
    let length = Measurement(value: distance, unit: UnitLength.meters)
    let isImperial: Bool
    switch units {
    case .metric: isImperial = false
    case .imperial, .imperialWithYards: isImperial = true
    case .default: isImperial = locale.measurementSystem != .metric
    }
    let yards =
      units == .imperialWithYards || (units == .default && locale.measurementSystem == .uk)
    var shown: Measurement<UnitLength>
    if isImperial {
      shown = length.converted(to: .miles)
      if shown.value < 0.1 { shown = length.converted(to: yards ? .yards : .feet) }
    } else {
      shown = distance < 1000 ? length : length.converted(to: .kilometers)
    }
    let isSmall = shown.unit != .miles && shown.unit != .kilometers
    if isSmall { shown.value = (shown.value / 10).rounded() * 10 }
    let formatter = MeasurementFormatter()
    formatter.locale = locale
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = unitStyle == .full ? .long : .medium
    formatter.numberFormatter.maximumFractionDigits = isSmall || shown.value >= 10 ? 0 : 1
    return formatter.string(from: shown)
  }

  /// Returns the text of a distance that is a number of meters.
  open override func string(for obj: Any?) -> String? {
    (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) }
      ?? (obj as? Double).map { string(fromDistance: $0) }
  }
}
