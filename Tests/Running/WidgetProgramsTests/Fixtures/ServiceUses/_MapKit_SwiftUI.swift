// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import _MapKit_SwiftUI

private let rome = CLLocationCoordinate2D(latitude: 41.9, longitude: 12.5)

struct CityMap: View {
  @Namespace private var scope
  @State private var position: MapCameraPosition = .userLocation(fallback: .automatic)
  @State private var selection: Int?
  @State private var place: MapFeature?
  @State private var scene: MKLookAroundScene?
  @State private var route: MKRoute?
  @State private var isShown = false

  var body: some View {
    MapReader { proxy in
      Map(
        position: $position, interactionModes: [.pan, .zoom], selection: $selection, scope: scope
      ) {
        Marker("Rome", systemImage: "star", coordinate: rome).tint(.red).tag(1)
        Marker("Rome", monogram: Text("R"), coordinate: rome)
        Marker(coordinate: rome) { Label("Rome", systemImage: "star") }
        Annotation("Here", coordinate: rome, anchor: .bottom) {
          Circle().fill(.blue)
        }
        .annotationTitles(.hidden)
        Annotation(coordinate: rome) {
          Circle()
        } label: {
          Text("Here")
        }
        MapPolyline(coordinates: [rome, rome]).stroke(.blue, lineWidth: 3)
        MapPolygon(coordinates: [rome, rome, rome]).foregroundStyle(.green.opacity(0.4))
        MapCircle(center: rome, radius: 100)
          .foregroundStyle(.orange).stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [3]))
          .mapOverlayLevel(level: .aboveLabels)
        if let route {
          MapPolyline(route).stroke(.blue, lineWidth: 5)
        }
        UserAnnotation()
      }
      .mapStyle(
        .standard(elevation: .realistic, pointsOfInterest: .including([.cafe, .publicTransport]))
      )
      .mapControls {
        MapCompass()
        MapUserLocationButton()
        MapScaleView()
        MapPitchToggle()
      }
      .onMapCameraChange(frequency: .continuous) { context in
        print(context.region.center.latitude, context.camera.distance)
      }
      .onTapGesture {
        if let coordinate = proxy.convert(CGPoint(x: 1, y: 1), from: .local) { print(coordinate) }
      }
      .lookAroundViewer(isPresented: $isShown, scene: $scene)
      .mapFeatureSelectionDisabled { $0.kind != .pointOfInterest }
    }
    .safeAreaInset(edge: .bottom) {
      MapCompass(scope: scope)
      LookAroundPreview(initialScene: scene)
    }
    .mapScope(scope)
    .task { scene = try? await MKLookAroundSceneRequest(coordinate: rome).scene }
  }
}

struct City: Identifiable {
  let id = 1
}

struct OldMap: View {
  @State private var region = MKCoordinateRegion(
    center: rome, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
  var body: some View {
    Map(coordinateRegion: $region, annotationItems: [City()]) { _ in
      MapMarker(coordinate: rome, tint: .red)
    }
  }
}

struct OldestMap: UIViewRepresentable {
  final class Coordinator: NSObject, MKMapViewDelegate {
    func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
      guard let line = overlay as? MKPolyline else { return MKOverlayRenderer(overlay: overlay) }
      let renderer = MKPolylineRenderer(polyline: line)
      renderer.strokeColor = .systemBlue
      renderer.lineWidth = 4
      return renderer
    }
    func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
      if annotation is MKUserLocation { return nil }
      let view =
        mapView.dequeueReusableAnnotationView(withIdentifier: "pin") as? MKMarkerAnnotationView
        ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "pin")
      view.canShowCallout = true
      view.displayPriority = .required
      return view
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> MKMapView {
    let view = MKMapView(frame: .zero)
    view.delegate = context.coordinator
    return view
  }
  func updateUIView(_ view: MKMapView, context: Context) {
    view.setRegion(MKCoordinateRegion(center: rome, span: MKCoordinateSpan()), animated: true)
    view.addOverlay(MKPolyline(coordinates: [rome, rome], count: 2))
    view.removeAnnotations(view.annotations)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor func use_MapKit_SwiftUI() async throws {
  expect(MapCameraPosition.automatic.region == nil, "the map's values are there")
  let position = MapCameraPosition.userLocation(followsHeading: true, fallback: .automatic)
  expect(position.followsUserLocation && position.followsUserHeading, "the user is followed")
  let camera = MapCameraPosition.camera(MapCamera(centerCoordinate: rome, distance: 900)).camera
  expect(camera?.distance == 900, "a camera is kept")

  let point = MKMapPoint(rome)
  expect(abs(point.coordinate.latitude - 41.9) < 0.001, "a point is on the map")
  let rect = MKMapRect(origin: point, size: MKMapSize(width: 10, height: 10))
  expect(MKMapRect.null.union(rect) == rect && MKMapRect.world.contains(rect), "it is in the world")
  expect(rect.intersection(MKMapRect(x: 0, y: 0, width: 1, height: 1)).isNull, "they are apart")
  let line = MKPolyline(coordinates: [rome, CLLocationCoordinate2D(latitude: 42, longitude: 13)])
  expect(line.pointCount == 2 && line.boundingMapRect.width > 0, "a line has points")

  let request = MKDirections.Request()
  request.source = .forCurrentLocation()
  let address = MKPlacemark(
    coordinate: rome, addressDictionary: ["City": "Rome", "CountryCode": "IT"])
  expect(address.locality == "Rome" && address.countryCode == "IT", "an address has its parts")
  request.destination = MKMapItem(placemark: address)
  request.transportType = .walking
  do {
    let response = try await MKDirections(request: request).calculate()
    expect(response.routes.first?.steps.isEmpty ?? true, "there is no way")
    expect(false, "no way is found")
  } catch { expect((error as? MKError)?.code == .serverFailure, "the reason is known") }
  expect(
    (try? await MKLookAroundSceneRequest(coordinate: rome).scene) == nil, "there is no picture")
  let filter = MKPointOfInterestFilter(including: [.cafe])
  expect(filter.includes(.cafe) && filter.excludes(.bank), "a filter is kept")
  let formatter = MKDistanceFormatter()
  formatter.units = .metric
  expect(formatter.string(fromDistance: 1200).contains("1"), "a distance is written")

  let pin = MKPointAnnotation()
  pin.coordinate = rome
  pin.title = "Rome"
  let map = MKMapView()
  map.addAnnotation(pin)
  map.showAnnotations([pin], animated: false)
  map.setCenter(rome, animated: false)
  expect(map.annotations.count == 1 && map.centerCoordinate == rome, "a map keeps its content")
  map.removeAnnotations(map.annotations)
  expect(map.annotations.isEmpty && !map.isUserLocationVisible, "a map is empty")
  _ = CityMap().body
  _ = OldMap().body
  _ = OldestMap()
}
