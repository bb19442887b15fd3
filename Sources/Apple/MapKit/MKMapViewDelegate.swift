// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import UIKit

/// What learns what happens on a map, and what makes its views; never called here.
@MainActor @preconcurrency public protocol MKMapViewDelegate: NSObjectProtocol {
  /// The part of the earth is about to change; never called here.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// The part of the earth changed; never called here.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// The part of the earth is changing; never called here.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  /// The map is there; never called here.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  /// The map is drawn; never called here.
  func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
  /// Returns the view of an annotation; never called here.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// The views of annotations were added; never called here.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  /// The user touched a button of an annotation; never called here.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl)
  /// The user chose the view of an annotation; never called here.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// The user chose another view of an annotation; never called here.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// The user chose an annotation; never called here.
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  /// The user chose another annotation; never called here.
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
  /// The user is at another place; never called here.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// The place of the user is not known; never called here.
  func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
  /// Returns what draws something that lies on the map; never called here.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// Returns what is shown of a place that the user chose; never called here.
  func mapView(
    _ mapView: MKMapView, selectionAccessoryFor annotation: any MKAnnotation
  ) -> MKSelectionAccessory?
  /// Returns one annotation of several; never called here.
  func mapView(
    _ mapView: MKMapView, clusterAnnotationForMemberAnnotations annotations: [any MKAnnotation]
  ) -> MKClusterAnnotation
}

extension MKMapViewDelegate {
  /// Does nothing by default before the part of the earth changes.
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  /// Does nothing by default after the part of the earth changed.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Does nothing by default while the part of the earth changes.
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  /// Does nothing by default when the map is there.
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
  /// Does nothing by default when the map is drawn.
  public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
  /// Returns nil by default, for the usual view.
  public func mapView(
    _ mapView: MKMapView, viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView? { nil }
  /// Does nothing by default when views were added.
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  /// Does nothing by default when a button was touched.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}
  /// Does nothing by default when a view was chosen.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Does nothing by default when another view was chosen.
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  /// Does nothing by default when an annotation was chosen.
  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
  /// Does nothing by default when another annotation was chosen.
  public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
  /// Does nothing by default when the user is at another place.
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  /// Does nothing by default when the place of the user is not known.
  public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
  /// Returns what draws nothing by default.
  public func mapView(
    _ mapView: MKMapView, rendererFor overlay: any MKOverlay
  ) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }
  /// Returns one annotation of several by default.
  public func mapView(
    _ mapView: MKMapView, clusterAnnotationForMemberAnnotations annotations: [any MKAnnotation]
  ) -> MKClusterAnnotation { MKClusterAnnotation(memberAnnotations: annotations) }
  /// Returns nil by default, for nothing.
  public func mapView(
    _ mapView: MKMapView, selectionAccessoryFor annotation: any MKAnnotation
  ) -> MKSelectionAccessory? { nil }
}
