// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// The area that a shape covers, as polygons, wherever on a canvas it is.
struct ShapeArea: Hashable {
  /// The shape that covers the area.
  enum Shape: Equatable {
    /// The inside of an outline.
    case filled(Outline)
    /// A line along an outline.
    case stroked(Outline, StrokeStyle)
    /// The inside of a path of an image.
    case filledPath(VectorPath)
    /// The line along a path of an image.
    case strokedPath(VectorPath, VectorPath.Stroke)
  }

  let shape: Shape

  /// How far a line may be from its curve.
  let tolerance: Double

  /// Whether it will be turned, so that level sides matter.
  let isTurned: Bool

  /// Whether parts inside parts are holes by turns, and not by their direction.
  var isEvenOdd: Bool {
    switch shape {
    case .filledPath(let path): path.usesEvenOddFill
    case .filled(let outline): outline.usesEvenOddFill
    case .stroked, .strokedPath: false
    }
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
      case .filled(let outline): filled(Path(outline))
      case .filledPath(let path): filled(Path(steps: path.steps))
      case .stroked(let outline, let style): stroked(Path(outline), style)
      case .strokedPath(let path, let stroke): stroked(Path(steps: path.steps), stroke)
      }
    return PolygonSide.sides(of: polygons, keepsLevel: isTurned)
  }

  private func filled(_ path: Path) -> [[Point]] {
    path.flattened(tolerance: tolerance).map(\.points)
  }

  private func stroked(_ path: Path, _ style: StrokeStyle) -> [[Point]] {
    StrokeOutline(
      of: path.flattened(tolerance: tolerance).flatMap { style.dashed($0) },
      width: style.lineWidth, cap: style.lineCap, join: style.lineJoin,
      miterLimit: style.miterLimit, tolerance: tolerance
    ).polygons
  }

  private func stroked(_ path: Path, _ stroke: VectorPath.Stroke) -> [[Point]] {
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

extension Outline {
  /// Whether parts inside parts are holes by turns, and not by their direction.
  fileprivate var usesEvenOddFill: Bool {
    if case .path(_, let usesEvenOddFill) = kind { usesEvenOddFill } else { false }
  }
}
