// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// A shape, and where it lies on a canvas: all that decides which pixels it covers.
struct PlacedShape {
  /// What covers them.
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

  /// How far a line may be from its curve, in pixels.
  private static let tolerance = 0.1

  var shape: Shape

  /// From the shape's points to pixels.
  var mapping: PlaneMapping

  /// The canvas.
  var rasterizer: CoverageRasterizer

  /// The pixels that it covers, found anew.
  var mask: CoverageMask {
    switch shape {
    case .filled(let outline): filled(ShapePath(outline), evenOdd: false)
    case .filledPath(let path):
      filled(ShapePath(steps: path.steps), evenOdd: path.usesEvenOddFill)
    case .stroked(let outline, let width):
      stroked(
        ShapePath(outline), VectorPath.Stroke(ink: .current(opacity: 1), width: width))
    case .strokedPath(let path, let stroke): stroked(ShapePath(steps: path.steps), stroke)
    }
  }

  private func filled(_ path: ShapePath, evenOdd: Bool) -> CoverageMask {
    let lines = path.flattened(tolerance: tolerance)
    return rasterizer.coverage(of: lines.map { $0.points.map { mapping($0) } }, evenOdd: evenOdd)
  }

  private func stroked(_ path: ShapePath, _ stroke: VectorPath.Stroke) -> CoverageMask {
    let outline = StrokeOutline(
      of: path.flattened(tolerance: tolerance), width: stroke.width, cap: stroke.cap,
      join: stroke.join, tolerance: tolerance)
    return rasterizer.coverage(of: outline.polygons.map { $0.map { mapping($0) } })
  }

  /// How far a line may be from its curve before the mapping.
  private var tolerance: Double {
    let scale = max(abs(mapping.scaleX), abs(mapping.scaleY))
    return scale > 0 ? Self.tolerance / scale : Self.tolerance
  }
}

extension PlacedShape: Hashable {
  /// Puts the place and a few points into the hash.
  ///
  /// That is enough to tell shapes apart, and the steps of an icon are many. Whether two icons are one is soon said too:
  /// the same image has its steps in the same memory.
  func hash(into hasher: inout Hasher) {
    hasher.combine(rasterizer)
    hasher.combine(mapping)
    switch shape {
    case .filled(let outline), .stroked(let outline, _): hasher.combine(outline.rect)
    case .filledPath(let path), .strokedPath(let path, _):
      hasher.combine(path.steps.count)
      hasher.combine(path.steps.first)
    }
  }
}
