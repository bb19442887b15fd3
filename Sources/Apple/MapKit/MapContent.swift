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
nonisolated public struct Marker<Label: View>: MapContent {
  /// Creates a marker with a label, which is not called.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {}
}

nonisolated extension Marker where Label == Text {
  /// Creates a marker with a localized title.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}
  /// Creates a marker with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, coordinate: CLLocationCoordinate2D) {}
  /// Creates a marker with a localized title and a few letters.
  public init(
    _ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {}
  /// Creates a marker with a title that is not localized and a few letters.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {}
  /// Creates a marker of a place.
  public init(item: MKMapItem) {}
}

nonisolated extension Marker where Label == SwiftUI.Label<Text, Image> {
  /// Creates a marker with a localized title and an SF Symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}
  /// Creates a marker with a title that is not localized and an SF Symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}
  /// Creates a marker with a localized title and an image of the catalog.
  public init(
    _ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D
  ) {}
  /// Creates a marker with a title that is not localized and an image of the catalog.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: String, coordinate: CLLocationCoordinate2D
  ) {}
}

/// A view at a coordinate of a map; the view is not drawn here.
nonisolated public struct Annotation<Label: View, Content: View>: MapContent {
  /// Creates an annotation with a label; neither it nor the content is called.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
  /// Creates an annotation with a label and a place for what is known; neither is called.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, accessoryAnchor: UnitPoint,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}

nonisolated extension Annotation where Label == Text {
  /// Creates an annotation with a localized title; the content is not called.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {}
  /// Creates an annotation with a title that is not localized; the content is not called.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {}
  /// Creates an annotation of a place; the content is not called.
  public init(
    item: MKMapItem, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {}
}

/// The place of the user, which is not known here.
public struct UserLocation: Hashable, Sendable {
  /// The place with its accuracy; always nil here.
  public var location: CLLocation? { nil }
  /// The direction of the user; always nil here.
  public var heading: CLHeading? { nil }
}

/// The user's location on a map; it is not available here.
nonisolated public struct UserAnnotation<Content: View>: MapContent {
  /// Creates the annotation of the user's location with a view, which is not called.
  public init(anchor: UnitPoint = .center, @ViewBuilder content: () -> Content) {}
  /// Creates the annotation of the user's location with a view of it, which is not called.
  public init(
    anchor: UnitPoint = .center, @ViewBuilder content: @escaping (UserLocation) -> Content
  ) {}
}

nonisolated extension UserAnnotation where Content == EmptyView {
  /// Creates the annotation of the user's location.
  public init() {}
}

/// A circle on a map.
nonisolated public struct MapCircle: MapContent {
  /// Creates a circle with a radius in meters.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
  /// Creates a circle that fills a rectangle.
  public init(mapRect: MKMapRect) {}
  /// Creates a circle that lies on maps.
  public init(_ circle: MKCircle) {}
}

/// A line through coordinates of a map.
nonisolated public struct MapPolyline: MapContent {
  /// How a line goes from one coordinate to the next.
  public struct ContourStyle: Hashable, Sendable {
    private let name: String
    /// It is straight on the map.
    public static var straight: ContourStyle { ContourStyle(name: "straight") }
    /// It is the shortest way on the earth.
    public static var geodesic: ContourStyle { ContourStyle(name: "geodesic") }
  }

  /// Creates a line through coordinates, in their order.
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {}
  /// Creates a line through points, in their order.
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {}
  /// Creates a line that lies on maps.
  public init(_ polyline: MKPolyline) {}
  /// Creates the line of a way.
  public init(_ route: MKRoute) {}
}

/// An area with corners on a map.
nonisolated public struct MapPolygon: MapContent {
  /// Creates an area with corners at coordinates.
  public init(coordinates: [CLLocationCoordinate2D]) {}
  /// Creates an area with corners at points.
  public init(points: [MKMapPoint]) {}
  /// Creates an area that lies on maps.
  public init(_ polygon: MKPolygon) {}
}

/// An annotation of maps that have annotations of their own; it is not drawn here.
@MainActor @preconcurrency public protocol MapAnnotationProtocol {}

/// A pin on a map, which is not drawn here.
nonisolated public struct MapPin: MapAnnotationProtocol {
  /// Creates a pin with a color.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

/// A balloon-shaped marker on a map, which is not drawn here.
nonisolated public struct MapMarker: MapAnnotationProtocol {
  /// Creates a marker with a color.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

/// A view at a coordinate of a map; the view is not drawn here.
nonisolated public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  /// Creates an annotation with a view, which is not called.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {}
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
  /// Sets the visibility of annotation subtitles; it has no effect here.
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
  /// Sets the style and the shape of lines; it has no effect here.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle
  ) -> some MapContent { self }
  /// Sets the shape of lines; it has no effect here.
  public func strokeStyle(style: StrokeStyle) -> some MapContent { self }
  /// Sets whether content is over the names; it has no effect here.
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
  /// Sets how what is known of a place is shown; it has no effect here.
  public func mapItemDetailSelectionAccessory(
    _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
  ) -> some MapContent { self }
}

/// How what is known of a chosen place is shown; it is never shown here.
public struct MapItemDetailSelectionAccessoryStyle: Hashable, Sendable {
  private let name: String
  /// As the system chooses.
  public static var automatic: Self { Self(name: "automatic") }
  /// In a bubble at the place.
  public static var callout: Self { Self(name: "callout") }
  /// In a small text with a link.
  public static var caption: Self { Self(name: "caption") }
  /// In a sheet over the map.
  public static var sheet: Self { Self(name: "sheet") }
}
