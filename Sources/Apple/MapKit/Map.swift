// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreLocation
public import SwiftUI
import WidgetViews

/// A map; a widget shows a prohibition sign instead, as a device does.
nonisolated public struct Map<Content: MapContent>: View {
  /// Creates a map with content, none of which is shown.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> Content
  ) {}

  /// Creates a map with content and a bound position, none of which is shown.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> Content
  ) {}

  /// Creates a map without content, of which nothing is shown.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == EmptyMapContent {}

  /// Creates a map without content and with a bound position, of which nothing is shown.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == EmptyMapContent {}

  /// Creates a map with content of which one is chosen, none of which is shown.
  public init<SelectedValue: Hashable>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
  ) {}

  /// Creates a map with a bound position and content to choose from, none of which is shown.
  public init<SelectedValue: Hashable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
  ) {}

  /// Creates a map of which a place is chosen, of which nothing is shown.
  public init<SelectedValue: Hashable>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil
  ) where Content == EmptyMapContent {}

  /// Creates a map with a bound position of which a place is chosen, of which nothing is shown.
  public init<SelectedValue: Hashable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil
  ) where Content == EmptyMapContent {}

  /// Creates a map of a region, of which nothing is shown.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == EmptyMapContent {}

  /// Creates a map of a rectangle, of which nothing is shown.
  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == EmptyMapContent {}

  /// Creates a map of a region with annotations, none of which is shown.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == EmptyMapContent, Items.Element: Identifiable {}

  /// Creates a map of a rectangle with annotations, none of which is shown.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == EmptyMapContent, Items.Element: Identifiable {}

  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("Map") }
}

/// The gestures that a map reacts to; they have no effect in a widget.
public struct MapInteractionModes: OptionSet, Sendable {
  /// All gestures of a map; here panning and zooming.
  public static let all: MapInteractionModes = [.pan, .zoom]
  /// Panning, which moves the map.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// Zooming, which changes the scale.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// Tilting, which changes the camera's pitch.
  public static let pitch = MapInteractionModes(rawValue: 4)
  /// Rotating, which changes the camera's heading.
  public static let rotate = MapInteractionModes(rawValue: 8)

  /// The raw bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// The position and direction from which a map is seen.
public struct MapCamera: Hashable, Sendable {
  /// The coordinate in the center of the map.
  public var centerCoordinate: CLLocationCoordinate2D
  /// The distance from the center to the camera, in meters.
  public var distance: Double
  /// The direction of the camera, in degrees clockwise from north.
  public var heading: Double
  /// The tilt of the camera, in degrees; 0 looks straight down.
  public var pitch: Double

  /// Creates a camera that looks at a coordinate.
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }
}

/// How a map follows the user, which makes no difference here.
public enum MapUserTrackingMode: Hashable, Sendable {
  /// It does not follow the user.
  case none
  /// It follows the place of the user.
  case follow
}

/// The part of the earth that a map shows.
public struct MapCameraPosition: Hashable, Sendable {
  private indirect enum Kind: Hashable, Sendable {
    case automatic
    case region(MKCoordinateRegion)
    case rect(MKMapRect)
    case camera(MapCamera)
    case item(MKMapItem, allowsAutomaticPitch: Bool)
    case user(followsHeading: Bool, fallback: MapCameraPosition)
  }

  private let kind: Kind

  /// The region to show; nil if another position was given.
  public var region: MKCoordinateRegion? {
    guard case .region(let region) = kind else { return nil }
    return region
  }
  /// The camera of the map; nil if another position was given.
  public var camera: MapCamera? {
    guard case .camera(let camera) = kind else { return nil }
    return camera
  }
  /// The rectangle to show; nil if another position was given.
  public var rect: MKMapRect? {
    guard case .rect(let rect) = kind else { return nil }
    return rect
  }
  /// The place to show; nil if another position was given.
  public var item: MKMapItem? {
    guard case .item(let item, _) = kind else { return nil }
    return item
  }
  /// Whether the map may be tilted to show the place.
  public var allowsAutomaticPitch: Bool {
    guard case .item(_, let allowsAutomaticPitch) = kind else { return false }
    return allowsAutomaticPitch
  }
  /// What is shown while the place of the user is not known; nil if another position was given.
  public var fallbackPosition: MapCameraPosition? {
    guard case .user(_, let fallback) = kind else { return nil }
    return fallback
  }
  /// Whether the map follows the place of the user.
  public var followsUserLocation: Bool { fallbackPosition != nil }
  /// Whether the map follows the direction of the user.
  public var followsUserHeading: Bool {
    guard case .user(let followsHeading, _) = kind else { return false }
    return followsHeading
  }
  /// Whether the user moved the map; never here.
  public var positionedByUser: Bool { false }

  /// A position that shows the content of the map.
  public static let automatic = MapCameraPosition(kind: .automatic)

  /// Returns a position that shows a region.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(kind: .region(region))
  }

  /// Returns a position that shows a rectangle.
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition {
    MapCameraPosition(kind: .rect(rect))
  }

  /// Returns a position that shows what a camera sees.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(kind: .camera(camera))
  }

  /// Returns a position that shows a place.
  public static func item(
    _ item: MKMapItem, allowsAutomaticPitch: Bool = true
  ) -> MapCameraPosition {
    MapCameraPosition(kind: .item(item, allowsAutomaticPitch: allowsAutomaticPitch))
  }

  /// Returns a position that follows the user, whose place is not known here.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition {
    MapCameraPosition(kind: .user(followsHeading: followsHeading, fallback: fallback))
  }
}

/// Limits of the camera's movement; they have no effect here.
public struct MapCameraBounds: Hashable, Sendable {
  private let center: MKCoordinateRegion?
  private let minimumDistance: Double?
  private let maximumDistance: Double?

  /// Creates limits of a region; distances are in meters.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {
    center = centerCoordinateBounds
    self.minimumDistance = minimumDistance
    self.maximumDistance = maximumDistance
  }

  /// Creates limits of a rectangle; distances are in meters.
  public init(
    centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {
    self.init(
      centerCoordinateBounds: MKCoordinateRegion(centerCoordinateBounds),
      minimumDistance: minimumDistance, maximumDistance: maximumDistance)
  }

  /// Creates limits of distances in meters.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    center = nil
    self.minimumDistance = minimumDistance
    self.maximumDistance = maximumDistance
  }
}
