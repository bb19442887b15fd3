// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The radii of the corners of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The upper corner at which reading begins.
  public var topLeading: Double

  /// The lower corner at which reading begins.
  public var bottomLeading: Double

  /// The lower corner at which reading ends.
  public var bottomTrailing: Double

  /// The upper corner at which reading ends.
  public var topTrailing: Double

  /// Creates radii, in points; those that are not given are 0.
  public init(
    topLeading: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0,
    topTrailing: Double = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle whose corners can have different radii.
///
/// The leading corners are at the left, also where reading begins at the right: nothing tells a shape about the direction.
public struct UnevenRoundedRectangle: InsettableShape, Hashable, Sendable {
  /// The radii of the corners, in points.
  public var cornerRadii: RectangleCornerRadii

  /// The style of the rounded corners.
  public var style: RoundedCornerStyle

  private var amount = 0.0

  /// Creates a rectangle with a radius for each corner, in points.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle with corners of radii, in points.
  public init(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0,
    bottomTrailingRadius: Double = 0, topTrailingRadius: Double = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  /// The outline in a frame.
  public func path(in rect: Rect) -> Path {
    Path(
      roundedRect: rect.inset(by: EdgeInsets(all: amount)),
      cornerRadii: RectangleCornerRadii(
        topLeading: cornerRadii.topLeading - amount,
        bottomLeading: cornerRadii.bottomLeading - amount,
        bottomTrailing: cornerRadii.bottomTrailing - amount,
        topTrailing: cornerRadii.topTrailing - amount), style: style)
  }

  /// Makes the shape and its radii smaller by a distance from each side, in points.
  public func inset(by amount: Double) -> UnevenRoundedRectangle {
    var shape = self
    shape.amount += amount.isFinite ? amount : 0
    return shape
  }
}
