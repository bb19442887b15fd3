// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// All of the frame, and a margin around it, that is outside of a shape: to fill or to clip by, with the even-odd rule.
struct OutsideShape: Shape {
  private let inner: @Sendable (Rect) -> Path
  private let margin: Double

  /// Creates the area outside of a shape.
  ///
  /// - Parameters:
  ///   - shape: The shape that is left out.
  ///   - margin: How far the area reaches around the frame, in points.
  init(of shape: some Shape, margin: Double) {
    inner = { shape.path(in: $0) }
    self.margin = margin
  }

  /// Creates the area outside of a shape in a container that is a rectangle.
  ///
  /// - Parameters:
  ///   - geometry: The shape that is left out.
  ///   - margin: How far the area reaches around the frame, in points.
  init(of geometry: ShapeGeometry, margin: Double) {
    inner = { Path(geometry.outline(in: $0, container: Outline(.rectangle, in: $0))) }
    self.margin = margin
  }

  func path(in rect: Rect) -> Path {
    var path = Path(rect.inset(by: EdgeInsets(all: -margin)))
    path.addPath(inner(rect))
    return path
  }
}
