// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreLocation
public import SwiftUI
import WidgetViews

/// A view that learns about the map in it, of which nothing is known here.
nonisolated public struct MapReader<Content: View>: View {
  private let content: Content

  /// Creates a view with a map in it.
  public init(@ViewBuilder content: (MapProxy) -> Content) { self.content = content(MapProxy()) }

  /// The view with the map, which is not drawn.
  public var body: some View { content }
}

/// What is known of a map that is drawn, which is nothing here.
public struct MapProxy: Sendable {
  /// Returns the point of a coordinate: always nil here.
  public func convert(
    _ coordinate: CLLocationCoordinate2D, to space: CoordinateSpace
  ) -> CGPoint? { nil }
  /// Returns the coordinate of a point: always nil here.
  public func convert(
    _ point: CGPoint, from space: CoordinateSpace
  ) -> CLLocationCoordinate2D? { nil }
  /// Returns a camera that shows a place: always nil here.
  public func camera(framing item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCamera? {
    nil
  }
  /// Returns a camera that shows a region: always nil here.
  public func camera(framing region: MKCoordinateRegion) -> MapCamera? { nil }
  /// Returns a camera that shows a rectangle: always nil here.
  public func camera(framing rect: MKMapRect) -> MapCamera? { nil }
}

/// What a map shows after a movement, which never happens here.
public struct MapCameraUpdateContext: Hashable, Sendable {
  /// The camera of the map.
  public let camera: MapCamera
  /// The region that is shown.
  public let region: MKCoordinateRegion
  /// The rectangle that is shown.
  public let rect: MKMapRect
}

/// How often a movement of a map is told; it makes no difference here.
public struct MapCameraUpdateFrequency: Hashable, Sendable {
  private let name: String
  /// While the map moves, again and again.
  public static let continuous = MapCameraUpdateFrequency(name: "continuous")
  /// Once when the map has moved.
  public static let onEnd = MapCameraUpdateFrequency(name: "onEnd")
}

/// A place of the map itself that the user chose, which never happens here.
public struct MapFeature: Hashable, Sendable {
  /// What a place of the map is.
  public enum FeatureKind: Hashable, Sendable {
    /// A place with a name, such as a shop.
    case pointOfInterest
    /// A town or a country.
    case territory
    /// A mountain or a river.
    case physicalFeature
  }

  /// The coordinate of the place.
  public let coordinate: CLLocationCoordinate2D
  /// What the place is; nil if it is not known.
  public let kind: FeatureKind?
  /// The kind of a point of interest; nil for other places.
  public let pointOfInterestCategory: MKPointOfInterestCategory?
  /// The name of the place; nil if it is not known.
  public let title: String?
}

/// What the user chose on a map: content, or a place of the map itself.
public struct MapSelection<SelectedValue: Hashable>: Hashable {
  /// The value of the content; nil if a place of the map was chosen.
  public let value: SelectedValue?
  /// The place of the map; nil if content was chosen.
  public let feature: MapFeature?

  /// Creates a choice of content.
  public init(_ value: SelectedValue) {
    self.value = value
    feature = nil
  }
  /// Creates a choice of a place of the map.
  public init(_ feature: MapFeature) {
    value = nil
    self.feature = feature
  }
}

extension MapSelection: Sendable where SelectedValue: Sendable {}

/// A compass of a map; a widget shows a prohibition sign instead.
nonisolated public struct MapCompass: View {
  /// Creates the compass of a map.
  public init(scope: Namespace.ID? = nil) {}
  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("MapCompass") }
}

/// A button that shows the user on a map; a widget shows a prohibition sign instead.
nonisolated public struct MapUserLocationButton: View {
  /// Creates the button of a map.
  public init(scope: Namespace.ID? = nil) {}
  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("MapUserLocationButton") }
}

/// The scale of a map; a widget shows a prohibition sign instead.
nonisolated public struct MapScaleView: View {
  /// Creates the scale of a map.
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("MapScaleView") }
}

/// A button that tilts a map; a widget shows a prohibition sign instead.
nonisolated public struct MapPitchToggle: View {
  /// Creates the button of a map.
  public init(scope: Namespace.ID? = nil) {}
  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("MapPitchToggle") }
}

/// A control of a Mac that tilts a map; a widget shows a prohibition sign instead.
nonisolated public struct MapPitchSlider: View {
  /// Creates the control of a map.
  public init(scope: Namespace.ID? = nil) {}
  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("MapPitchSlider") }
}

/// Buttons that change the scale of a map; a widget shows a prohibition sign instead.
nonisolated public struct MapZoomStepper: View {
  /// Creates the buttons of a map.
  public init(scope: Namespace.ID? = nil) {}
  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("MapZoomStepper") }
}

/// A picture from the street; a widget shows a prohibition sign instead.
nonisolated public struct LookAroundPreview: View {
  /// Creates a view of a picture, which is not there here.
  public init(
    initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all,
    badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}
  /// Creates a view of a bound picture, which is not there here.
  public init(
    scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
    badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}
  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("LookAroundPreview") }
}

/// Where the badge of a picture from the street is.
public enum MKLookAroundBadgePosition: Int, Sendable {
  /// In the upper corner where lines start.
  case topLeading = 0
  /// In the upper corner where lines end.
  case topTrailing = 1
  /// In the lower corner where lines end.
  case bottomTrailing = 2
}

nonisolated extension View {
  /// Names the map for controls outside of it; it has no effect, as no map is drawn.
  public func mapScope(_ scope: Namespace.ID) -> some View { self }
  /// Calls a function when a map moved; never called here.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { self }
  /// Calls a function with what a map shows when it moved; never called here.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { self }
  /// Sets which places of a map cannot be chosen; never called here.
  public func mapFeatureSelectionDisabled(
    _ disabled: @escaping (MapFeature) -> Bool
  ) -> some View { self }
  /// Sets how a chosen place of a map looks; never called here.
  public func mapFeatureSelectionContent(
    @MapContentBuilder content: @escaping (MapFeature) -> some MapContent
  ) -> some View { self }
  /// Sets how what is known of a chosen place is shown; it has no effect here.
  public func mapFeatureSelectionAccessory(
    _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
  ) -> some View { self }
  /// Shows a picture from the street, which is never shown here.
  public func lookAroundViewer(
    isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
    onDismiss: (() -> Void)? = nil
  ) -> some View { self }
  /// Shows a bound picture from the street, which is never shown here.
  public func lookAroundViewer(
    isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>,
    allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all, onDismiss: (() -> Void)? = nil
  ) -> some View { self }
  /// Shows what is known of a place, which is never shown here.
  public func mapItemDetailSheet(
    isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true
  ) -> some View { self }
  /// Shows what is known of a bound place, which is never shown here.
  public func mapItemDetailSheet(
    item: Binding<MKMapItem?>, displaysMap: Bool = true
  ) -> some View { self }
  /// Shows what is known of a place in a bubble, which is never shown here.
  public func mapItemDetailPopover(
    isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds)
  ) -> some View { self }
  /// Shows what is known of a place in a bubble with an arrow, which is never shown here.
  public func mapItemDetailPopover(
    isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge
  ) -> some View { self }
  /// Shows what is known of a bound place in a bubble, which is never shown here.
  public func mapItemDetailPopover(
    item: Binding<MKMapItem?>, displaysMap: Bool = true,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds)
  ) -> some View { self }
  /// Shows what is known of a bound place in a bubble with an arrow, which is never shown here.
  public func mapItemDetailPopover(
    item: Binding<MKMapItem?>, displaysMap: Bool = true,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge
  ) -> some View { self }
}
