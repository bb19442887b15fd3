// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CoreLocation
import MapKit
import Testing

/// Shapes of documents, addresses, and conditions of places.
@Suite struct MapShapeTests {
  private let document = """
    {"type": "FeatureCollection", "features": [
      {"type": "Feature", "id": 7, "properties": {"name": "Lake"}, "geometry":
        {"type": "Polygon", "coordinates": [
          [[0, 0], [8, 0], [8, 8], [0, 0]], [[1, 1], [2, 1], [2, 2], [1, 1]]]}},
      {"type": "Feature", "properties": null, "geometry":
        {"type": "GeometryCollection", "geometries": [
          {"type": "Point", "coordinates": [13.4, 52.5, 34]},
          {"type": "MultiLineString", "coordinates": [[[0, 0], [1, 1]]]}]}}
    ]}
    """

  @Test func `A document of GeoJSON has features with shapes and what is said of them`() throws {
    let objects = try MKGeoJSONDecoder().decode(Data(document.utf8))
    let features = try objects.map { try #require($0 as? MKGeoJSONFeature) }
    #expect(features.map(\.identifier) == ["7", nil])
    let properties = try #require(features.first?.properties)
    #expect(try JSONDecoder().decode([String: String].self, from: properties) == ["name": "Lake"])
    let lake = try #require(features.first?.geometry.first as? MKPolygon)
    #expect(lake.pointCount == 4 && lake.interiorPolygons?.count == 1)
    let point = try #require(features.last?.geometry.first as? MKPointAnnotation)
    #expect(point.coordinate == CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4))
    #expect((features.last?.geometry.last as? MKMultiPolyline)?.polylines.count == 1)
    #expect(features.last?.properties == nil)
  }

  @Test(arguments: ["", "[]", #"{"type": "Point"}"#, #"{"type": "Circle", "coordinates": []}"#])
  func `What is not a document of GeoJSON is an error`(document: String) {
    #expect(throws: MKError(.decodingFailed)) {
      try MKGeoJSONDecoder().decode(Data(document.utf8))
    }
  }

  @Test func `A place keeps its address, and the maps are not asked for more`() async throws {
    let address = try #require(MKAddress(fullAddress: "1 Infinite Loop", shortAddress: nil))
    let item = MKMapItem(location: CLLocation(latitude: 37, longitude: -122), address: address)
    #expect(item.address === address && item.location.coordinate.latitude == 37)
    #expect(item.addressRepresentations == nil)
    #expect(MKAddress(fullAddress: "", shortAddress: nil) == nil)
    let request = try #require(MKGeocodingRequest(addressString: "1 Infinite Loop"))
    await #expect(throws: MKError(.serverFailure)) { try await request.mapItems }
    #expect(MKReverseGeocodingRequest(location: CLLocation(latitude: 100, longitude: 0)) == nil)
  }

  @Test func `A monitor keeps conditions and what is assumed of them, and nothing happens`()
    async throws
  {
    let monitor = await CLMonitor("places")
    let circle = CLMonitor.CircularGeographicCondition(
      center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 100)
    await monitor.add(circle, identifier: "home", assuming: .unsatisfied)
    let record = try #require(await monitor.record(for: "home"))
    #expect(record.lastEvent.state == .unsatisfied && record.lastEvent.authorizationDenied)
    #expect(record.condition as? CLMonitor.CircularGeographicCondition == circle)
    for try await event in monitor.events { Issue.record("\(event.identifier) changed") }
    await monitor.remove("home")
    #expect(await monitor.identifiers.isEmpty)
  }
}
