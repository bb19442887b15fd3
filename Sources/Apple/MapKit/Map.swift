// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreLocation
public import SwiftUI
import WidgetViews

/// A map, in whose place a widget shows a sign: maps are not archived.
public struct Map<Content: MapContent>: View {
  /// Makes a map that a widget does not show.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, @MapContentBuilder content: () -> Content
  ) {}

  /// Makes a map that a widget does not show.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, @MapContentBuilder content: () -> Content
  ) {}

  /// Makes a map that a widget does not show.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all
  ) where Content == EmptyMapContent {}

  /// Makes a map that a widget does not show.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false
  ) where Content == EmptyMapContent {}

  /// A sign.
  public var body: some View { UndrawnView("Map") }
}

/// What a person can do with a map.
public struct MapInteractionModes: OptionSet, Sendable {
  /// Everything.
  public static let all: MapInteractionModes = [.pan, .zoom]
  /// Move it.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// Make it larger.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// Lean it.
  public static let pitch = MapInteractionModes(rawValue: 4)
  /// Turn it.
  public static let rotate = MapInteractionModes(rawValue: 8)

  /// The bits.
  public let rawValue: Int
  /// Takes bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// From where a map is seen.
public struct MapCamera: Hashable, Sendable {
  /// The point in the middle.
  public var centerCoordinate: CLLocationCoordinate2D
  /// How far it is, in meters.
  public var distance: Double
  /// The direction that is up, in degrees.
  public var heading: Double
  /// How much it leans, in degrees.
  public var pitch: Double

  /// Makes a camera.
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

/// Which part of the earth a map shows.
public struct MapCameraPosition: Hashable, Sendable {
  /// The region; nil is not said.
  public let region: MKCoordinateRegion?
  /// The camera; nil is not said.
  public let camera: MapCamera?

  /// What is on the map.
  public static let automatic = MapCameraPosition(region: nil, camera: nil)

  /// A region.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(region: region, camera: nil)
  }

  /// What a camera sees.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(region: nil, camera: camera)
  }

  /// Where the person is, which nobody knows here.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition { fallback }
}

/// How far a map can be moved.
public struct MapCameraBounds: Hashable, Sendable {
  private let centerCoordinateBounds: MKCoordinateRegion?

  /// Makes bounds.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {
    self.centerCoordinateBounds = centerCoordinateBounds
  }
}
