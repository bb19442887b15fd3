// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Rounding to the pixels of a screen.
struct Pixels {
  /// The number of pixels a point.
  let scale: Double

  /// Creates the rounding of a screen; a scale that is not a positive number counts as 1.
  init(scale: Double) {
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// The nearest pixel; halves go up, also below 0.
  ///
  /// Source: OpenSwiftUI, `Round+Extension.swift`; measured on macOS.
  func rounded(_ value: Double) -> Double { count(value) / scale }

  /// The number of whole pixels that a value comes nearest to.
  private func count(_ value: Double) -> Double { (value * scale + 0.5).rounded(.down) }

  /// The length rounded up to whole pixels.
  func roundedUp(_ value: Double) -> Double { (value * scale).rounded(.up) / scale }

  /// Rounds the edges of a rectangle, and not its size, so that what touches keeps touching.
  func rounded(_ rect: Rect) -> Rect {
    // Whole pixels are subtracted, and not points, whose thirds do not add up.
    let (left, top) = (count(rect.minX), count(rect.minY))
    return Rect(
      x: left / scale, y: top / scale, width: (count(rect.maxX) - left) / scale,
      height: (count(rect.maxY) - top) / scale)
  }
}
