// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Edge {
  /// The corners of a rectangle.
  public enum Corner {
    /// How a corner is round.
    public struct Style: Hashable, Sendable {
      let radius: Double?

      /// Around the same center as that of the container.
      public static var concentric: Style { Style(radius: nil) }

      /// Around the same center as that of the container, and at least with a radius, which is not kept here.
      public static func concentric(minimum: Style) -> Style { Style(radius: nil) }

      /// With a radius, in points.
      public static func fixed(_ radius: Double) -> Style { Style(radius: radius) }
    }
  }
}

/// A rectangle whose corners have the same centers as those of what is around it.
public struct ConcentricRectangle: KnownShape, Hashable, Sendable {
  private let corners: Edge.Corner.Style

  /// Creates a rectangle with the corners of its container.
  public init() { corners = .concentric }

  /// Creates a rectangle whose corners are round in one way; whether they are all the same has no effect here.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) { self.corners = corners }

  /// The shape of the container, made smaller, or a rectangle with round corners.
  public var geometry: ShapeGeometry {
    guard let radius = corners.radius else { return ContainerRelativeShape().geometry }
    return RoundedRectangle(cornerRadius: radius, style: .continuous).geometry
  }
}
