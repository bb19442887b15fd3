// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CoreLocation
import Foundation

/// The shapes of GeoJSON, whose positions are longitude and latitude.
enum GeoJSONShapes {
  /// Returns the shapes of a geometry, those of a collection one after the other.
  static func shapes(of geometry: [String: Any]) throws -> [any MKShape & MKGeoJSONObject] {
    if geometry["type"] as? String == "GeometryCollection" {
      return try MKGeoJSONDecoder.list(geometry["geometries"]).flatMap {
        guard let geometry = $0 as? [String: Any] else { throw MKError(.decodingFailed) }
        return try shapes(of: geometry)
      }
    }
    let places = try MKGeoJSONDecoder.list(geometry["coordinates"])
    switch geometry["type"] as? String {
    case "Point": return [MKPointAnnotation(coordinate: try position(places))]
    case "MultiPoint": return [MKMultiPoint(coordinates: try positions(places))]
    case "LineString": return [MKPolyline(coordinates: try positions(places))]
    case "MultiLineString":
      return [MKMultiPolyline(try places.map { MKPolyline(coordinates: try positions($0)) })]
    case "Polygon": return [try polygon(places)]
    case "MultiPolygon": return [MKMultiPolygon(try places.map(polygon))]
    default: throw MKError(.decodingFailed)
    }
  }

  private static func position(_ value: Any) throws -> CLLocationCoordinate2D {
    let numbers = try MKGeoJSONDecoder.list(value).compactMap { ($0 as? NSNumber)?.doubleValue }
    guard numbers.count >= 2 else { throw MKError(.decodingFailed) }
    return CLLocationCoordinate2D(latitude: numbers[1], longitude: numbers[0])
  }

  private static func positions(_ value: Any) throws -> [CLLocationCoordinate2D] {
    try MKGeoJSONDecoder.list(value).map(position)
  }

  /// Returns an area of rings, of which the first is its edge and the others are cut out.
  private static func polygon(_ value: Any) throws -> MKPolygon {
    let rings = try MKGeoJSONDecoder.list(value).map(positions)
    guard let edge = rings.first else { throw MKError(.decodingFailed) }
    let inner = rings.dropFirst().map { MKPolygon(coordinates: $0) }
    return MKPolygon(
      coordinates: edge, count: edge.count, interiorPolygons: inner.isEmpty ? nil : inner)
  }
}
