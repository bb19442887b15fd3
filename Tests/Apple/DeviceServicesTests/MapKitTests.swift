// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import MapKit
import SwiftUI
import Testing
import WidgetViews

@Suite("Maps")
struct MapKitTests {
  @Test("a region of meters has degrees that shrink to the poles")
  func region() {
    let equator = MKCoordinateRegion(
      center: CLLocationCoordinate2DMake(0, 0), latitudinalMeters: 111_195,
      longitudinalMeters: 111_195)
    #expect(abs(equator.span.latitudeDelta - 1) < 0.001)
    #expect(abs(equator.span.longitudeDelta - 1) < 0.001)
    let oslo = MKCoordinateRegionMakeWithDistance(
      CLLocationCoordinate2D(latitude: 60, longitude: 10), 111_195, 111_195)
    #expect(abs(oslo.span.longitudeDelta - 2) < 0.001)
  }

  @Test("there is no picture of a map")
  func snapshot() async {
    let options = MKMapSnapshotter.Options()
    options.mapType = .mutedStandard
    await #expect(throws: MKError(.serverFailure)) {
      _ = try await MKMapSnapshotter(options: options).start()
    }
    var failure: (any Error)?
    MKMapSnapshotter(options: options).start { snapshot, error in
      #expect(snapshot == nil)
      failure = error
    }
    #expect(failure as? MKError == MKError(.serverFailure))
  }

  @Test("a map is the sign that a widget shows, whatever is on it")
  func map() {
    let view = Map {
      UserAnnotation()
      ForEach([1, 2], id: \.self) { number in
        if number > 1 {
          Marker("Two", coordinate: CLLocationCoordinate2D()).tint(.red)
        } else {
          Annotation("One", coordinate: CLLocationCoordinate2D()) { Circle() }
        }
      }
    }
    let canvas = WidgetCanvas(
      family: .systemSmall, size: WidgetViews.Size(width: 158, height: 158))
    let list = DisplayList(rendering: view, on: canvas, in: EnvironmentValues())
    #expect(list.problems.contains { "\($0)".contains("Map") }, "\(list.problems)")
  }

  @Test("a balloon takes the room of its image")
  func balloon() {
    let view = MKMarkerAnnotationView(annotation: nil, reuseIdentifier: nil)
    #expect(view.bounds == .zero)
    view.image = UIImage(systemName: "bicycle")
    #expect(view.bounds.width == 20)
  }

  @Test("of traits that are put together the last counts that says something")
  func traits() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
    ])
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.displayScale == 2)
    let light = UITraitCollection(traitsFrom: [
      traits, UITraitCollection(userInterfaceStyle: .light),
    ])
    #expect(light.userInterfaceStyle == .light)
    #expect(light.displayScale == 2)
  }

  @Test("a value holds a coordinate or a span, and zeros of anything else")
  func values() {
    let place = CLLocationCoordinate2D(latitude: 52.5, longitude: -13.25)
    let coordinate = NSValue(mkCoordinate: place).mkCoordinateValue
    #expect(coordinate.latitude == 52.5 && coordinate.longitude == -13.25)
    let span = NSValue(mkCoordinateSpan: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 2))
    #expect(span.mkCoordinateSpanValue.longitudeDelta == 2)
    #expect(NSNumber(value: 3).mkCoordinateValue.latitude == 0)
  }

  @Test("what keeps a session of locations from working is that the user said no")
  func diagnostics() async throws {
    var denials: [Bool] = []
    for try await diagnostic in CLServiceSession(authorization: .whenInUse).diagnostics {
      denials.append(diagnostic.authorizationDenied)
    }
    #expect(denials == [true])
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    #expect(CLLocation(latitude: 1, longitude: 2).floor == nil)
  }
}
