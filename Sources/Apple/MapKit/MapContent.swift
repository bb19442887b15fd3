// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreLocation
public import SwiftUI

/// What is on a map.
public protocol MapContent {}

/// Nothing on a map.
public struct EmptyMapContent: MapContent {}

/// Things on a map, none of which is drawn.
public struct MapContentGroup: MapContent {}

/// Composes what is on a map.
@resultBuilder public enum MapContentBuilder {
  /// Takes a thing.
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
  /// Takes what a `ForEach` makes.
  public static func buildExpression<Data, ID, Content>(
    _ content: ForEach<Data, ID, Content>
  ) -> MapContentGroup where Content: MapContent { MapContentGroup() }
  /// Takes things.
  public static func buildBlock<each Content: MapContent>(
    _ content: repeat each Content
  ) -> MapContentGroup { MapContentGroup() }
  /// Takes the things of an `if`.
  public static func buildOptional(_ content: MapContentGroup?) -> MapContentGroup {
    MapContentGroup()
  }

  /// Takes the things of a branch.
  public static func buildEither(first: MapContentGroup) -> MapContentGroup { first }

  /// Takes the things of a branch.
  public static func buildEither(second: MapContentGroup) -> MapContentGroup { second }

  /// Takes the things of an `if #available`.
  public static func buildLimitedAvailability(_ content: MapContentGroup) -> MapContentGroup {
    content
  }
}

extension ForEach where Content: MapContent {
  /// Makes things on a map for each element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: (Data.Element) -> Content
  ) {
    self.init(made: data.map { content($0) })
  }
}

extension ForEach where Content: MapContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes things on a map for each element.
  public init(_ data: Data, @MapContentBuilder content: (Data.Element) -> Content) {
    self.init(made: data.map { content($0) })
  }
}

/// A balloon on a map.
public struct Marker: MapContent {
  /// Makes a balloon.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}
  /// Makes a balloon.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, coordinate: CLLocationCoordinate2D) {}
  /// Makes a balloon with a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}
  /// Makes a balloon with a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}
}

/// A view on a map.
public struct Annotation: MapContent {
  /// Makes a view at a point.
  public init<Content: View>(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {}
  /// Makes a view at a point.
  @_disfavoredOverload
  public init<Title: StringProtocol, Content: View>(
    _ title: Title, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {}
}

/// Where the person is, which nobody knows here.
public struct UserAnnotation: MapContent {
  /// Makes it.
  public init() {}
}

/// A circle on a map.
public struct MapCircle: MapContent {
  /// Makes a circle of a radius in meters.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
}

/// Lines on a map.
public struct MapPolyline: MapContent {
  /// Makes lines between points.
  public init(coordinates: [CLLocationCoordinate2D]) {}
}

extension MapContent {
  /// Colors it.
  public func tint<Style: ShapeStyle>(_ style: Style) -> some MapContent { self }
  /// Colors the balloon.
  public func tint(_ color: Color?) -> some MapContent { self }
  /// Colors lines.
  public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some MapContent {
    self
  }
  /// Colors an area.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some MapContent { self }
  /// Shows or hides the titles.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
  /// Names it for a selection.
  public func tag<Tag: Hashable>(_ tag: Tag) -> some MapContent { self }
}

/// What a map looks like.
public struct MapStyle: Hashable, Sendable {
  /// Whether the ground is flat.
  public struct Elevation: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let automatic = Elevation(name: "automatic")
    /// Flat.
    public static let flat = Elevation(name: "flat")
    /// As the ground is.
    public static let realistic = Elevation(name: "realistic")
  }

  /// How strong its colors are.
  public struct StandardEmphasis: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let automatic = StandardEmphasis(name: "automatic")
    /// Faint.
    public static let muted = StandardEmphasis(name: "muted")
  }

  private let name: String

  /// Roads and names.
  public static let standard = MapStyle(name: "standard")
  /// Pictures from above.
  public static let imagery = MapStyle(name: "imagery")
  /// Pictures from above with roads and names.
  public static let hybrid = MapStyle(name: "hybrid")

  /// Roads and names.
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { .standard }
}

/// Which places a map names.
public struct PointOfInterestCategories: Hashable, Sendable {
  private let name: String
  /// All.
  public static let all = PointOfInterestCategories(name: "all")
  /// None.
  public static let excludingAll = PointOfInterestCategories(name: "excludingAll")
}

extension View {
  /// Has no effect where no map is shown.
  public func mapStyle(_ style: MapStyle) -> some View { self }
  /// Has no effect where no map is shown.
  public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
  /// Has no effect where no map is shown.
  public func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    self
  }
}
