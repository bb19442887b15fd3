// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Rounding to the pixels of a screen.
struct Pixels {
  /// The number of pixels a point.
  let scale: Double

  /// Makes the rounding of a screen; a scale that is no positive number counts as 1.
  init(scale: Double) {
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// The nearest pixel; halves go up, also below 0.
  ///
  /// Source: OpenSwiftUI, `Round+Extension.swift`; measured on macOS.
  func rounded(_ value: Double) -> Double { (value * scale + 0.5).rounded(.down) / scale }

  /// The length rounded up to whole pixels.
  func roundedUp(_ value: Double) -> Double { (value * scale).rounded(.up) / scale }

  /// Rounds the edges of a rectangle, and not its size, so that what touches keeps touching.
  func rounded(_ rect: Rect) -> Rect {
    let left = rounded(rect.minX)
    let top = rounded(rect.minY)
    return Rect(
      x: left, y: top, width: rounded(rect.maxX) - left, height: rounded(rect.maxY) - top)
  }
}
