// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Shapes with rounded corners, by what their corners are.

public import CoreGraphics
public import WidgetViews

/// A rectangle with rounded corners.
public protocol RoundedRectangularShape: WidgetViews.Shape {
  /// The corners of the shape.
  typealias Corners = RoundedRectangularShapeCorners

  /// Returns the corners in a size; nil if they are not known.
  func corners(in size: CGSize?) -> Corners?
}

/// The corners of a rectangle that are rounded.
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  /// The radii of the corners, in points; nil if they follow the container.
  public let radii: RectangleCornerRadii?

  private init(_ radii: RectangleCornerRadii?) { self.radii = radii }

  /// Corners that follow those of the container.
  public static let concentric = RoundedRectangularShapeCorners(nil)

  /// Corners of one radius in points.
  public static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners {
    let length = Double(radius)
    return RoundedRectangularShapeCorners(
      RectangleCornerRadii(
        topLeading: length, bottomLeading: length, bottomTrailing: length, topTrailing: length))
  }
}

/// Insets of the corners of a rectangle, in points.
public struct RectangleCornerInsets: Hashable, Sendable {
  /// The inset of the leading corner at the top.
  public var topLeading: CGSize
  /// The inset of the trailing corner at the top.
  public var topTrailing: CGSize
  /// The inset of the leading corner at the bottom.
  public var bottomLeading: CGSize
  /// The inset of the trailing corner at the bottom.
  public var bottomTrailing: CGSize

  /// Creates insets, which are zero for corners that are not given.
  public init(
    topLeading: CGSize = .zero, topTrailing: CGSize = .zero, bottomLeading: CGSize = .zero,
    bottomTrailing: CGSize = .zero
  ) {
    (self.topLeading, self.topTrailing) = (topLeading, topTrailing)
    (self.bottomLeading, self.bottomTrailing) = (bottomLeading, bottomTrailing)
  }
}

extension RoundedRectangle: RoundedRectangularShape {
  /// Returns the corners, which all have the radius of the shape.
  public func corners(in size: CGSize?) -> Corners? { .fixed(CGFloat(cornerRadius)) }
}

nonisolated extension View {
  /// Moves the view away from the corners of the container, of which a widget knows none.
  public func containerCornerOffset(_ edges: Edge.Set = .all, sizeToFit: Bool = false)
    -> some View
  { self }
}
