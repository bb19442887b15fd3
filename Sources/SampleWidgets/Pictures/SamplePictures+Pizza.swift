// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension SamplePictures {
  /// A pizza Margherita, from above.
  static var pizza: Sketch {
    var sketch = Sketch(ground: 0x3B3A3E)
    sketch.circle(52, 55, 44, 0x1E1D20, opacity: 0.6)
    sketch.circle(50, 50, 44, 0x2A292C)
    sketch.circle(50, 50, 42, 0x4A494D)
    sketch.blob(
      ring(16, 39).enumerated().map { index, point in
        let out = index.isMultiple(of: 3) ? 0.97 : 1.0
        return ((point.x - 50) * out + 50, (point.y - 50) * out + 50)
      }, 0xD9953F)
    sketch.circle(50, 50, 36.5, 0xEDB763)
    for (index, spot) in ring(11, 36.4, from: 9).enumerated() {
      sketch.ellipse(
        spot.x, spot.y, 3, 1.6, 0x9A5A1E, turn: Double(index) * 360 / 11 + 9, opacity: 0.75)
    }
    sketch.blob(ring(18, 32.6), 0xC23A22)
    sketch.circle(50, 50, 30.6, 0xD9502F)
    // Mozzarella.
    for (x, y, size) in [
      (38.0, 36.0, 8.6), (60, 34, 7.4), (66, 54, 8.4), (47, 57, 9.4), (32, 58, 6.6), (58, 70, 7),
      (50, 44, 4.6), (42, 72, 4.4),
    ] {
      sketch.blob(ring(7, size, x: x, y: y + 0.5, from: size * 20), 0xE9B678)
      sketch.blob(ring(7, size - 0.9, x: x, y: y, from: size * 20), 0xFFF5DF)
      sketch.ellipse(x - 1, y - 1.2, size * 0.45, size * 0.3, 0xFFFFFF, turn: -20)
    }
    // Basil.
    for (x, y, turn) in [
      (49.0, 32.0, 30.0), (70, 42, -40), (36, 47, 70), (57, 59, 10), (40, 66, -25), (67, 66, 60),
    ] {
      sketch.ellipse(x + 0.4, y + 1, 6, 3.2, 0x7D2412, turn: turn, opacity: 0.5)
      sketch.ellipse(x, y, 6, 3.2, 0x3D7B2E, turn: turn)
      sketch.ellipse(x, y - 0.6, 4.6, 1.8, 0x5FA046, turn: turn)
    }
    // Cuts.
    for place in ring(4, 38, from: 22) {
      sketch.line([(100 - place.x, 100 - place.y), (place.x, place.y)], 0x8F3A1B, width: 0.7)
    }
    return sketch
  }
}
