// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An image of paths: what remains of an SVG file once it is reduced to what can only be drawn.
public struct VectorImage: Hashable, Sendable {
  /// The rectangle of the paths' coordinates that is stretched over the image's frame.
  public var viewBox: Rect

  /// The paths, the furthest behind first.
  public var paths: [VectorPath]

  /// Makes an image.
  public init(viewBox: Rect, paths: [VectorPath]) {
    self.viewBox = viewBox
    self.paths = paths
  }
}

/// A path with what it is drawn with, in the coordinates of its ``VectorImage``.
public struct VectorPath: Hashable, Sendable {
  /// A step of a path; all coordinates are absolute.
  public enum Step: Hashable, Sendable {
    /// Begins a new part.
    case move(to: Point)
    /// A straight line.
    case line(to: Point)
    /// A cubic Bézier curve.
    case curve(to: Point, control1: Point, control2: Point)
    /// A straight line back to where the part began.
    case close
  }

  /// What a path is drawn with.
  public enum Ink: Hashable, Sendable {
    /// The color of the text around it, `currentColor` in SVG; black if there is none.
    case current(opacity: Double)
    /// A color of its own.
    case color(ResolvedColor)
  }

  /// How lines end.
  public enum LineCap: String, Hashable, Sendable {
    /// At the last point.
    case butt
    /// By half a circle around the last point.
    case round
    /// By half a square around the last point.
    case square
  }

  /// How lines meet.
  public enum LineJoin: String, Hashable, Sendable {
    /// In a point.
    case miter
    /// In a part of a circle.
    case round
    /// Cut off.
    case bevel
  }

  /// A line along a path.
  public struct Stroke: Hashable, Sendable {
    /// What the line is drawn with.
    public var ink: Ink

    /// The line's width.
    public var width: Double

    /// How the line ends.
    public var cap: LineCap

    /// How lines meet.
    public var join: LineJoin

    /// Makes a line.
    public init(ink: Ink, width: Double, cap: LineCap = .butt, join: LineJoin = .miter) {
      self.ink = ink
      self.width = width
      self.cap = cap
      self.join = join
    }
  }

  /// The steps.
  public var steps: [Step]

  /// What it is filled with; nil if it is not filled.
  public var fill: Ink?

  /// Whether parts inside parts are holes by turns, and not by their direction.
  public var usesEvenOddFill: Bool

  /// The line along it; nil if there is none.
  public var stroke: Stroke?

  /// Makes a path.
  public init(
    steps: [Step], fill: Ink?, usesEvenOddFill: Bool = false, stroke: Stroke? = nil
  ) {
    self.steps = steps
    self.fill = fill
    self.usesEvenOddFill = usesEvenOddFill
    self.stroke = stroke
  }
}
