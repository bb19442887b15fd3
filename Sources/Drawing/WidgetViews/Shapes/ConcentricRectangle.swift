// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Edge {
  /// A corner of a rectangle.
  public enum Corner: Hashable, Sendable, CaseIterable {
    /// The corner at the top, at the side at which reading begins.
    case topLeading
    /// The corner at the top, at the side at which reading ends.
    case topTrailing
    /// The corner at the bottom, at the side at which reading begins.
    case bottomLeading
    /// The corner at the bottom, at the side at which reading ends.
    case bottomTrailing

    /// How a corner is round.
    public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
    {
      let radius: Double?

      /// Around the same center as that of the container.
      public static var concentric: Style { Style(radius: nil) }

      /// Around the same center as that of the container, and at least with a radius, which is not kept here.
      public static func concentric(minimum: Style) -> Style { Style(radius: nil) }

      /// With a radius, in points.
      public static func fixed(_ radius: Double) -> Style { Style(radius: radius) }

      private init(radius: Double?) { self.radius = radius }

      /// Creates the style of corners with a radius, in points.
      public init(floatLiteral value: Double) { self.init(radius: value) }

      /// Creates the style of corners with a radius, in points.
      public init(integerLiteral value: Int) { self.init(radius: Double(value)) }
    }
  }
}

/// A rectangle whose corners have the same centers as those of what is around it.
///
/// If some of its corners have radii of their own, those that follow the container are square: its radii are not known
/// before the rectangle has a place.
public struct ConcentricRectangle: KnownShape, Hashable, Sendable {
  private let topLeading: Edge.Corner.Style
  private let topTrailing: Edge.Corner.Style
  private let bottomLeading: Edge.Corner.Style
  private let bottomTrailing: Edge.Corner.Style

  /// Creates a rectangle with the corners of its container.
  public init() { self.init(corners: .concentric) }

  /// Creates a rectangle whose corners are round in one way; whether they are all the same has no effect here.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(
      topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
      bottomTrailingCorner: corners)
  }

  /// Creates a rectangle from the styles of its four corners.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    (topLeading, topTrailing) = (topLeadingCorner, topTrailingCorner)
    (bottomLeading, bottomTrailing) = (bottomLeadingCorner, bottomTrailingCorner)
  }

  /// Creates a rectangle from one style for both upper and one for both lower corners.
  public init(
    uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
      bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
  }

  /// Creates a rectangle from the style of both lower corners; the upper ones follow the container.
  public init(uniformBottomCorners: Edge.Corner.Style) {
    self.init(uniformTopCorners: .concentric, uniformBottomCorners: uniformBottomCorners)
  }

  /// Creates a rectangle from one style for both leading and one for both trailing corners.
  public init(
    uniformLeadingCorners: Edge.Corner.Style,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformLeadingCorners, topTrailingCorner: uniformTrailingCorners,
      bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: uniformTrailingCorners)
  }

  /// The shape of the container, made smaller, or a rectangle with corners of radii of their own.
  public var geometry: ShapeGeometry {
    let corners = [topLeading, topTrailing, bottomLeading, bottomTrailing]
    if corners.allSatisfy({ $0.radius == nil }) { return ContainerRelativeShape().geometry }
    if let radius = topLeading.radius, corners.allSatisfy({ $0.radius == radius }) {
      return RoundedRectangle(cornerRadius: radius, style: .continuous).geometry
    }
    return UnevenRoundedRectangle(
      topLeadingRadius: topLeading.radius ?? 0, bottomLeadingRadius: bottomLeading.radius ?? 0,
      bottomTrailingRadius: bottomTrailing.radius ?? 0,
      topTrailingRadius: topTrailing.radius ?? 0, style: .continuous
    ).geometry
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle whose corners are round in one way.
  public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle { ConcentricRectangle(corners: corners, isUniform: isUniform) }
}
