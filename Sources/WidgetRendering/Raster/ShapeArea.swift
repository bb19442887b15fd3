// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// What a shape covers, as polygons, wherever on a canvas it lies.
struct ShapeArea: Hashable {
  /// What covers it.
  enum Shape: Equatable {
    /// The inside of an outline.
    case filled(Outline)
    /// A line along an outline.
    case stroked(Outline, width: Double)
    /// The inside of a path of an image.
    case filledPath(VectorPath)
    /// The line along a path of an image.
    case strokedPath(VectorPath, VectorPath.Stroke)
  }

  let shape: Shape

  /// How far a line may be from its curve.
  let tolerance: Double

  /// Whether parts inside parts are holes by turns, and not by their direction.
  var isEvenOdd: Bool {
    if case .filledPath(let path) = shape { path.usesEvenOddFill } else { false }
  }

  /// Whether it comes from an image, which may be drawn again in many places.
  var isOfImage: Bool {
    switch shape {
    case .filled, .stroked: false
    case .filledPath, .strokedPath: true
    }
  }

  /// The sides of the polygons, found again.
  var sides: [PolygonSide] {
    let polygons =
      switch shape {
      case .filled(let outline): filled(ShapePath(outline))
      case .filledPath(let path): filled(ShapePath(steps: path.steps))
      case .stroked(let outline, let width):
        stroked(
          ShapePath(outline), VectorPath.Stroke(ink: .current(opacity: 1), width: width))
      case .strokedPath(let path, let stroke): stroked(ShapePath(steps: path.steps), stroke)
      }
    return PolygonSide.sides(of: polygons)
  }

  private func filled(_ path: ShapePath) -> [[Point]] {
    path.flattened(tolerance: tolerance).map(\.points)
  }

  private func stroked(_ path: ShapePath, _ stroke: VectorPath.Stroke) -> [[Point]] {
    StrokeOutline(
      of: path.flattened(tolerance: tolerance), width: stroke.width, cap: stroke.cap,
      join: stroke.join, tolerance: tolerance
    ).polygons
  }
}

extension ShapeArea.Shape: Hashable {
  /// Puts the place and a few points into the hash.
  ///
  /// With where it lies, that is enough to tell shapes apart, and the steps of an icon are many. Whether two icons are one
  /// is soon said too: the same image has its steps in the same memory.
  func hash(into hasher: inout Hasher) {
    switch self {
    case .filled(let outline), .stroked(let outline, _): hasher.combine(outline.rect)
    case .filledPath(let path), .strokedPath(let path, _):
      hasher.combine(path.steps.count)
      hasher.combine(path.steps.first)
    }
  }
}
