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
      /// Whether the corner has the same center as that of the container.
      private let isConcentric: Bool
      /// The radius, or the least one of a corner that follows the container, in points.
      private let radius: Double

      /// Around the same center as that of the container.
      public static var concentric: Style { Style(isConcentric: true, radius: 0) }

      /// Around the same center as that of the container, and at least as round as in another style.
      public static func concentric(minimum: Style) -> Style {
        Style(isConcentric: true, radius: minimum.radius)
      }

      /// With a radius, in points.
      public static func fixed(_ radius: Double) -> Style {
        Style(isConcentric: false, radius: radius.isFinite ? radius : 0)
      }

      private init(isConcentric: Bool, radius: Double) {
        (self.isConcentric, self.radius) = (isConcentric, radius)
      }

      /// Creates the style of corners with a radius, in points.
      public init(floatLiteral value: Double) { self = .fixed(value) }

      /// Creates the style of corners with a radius, in points.
      public init(integerLiteral value: Int) { self = .fixed(Double(value)) }

      /// The radius of a corner, where one around the same center as that of the container would have another.
      ///
      /// - Parameters:
      ///   - concentric: The radius around the same center, in points.
      ///   - inset: By how much the rectangle is smaller than the one that has the style, in points.
      /// - Returns: The radius in points.
      func radius(concentric: Double, inset: Double) -> Double {
        isConcentric ? max(concentric, radius - inset) : radius - inset
      }
    }
  }
}

/// A rectangle whose corners have the same centers as those of what is around it, or radii of their own.
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
  public var geometry: ShapeGeometry { ShapeGeometry(kind: .concentric(self)) }

  /// The outline in a frame.
  ///
  /// - Parameters:
  ///   - rect: The frame.
  ///   - container: The shape of the widget, in the same coordinates.
  ///   - inset: By how much the frame is smaller than that of the whole rectangle, in points.
  /// - Returns: The outline.
  func outline(in rect: Rect, container: Outline, inset: Double) -> Outline {
    let usual = container.concentric(in: rect)
    let corners = [topLeading, topTrailing, bottomLeading, bottomTrailing]
    if corners.allSatisfy({ $0 == .concentric }) { return usual }
    let concentric =
      switch usual.kind {
      case .roundedRectangle(let radius, _): radius
      case .ellipse: min(rect.width, rect.height) / 2
      case .rectangle, .arc, .path: 0.0
      }
    let radii = corners.map { $0.radius(concentric: concentric, inset: inset) }
    if radii.allSatisfy({ $0 == radii[0] }) {
      return .rounded(rect, radius: radii[0], style: .continuous)
    }
    return UnevenRoundedRectangle(
      topLeadingRadius: radii[0], bottomLeadingRadius: radii[2], bottomTrailingRadius: radii[3],
      topTrailingRadius: radii[1], style: .continuous
    ).geometry.outline(in: rect, container: container)
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle whose corners are round in one way.
  public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle { ConcentricRectangle(corners: corners, isUniform: isUniform) }
}
