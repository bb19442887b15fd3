// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// A shape, and where it is on a canvas: all that decides which pixels it covers.
struct PlacedShape: Hashable {
  /// How far a line may be from its curve, in pixels.
  private static let tolerance = 0.1

  var shape: ShapeArea.Shape

  /// From the shape's points to pixels.
  var mapping: PlaneMapping

  /// The canvas.
  var rasterizer: CoverageRasterizer

  /// The area that it covers before the mapping.
  var area: ShapeArea {
    let scale = mapping.largestScale
    return ShapeArea(
      shape: shape, tolerance: scale > 0 ? Self.tolerance / scale : Self.tolerance,
      isTurned: !mapping.isUpright)
  }

  /// The pixels that it covers, given the sides of its area.
  func mask(of sides: [PolygonSide]) -> CoverageMask {
    rasterizer.coverage(of: sides, mapping: mapping, evenOdd: area.isEvenOdd)
  }
}
