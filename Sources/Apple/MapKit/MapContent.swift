// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreLocation
public import SwiftUI

/// Content of a map, such as a marker; none of it is drawn here.
@MainActor @preconcurrency public protocol MapContent {}

/// Map content without anything in it.
nonisolated public struct EmptyMapContent: MapContent {}

/// Several pieces of map content.
nonisolated public struct MapContentGroup: MapContent {}

/// A result builder that combines map content.
@resultBuilder public enum MapContentBuilder {
  /// Returns a single piece of content unchanged.
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
  /// Groups the content that a `ForEach` makes.
  public static func buildExpression<Data, ID, Content>(
    _ content: ForEach<Data, ID, Content>
  ) -> MapContentGroup where Content: MapContent { MapContentGroup() }
  /// Groups several pieces of content.
  public static func buildBlock<each Content: MapContent>(
    _ content: repeat each Content
  ) -> MapContentGroup { MapContentGroup() }
  /// Groups the content of an `if` without an `else`; nil is no content.
  public static func buildOptional(_ content: MapContentGroup?) -> MapContentGroup {
    MapContentGroup()
  }

  /// Returns the content of the first branch.
  public static func buildEither(first: MapContentGroup) -> MapContentGroup { first }

  /// Returns the content of the second branch.
  public static func buildEither(second: MapContentGroup) -> MapContentGroup { second }

  /// Returns the content of an `if #available`.
  public static func buildLimitedAvailability(_ content: MapContentGroup) -> MapContentGroup {
    content
  }
}

extension ForEach where Content: MapContent {
  /// Creates map content for each element, identified by a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: (Data.Element) -> Content
  ) {
    self.init(made: data.map { content($0) })
  }
}

extension ForEach where Content: MapContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates map content for each identifiable element.
  public init(_ data: Data, @MapContentBuilder content: (Data.Element) -> Content) {
    self.init(made: data.map { content($0) })
  }
}

/// A balloon-shaped marker on a map.
nonisolated public struct Marker: MapContent {
  /// Creates a marker with a localized title.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}
  /// Creates a marker with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, coordinate: CLLocationCoordinate2D) {}
  /// Creates a marker with a localized title and an SF Symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}
  /// Creates a marker with a title that is not localized and an SF Symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}
}

/// A view at a coordinate of a map; the view is not drawn here.
nonisolated public struct Annotation: MapContent {
  /// Creates an annotation with a localized title; the content is not called.
  public init<Content: View>(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {}
  /// Creates an annotation with a title that is not localized; the content is not called.
  @_disfavoredOverload
  public init<Title: StringProtocol, Content: View>(
    _ title: Title, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {}
}

/// The user's location on a map; it is not available here.
nonisolated public struct UserAnnotation: MapContent {
  /// Creates the annotation of the user's location.
  public init() {}
}

/// A circle on a map.
nonisolated public struct MapCircle: MapContent {
  /// Creates a circle with a radius in meters.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
}

/// A line through coordinates of a map.
nonisolated public struct MapPolyline: MapContent {
  /// Creates a line through coordinates, in their order.
  public init(coordinates: [CLLocationCoordinate2D]) {}
}

nonisolated extension MapContent {
  /// Sets the tint; it has no effect here.
  public func tint<Style: ShapeStyle>(_ style: Style) -> some MapContent { self }
  /// Sets the tint color; it has no effect here.
  public func tint(_ color: Color?) -> some MapContent { self }
  /// Sets the style and the width of lines, in points; it has no effect here.
  public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some MapContent {
    self
  }
  /// Sets the style of areas; it has no effect here.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some MapContent { self }
  /// Sets the visibility of annotation titles; it has no effect here.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
  /// Tags the content for selection; it has no effect here.
  public func tag<Tag: Hashable>(_ tag: Tag) -> some MapContent { self }
}

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
}

/// The points of interest that a map shows.
public struct PointOfInterestCategories: Hashable, Sendable {
  private let name: String
  /// All points of interest.
  public static let all = PointOfInterestCategories(name: "all")
  /// No points of interest.
  public static let excludingAll = PointOfInterestCategories(name: "excludingAll")
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
