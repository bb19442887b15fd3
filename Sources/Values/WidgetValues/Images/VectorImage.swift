// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An image of paths: what remains of an SVG file once it is reduced to what can only be drawn.
public struct VectorImage: Hashable, Sendable {
  /// The rectangle of the paths' coordinates that is stretched over the image's frame.
  public var viewBox: Rect

  /// The paths, the furthest behind first.
  public var paths: [VectorPath]

  /// Creates an image of paths in the coordinates of a view box.
  public init(viewBox: Rect, paths: [VectorPath]) {
    self.viewBox = viewBox
    self.paths = paths
  }
}

/// A path with what it is drawn with, in the coordinates of its ``VectorImage``.
public struct VectorPath: Hashable, Sendable {
  /// A step of a path; all coordinates are absolute.
  public enum Step: Hashable, Sendable {
    /// Begins a new subpath at a point.
    case move(to: Point)
    /// A straight line from the current point.
    case line(to: Point)
    /// A cubic Bézier curve from the current point.
    case curve(to: Point, control1: Point, control2: Point)
    /// A straight line back to where the part began.
    case close
  }

  /// The paint of a path.
  public enum Ink: Hashable, Sendable {
    /// The color of the text around it, `currentColor` in SVG; black if there is none.
    case current(opacity: Double)
    /// A color of its own.
    case color(ResolvedColor)
  }

  /// The shape of the ends of an open line.
  public enum LineCap: String, Hashable, Sendable {
    /// The line ends at its last point, without a cap.
    case butt
    /// A half circle around the end point.
    case round
    /// A half square around the end point.
    case square
  }

  /// The shape of the corners of a line.
  public enum LineJoin: String, Hashable, Sendable {
    /// A pointed corner; beyond the miter limit it is cut off.
    case miter
    /// A corner that is rounded by a part of a circle.
    case round
    /// A corner that is cut off.
    case bevel
  }

  /// A line along a path.
  public struct Stroke: Hashable, Sendable {
    /// The paint of the line.
    public var ink: Ink

    /// The width of the line, in the coordinates of the image.
    public var width: Double

    /// The shape of the line's ends.
    public var cap: LineCap

    /// The shape of the line's corners.
    public var join: LineJoin

    /// Creates a stroke; by default with butt ends and mitered corners.
    public init(ink: Ink, width: Double, cap: LineCap = .butt, join: LineJoin = .miter) {
      self.ink = ink
      self.width = width
      self.cap = cap
      self.join = join
    }
  }

  /// The steps of the path, in the coordinates of the image.
  public var steps: [Step]

  /// The paint of the inside; nil if it is not filled.
  public var fill: Ink?

  /// Whether parts inside parts are holes by turns, and not by their direction.
  public var usesEvenOddFill: Bool

  /// The line along it; nil if there is none.
  public var stroke: Stroke?

  /// Creates a path, drawn with a fill, a stroke or both.
  public init(
    steps: [Step], fill: Ink?, usesEvenOddFill: Bool = false, stroke: Stroke? = nil
  ) {
    self.steps = steps
    self.fill = fill
    self.usesEvenOddFill = usesEvenOddFill
    self.stroke = stroke
  }
}
