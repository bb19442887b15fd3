// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SwiftUI

/// The style of a map.
public struct MapStyle: Hashable, Sendable {
  /// The elevation of the terrain.
  public struct Elevation: Hashable, Sendable {
    private let name: String
    /// The elevation that the system chooses.
    public static let automatic = Elevation(name: "automatic")
    /// A flat terrain without elevation.
    public static let flat = Elevation(name: "flat")
    /// A terrain with its natural elevation.
    public static let realistic = Elevation(name: "realistic")
  }

  /// The strength of a map's colors.
  public struct StandardEmphasis: Hashable, Sendable {
    private let name: String
    /// The emphasis that the system chooses.
    public static let automatic = StandardEmphasis(name: "automatic")
    /// Muted colors, against which content stands out.
    public static let muted = StandardEmphasis(name: "muted")
  }

  private let name: String

  /// Roads and place names.
  public static let standard = MapStyle(name: "standard")
  /// Satellite images without labels.
  public static let imagery = MapStyle(name: "imagery")
  /// Satellite images with roads and place names.
  public static let hybrid = MapStyle(name: "hybrid")

  /// Returns the standard style; the arguments have no effect here.
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { .standard }

  /// Returns the style of satellite images; the argument has no effect here.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }

  /// Returns the style of satellite images with roads; the arguments have no effect here.
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { .hybrid }
}

/// The points of interest that a map shows.
public struct PointOfInterestCategories: Hashable, Sendable {
  private let name: String
  /// All points of interest.
  public static let all = PointOfInterestCategories(name: "all")
  /// No points of interest.
  public static let excludingAll = PointOfInterestCategories(name: "excludingAll")
  /// Returns only some points of interest.
  public static func including(
    _ categories: [MKPointOfInterestCategory]
  ) -> PointOfInterestCategories {
    PointOfInterestCategories(name: "including \(categories.map(\.rawValue))")
  }
  /// Returns all points of interest but some.
  public static func excluding(
    _ categories: [MKPointOfInterestCategory]
  ) -> PointOfInterestCategories {
    PointOfInterestCategories(name: "excluding \(categories.map(\.rawValue))")
  }
}

nonisolated extension View {
  /// Sets the style of maps; it has no effect, as no map is drawn.
  public func mapStyle(_ style: MapStyle) -> some View { self }
  /// Sets the visibility of map controls; it has no effect, as no map is drawn.
  public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
  /// Sets the controls of maps; they are not made, as no map is drawn.
  public func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    self
  }
}
