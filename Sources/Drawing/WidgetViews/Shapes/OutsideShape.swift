// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// All of the frame, and a margin around it, that is outside of a shape: to clip by, with the even-odd rule.
struct OutsideShape<Inner: Shape>: Shape {
  /// The shape that is left out.
  let inner: Inner

  /// How far the area reaches around the frame, in points.
  let margin: Double

  /// Creates the area outside of a shape.
  init(of inner: Inner, margin: Double) {
    self.inner = inner
    self.margin = margin
  }

  func path(in rect: Rect) -> Path {
    var path = Path(rect.inset(by: EdgeInsets(all: -margin)))
    path.addPath(inner.path(in: rect))
    return path
  }
}
