// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreLocation
public import Foundation
public import UIKit

/// Something that lies on a map.
public protocol MKOverlay: MKAnnotation {
  /// The smallest rectangle that it is in.
  var boundingMapRect: MKMapRect { get }
}

/// Where something lies on a map.
public enum MKOverlayLevel: Int, Sendable {
  /// Over the roads and under the names.
  case aboveRoads = 0
  /// Over the roads and the names.
  case aboveLabels = 1
}

/// A shape with a title on a map.
open class MKShape: NSObject, @unchecked Sendable {
  /// The title; nil if there is none.
  open var title: String?
  /// The subtitle; nil if there is none.
  open var subtitle: String?
}

/// A shape of several points on a map.
open class MKMultiPoint: MKShape, @unchecked Sendable {
  private let all: [MKMapPoint]

  /// Creates a shape of coordinates; the number of them is how many are read.
  public convenience init(coordinates: [CLLocationCoordinate2D], count: Int? = nil) {
    self.init(points: coordinates.prefix(count ?? coordinates.count).map(MKMapPoint.init))
  }
  /// Creates a shape of points; the number of them is how many are read.
  public convenience init(points: [MKMapPoint], count: Int) {
    self.init(points: Array(points.prefix(count)))
  }

  init(points: [MKMapPoint]) { all = points }

  /// How many points it has.
  open var pointCount: Int { all.count }
  /// The coordinates of the points, as an array here.
  open var coordinates: [CLLocationCoordinate2D] { all.map(\.coordinate) }
  /// Returns the points, as an array here.
  open func points() -> [MKMapPoint] { all }
  /// Writes the coordinates of some points.
  open func getCoordinates(
    _ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange
  ) {
    for index in 0..<range.length {
      coords[index] = all[range.location + index].coordinate
    }
  }
  /// The smallest rectangle that all points are in.
  open var boundingMapRect: MKMapRect {
    all.reduce(.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
  }
  /// The coordinate of the middle.
  open var coordinate: CLLocationCoordinate2D {
    let bounds = boundingMapRect
    return MKMapPoint(x: bounds.midX, y: bounds.midY).coordinate
  }
}

/// A line through points of a map.
open class MKPolyline: MKMultiPoint, MKOverlay, @unchecked Sendable {}

/// A line that takes the shortest way between points of a map.
open class MKGeodesicPolyline: MKPolyline, @unchecked Sendable {}

/// An area with corners on a map.
open class MKPolygon: MKMultiPoint, MKOverlay, @unchecked Sendable {
  /// The areas that are cut out of it; nil for none.
  open private(set) var interiorPolygons: [MKPolygon]?

  /// Creates an area of coordinates, of which others are cut out; the number is how many are read.
  public convenience init(
    coordinates: [CLLocationCoordinate2D], count: Int, interiorPolygons: [MKPolygon]?
  ) {
    self.init(coordinates: coordinates, count: count)
    self.interiorPolygons = interiorPolygons
  }
}

/// Several lines on a map.
open class MKMultiPolyline: MKShape, MKOverlay, @unchecked Sendable {
  /// The lines of which it is made.
  public let polylines: [MKPolyline]
  /// Creates one overlay of lines.
  public init(_ polylines: [MKPolyline]) { self.polylines = polylines }
  /// The smallest rectangle that all lines are in.
  open var boundingMapRect: MKMapRect { polylines.reduce(.null) { $0.union($1.boundingMapRect) } }
  /// The coordinate of the middle.
  open var coordinate: CLLocationCoordinate2D {
    MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
  }
}

/// Several areas on a map.
open class MKMultiPolygon: MKShape, MKOverlay, @unchecked Sendable {
  /// The areas of which it is made.
  public let polygons: [MKPolygon]
  /// Creates one overlay of areas.
  public init(_ polygons: [MKPolygon]) { self.polygons = polygons }
  /// The smallest rectangle that all areas are in.
  open var boundingMapRect: MKMapRect { polygons.reduce(.null) { $0.union($1.boundingMapRect) } }
  /// The coordinate of the middle.
  open var coordinate: CLLocationCoordinate2D {
    MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
  }
}

/// A circle on a map, with a radius in meters.
open class MKCircle: MKShape, MKOverlay, @unchecked Sendable {
  /// The coordinate of the middle.
  public let coordinate: CLLocationCoordinate2D
  /// The radius in meters.
  public let radius: CLLocationDistance
  /// Creates a circle around a coordinate.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    coordinate = coord
    self.radius = radius
  }
  /// The smallest rectangle that it is in.
  open var boundingMapRect: MKMapRect {
    let points = radius * MKMapPointsPerMeterAtLatitude(coordinate.latitude)
    return MKMapRect(origin: MKMapPoint(coordinate), size: MKMapSize())
      .insetBy(dx: -points, dy: -points)
  }
}

/// Pictures that lie on a map, none of which is fetched here.
open class MKTileOverlay: NSObject, MKOverlay, @unchecked Sendable {
  /// The address of the pictures, with the place in braces; nil for none.
  public let urlTemplate: String?
  /// The size of a picture in points.
  open var tileSize = CGSize(width: 256, height: 256)
  /// Whether rows are counted from the south.
  open var isGeometryFlipped = false
  /// The smallest scale of the pictures.
  open var minimumZ = 0
  /// The largest scale of the pictures.
  open var maximumZ = 21
  /// Whether nothing of the map is seen under them.
  open var canReplaceMapContent = false
  /// Creates an overlay of pictures with addresses.
  public init(urlTemplate: String?) { self.urlTemplate = urlTemplate }
  /// The rectangle of the whole world.
  open var boundingMapRect: MKMapRect { .world }
  /// The coordinate of the middle.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}

/// What draws something that lies on a map; never asked here.
open class MKOverlayRenderer: NSObject, @unchecked Sendable {
  /// What lies on the map.
  public let overlay: any MKOverlay
  /// How opaque it is drawn.
  open var alpha: CGFloat = 1

  /// Creates what draws something that lies on a map.
  public init(overlay: any MKOverlay) { self.overlay = overlay }

  /// Draws it anew; it does nothing here.
  open func setNeedsDisplay() {}
}

/// What draws lines and areas that lie on a map; never asked here.
open class MKOverlayPathRenderer: MKOverlayRenderer, @unchecked Sendable {
  /// The color of the area; nil for none.
  open var fillColor: UIColor?
  /// The color of the line; nil for none.
  open var strokeColor: UIColor?
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 0
  /// How lines meet at corners.
  open var lineJoin = CGLineJoin.round
  /// How a line ends.
  open var lineCap = CGLineCap.round
  /// How far a corner may stick out.
  open var miterLimit: CGFloat = 10
  /// How far into the dashes the line starts.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of dashes and of what is between them; nil for none.
  open var lineDashPattern: [NSNumber]?
}

/// What draws a line that lies on a map; never asked here.
open class MKPolylineRenderer: MKOverlayPathRenderer, @unchecked Sendable {
  /// Where on the line drawing starts, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// Where on the line drawing ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// Creates what draws a line.
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
  /// The line that lies on the map.
  open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline(coordinates: []) }
}

/// What draws a line in several colors; never asked here.
open class MKGradientPolylineRenderer: MKPolylineRenderer, @unchecked Sendable {
  /// The places of the colors on the line, from 0 to 1.
  open private(set) var locations: [CGFloat] = []
  /// The colors along the line.
  open private(set) var colors: [UIColor] = []
  /// Sets the colors along the line.
  open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
    self.colors = colors
    self.locations = locations
  }
}

/// What draws an area with corners; never asked here.
open class MKPolygonRenderer: MKOverlayPathRenderer, @unchecked Sendable {
  /// Creates what draws an area.
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
  /// The area that lies on the map.
  open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon(coordinates: []) }
}

/// What draws several lines; never asked here.
open class MKMultiPolylineRenderer: MKOverlayPathRenderer, @unchecked Sendable {
  /// Creates what draws several lines.
  public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }
}

/// What draws several areas; never asked here.
open class MKMultiPolygonRenderer: MKOverlayPathRenderer, @unchecked Sendable {
  /// Creates what draws several areas.
  public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }
}

/// What draws a circle; never asked here.
open class MKCircleRenderer: MKOverlayPathRenderer, @unchecked Sendable {
  /// Creates what draws a circle.
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}

/// What draws pictures that lie on a map; never asked here.
open class MKTileOverlayRenderer: MKOverlayRenderer, @unchecked Sendable {
  /// Creates what draws pictures.
  public convenience init(tileOverlay: MKTileOverlay) { self.init(overlay: tileOverlay) }
  /// Fetches the pictures anew; it does nothing here.
  open func reloadData() {}
}
