// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A shape at its place.
public struct Outline: Hashable, Sendable {
  /// The kinds of outlines.
  public enum Kind: Hashable, Sendable {
    /// The rectangle with square corners.
    case rectangle
    /// The rectangle with corners of a radius, in points, which is never more than half of the shorter side.
    case roundedRectangle(cornerRadius: Double, style: RoundedCornerStyle)
    /// The largest ellipse in the rectangle.
    case ellipse
    /// A part of the largest ellipse in the rectangle, open, for strokes: angles in degrees, clockwise, 0 at the top.
    case arc(from: Double, to: Double)
    /// Lines and curves, in the widget's coordinates; the rectangle is the frame of the view.
    case path([VectorPath.Step], usesEvenOddFill: Bool)
  }

  /// The rectangle that the shape fills, in points of the widget.
  public var rect: Rect

  /// The kind of shape, with its radius, angles or path.
  public var kind: Kind

  /// Creates a shape at its place.
  public init(_ kind: Kind, in rect: Rect) {
    self.kind = kind
    self.rect = rect
  }
}

/// The shape of a rounded corner.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Corners are quarters of a circle.
  case circular
  /// A curve that begins earlier and bends gradually, as the outer shapes of Apple's devices do.
  case continuous
}
