// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreLocation
public import Foundation
public import UIKit

/// A place and a direction from which a map is seen.
open class MKMapCamera: NSObject, NSCopying, @unchecked Sendable {
  /// The coordinate in the middle.
  open var centerCoordinate = CLLocationCoordinate2D()
  /// The distance from the middle, in meters.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// The tilt in degrees; 0 looks straight down.
  open var pitch: CGFloat = 0
  /// The direction in degrees, clockwise from north.
  open var heading: CLLocationDirection = 0
  /// The height in meters, which is the distance here.
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance }
    set { centerCoordinateDistance = newValue }
  }

  /// Creates a camera at a coordinate of zeros.
  public override init() { super.init() }
  /// Creates a camera that looks at a coordinate.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromDistance distance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    self.pitch = pitch
    self.heading = heading
  }
  /// Creates a camera that looks at a coordinate from another.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D, eyeAltitude: CLLocationDistance
  ) {
    self.init(
      lookingAtCenter: centerCoordinate, fromDistance: eyeAltitude, pitch: 0, heading: 0)
  }

  /// Returns a camera with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    MKMapCamera(
      lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch,
      heading: heading)
  }
}

/// How a map follows the user.
public enum MKUserTrackingMode: Int, Sendable {
  /// It does not follow the user.
  case none = 0
  /// It follows the place of the user.
  case follow = 1
  /// It follows the place and the direction of the user.
  case followWithHeading = 2
}

/// The place of the user on a map, which is not known here.
open class MKUserLocation: NSObject, MKAnnotation, @unchecked Sendable {
  /// The coordinate; always of zeros here.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// The place with its accuracy; always nil here.
  open var location: CLLocation? { nil }
  /// The direction of the user; always nil here.
  open var heading: CLHeading? { nil }
  /// Whether the place is being updated; never here.
  open var isUpdating: Bool { false }
  /// The title; nil for the system's.
  open var title: String?
  /// The subtitle; nil if there is none.
  open var subtitle: String?
}

/// Several annotations that are shown as one.
open class MKClusterAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
  /// The annotations that are shown as one.
  public let memberAnnotations: [any MKAnnotation]
  /// The title; nil if there is none.
  open var title: String?
  /// The subtitle; nil if there is none.
  open var subtitle: String?
  /// Creates one annotation of several.
  public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }
  /// The coordinate of the first; of zeros if there is none.
  open var coordinate: CLLocationCoordinate2D {
    memberAnnotations.first?.coordinate ?? CLLocationCoordinate2D()
  }
}

/// A map, which a widget cannot show: its properties are kept, and it is never drawn.
open class MKMapView: UIView {
  /// The object that makes views and learns what happens; nil for none.
  open weak var delegate: (any MKMapViewDelegate)?
  /// The kind of the map.
  open var mapType = MKMapType.standard
  /// The look of the map.
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  /// The part of the earth that is shown.
  open var region = MKCoordinateRegion()
  /// The camera that sees the map.
  open var camera = MKMapCamera()
  /// Whether the user can change the scale.
  open var isZoomEnabled = true
  /// Whether the user can move the map.
  open var isScrollEnabled = true
  /// Whether the user can turn the map.
  open var isRotateEnabled = true
  /// Whether the user can tilt the map.
  open var isPitchEnabled = true
  /// Whether a compass is shown.
  open var showsCompass = true
  /// Whether the scale is shown.
  open var showsScale = false
  /// Whether buildings are shown.
  open var showsBuildings = true
  /// Whether the traffic is shown.
  open var showsTraffic = false
  /// Whether places are shown.
  open var showsPointsOfInterest = true
  /// Which places are shown; nil for all.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Which places of the map users can choose.
  open var selectableMapFeatures: MKMapFeatureOptions = []
  /// Whether the user is shown.
  open var showsUserLocation = false
  /// How the map follows the user.
  open var userTrackingMode = MKUserTrackingMode.none
  /// The place of the user, which is not known here.
  public let userLocation = MKUserLocation()
  /// The annotations of the map.
  open private(set) var annotations: [any MKAnnotation] = []
  /// The annotations that are chosen.
  open var selectedAnnotations: [any MKAnnotation] = []
  /// What lies on the map.
  open private(set) var overlays: [any MKOverlay] = []

  /// Whether the user is seen; never here.
  open var isUserLocationVisible: Bool { false }

  /// The coordinate in the middle.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }

  /// The rectangle that is shown.
  open var visibleMapRect: MKMapRect {
    get {
      let (center, span) = (region.center, region.span)
      let first = MKMapPoint(
        CLLocationCoordinate2D(
          latitude: center.latitude + span.latitudeDelta / 2,
          longitude: center.longitude - span.longitudeDelta / 2))
      let last = MKMapPoint(
        CLLocationCoordinate2D(
          latitude: center.latitude - span.latitudeDelta / 2,
          longitude: center.longitude + span.longitudeDelta / 2))
      return MKMapRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
    }
    set { region = MKCoordinateRegion(newValue) }
  }

  /// Sets the part of the earth that is shown, without a movement.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  /// Sets the coordinate in the middle, without a movement.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    centerCoordinate = coordinate
  }
  /// Sets the camera that sees the map, without a movement.
  open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
  /// Sets the rectangle that is shown, without a movement.
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    visibleMapRect = mapRect
  }
  /// Sets the rectangle that is shown; what is around it is ignored.
  open func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool
  ) { visibleMapRect = mapRect }
  /// Sets how the map follows the user, without a movement.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }
  /// Returns the same region, as a map has no size here.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  /// Returns the same rectangle, as a map has no size here.
  open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRect }
  /// Returns the coordinate in the middle, as a map is not drawn here.
  open func convert(
    _ point: CGPoint, toCoordinateFrom view: UIView?
  ) -> CLLocationCoordinate2D { centerCoordinate }
  /// Returns a point of zeros, as a map is not drawn here.
  open func convert(
    _ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?
  ) -> CGPoint { .zero }

  /// Adds an annotation to the map.
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  /// Adds annotations to the map.
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  /// Removes an annotation from the map.
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
  }
  /// Removes annotations from the map.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { removeAnnotation(annotation) }
  }
  /// Adds those annotations that are missing; the map does not move here.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) {
      addAnnotation(annotation)
    }
  }
  /// Chooses an annotation, without a movement.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    selectedAnnotations = [annotation]
  }
  /// Chooses an annotation no longer, without a movement.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    selectedAnnotations.removeAll { $0 === annotation }
  }
  /// Returns the view of an annotation: always nil here.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// Names the class of views; it does nothing here.
  open func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) {}
  /// Returns a view that is not used any more: always nil here.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String
  ) -> MKAnnotationView? { nil }
  /// Returns a new view of an annotation.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    MKAnnotationView(annotation: annotation, reuseIdentifier: identifier)
  }

  /// Lays something on the map.
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  /// Lays something on the map; where makes no difference.
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
  /// Lays several things on the map.
  open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  /// Lays several things on the map; where makes no difference.
  open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    addOverlays(overlays)
  }
  /// Removes something from the map.
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  /// Removes several things from the map.
  open func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { removeOverlay(overlay) }
  }
  /// Returns what draws something on the map: always nil here.
  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { nil }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the usual views of annotations.
public let MKMapViewDefaultAnnotationViewReuseIdentifier =
  "MKMapViewDefaultAnnotationViewReuseIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the usual views of several annotations.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
