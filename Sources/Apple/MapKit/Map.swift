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
    interactionModes: MapInteractionModes = .all, @MapContentBuilder content: () -> Content
  ) {}

  /// Creates a map with content and a bound position, none of which is shown.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, @MapContentBuilder content: () -> Content
  ) {}

  /// Creates a map without content, of which nothing is shown.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all
  ) where Content == EmptyMapContent {}

  /// Creates a map of a region, of which nothing is shown.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false
  ) where Content == EmptyMapContent {}

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

/// The part of the earth that a map shows.
public struct MapCameraPosition: Hashable, Sendable {
  /// The region to show; nil if another position was given.
  public let region: MKCoordinateRegion?
  /// The camera of the map; nil if another position was given.
  public let camera: MapCamera?

  /// A position that shows the content of the map.
  public static let automatic = MapCameraPosition(region: nil, camera: nil)

  /// Returns a position that shows a region.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(region: region, camera: nil)
  }

  /// Returns a position that shows what a camera sees.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(region: nil, camera: camera)
  }

  /// Returns the fallback position, as the user's location is not available here.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition { fallback }
}

/// Limits of the camera's movement; they have no effect here.
public struct MapCameraBounds: Hashable, Sendable {
  private let centerCoordinateBounds: MKCoordinateRegion?

  /// Creates limits; distances are in meters and are ignored.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {
    self.centerCoordinateBounds = centerCoordinateBounds
  }
}
