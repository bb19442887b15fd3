// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension SamplePictures {
  /// Ramen with a soft egg, from above.
  static var ramen: Sketch {
    var sketch = Sketch(ground: 0x2F4858)
    sketch.ellipse(53, 55, 43, 42, 0x142530, opacity: 0.5)
    sketch.circle(50, 50, 42, 0xB7312C)
    sketch.circle(50, 50, 39, 0xF6EEDF)
    sketch.circle(50, 50, 36, 0x9A5A1E)
    sketch.circle(50, 50, 34, 0xC98536)
    // Noodles.
    for offset in stride(from: -20.0, through: 20, by: 5) {
      sketch.line(
        [
          (26, 52 + offset * 0.7), (38, 58 + offset * 0.75), (50, 50 + offset * 0.8),
          (62, 57 + offset * 0.75), (74, 50 + offset * 0.7),
        ], 0xF3D892, width: 2.6)
      sketch.line(
        [
          (26, 53.2 + offset * 0.7), (38, 59.2 + offset * 0.75), (50, 51.2 + offset * 0.8),
          (62, 58.2 + offset * 0.75), (74, 51.2 + offset * 0.7),
        ], 0xD9B35F, width: 0.7)
    }
    // A sheet of nori.
    sketch.shape([(62, 14), (82, 24), (72, 46), (53, 36)], 0x1F3B2C)
    sketch.shape([(63, 16), (80, 24.5), (78.5, 28), (61.5, 19.5)], 0x35573F)
    // Pork.
    for (x, y) in [(36.0, 33.0), (29, 45)] {
      sketch.ellipse(x + 0.8, y + 1.2, 12, 10, 0x6B3B12, turn: -20, opacity: 0.5)
      sketch.ellipse(x, y, 12, 10, 0x8F4A2B, turn: -20)
      sketch.ellipse(x, y, 10.4, 8.4, 0xE2A684, turn: -20)
      sketch.ellipse(x + 1, y + 1, 6, 4.4, 0xC67B58, turn: -20)
      sketch.line([(x - 6, y - 2), (x, y - 4), (x + 6, y - 3)], 0xF6DCCB, width: 1.4)
    }
    // The egg.
    for (x, y) in [(64.0, 64.0), (50, 71)] {
      sketch.ellipse(x + 0.6, y + 1.2, 10, 8, 0x7A4614, turn: 20, opacity: 0.5)
      sketch.ellipse(x, y, 10, 8, 0xE9C9A0, turn: 20)
      sketch.ellipse(x, y, 9, 7, 0xFFF9EE, turn: 20)
      sketch.ellipse(x, y, 5, 4.4, 0xF08A1D, turn: 20)
      sketch.ellipse(x - 1, y - 1, 2.4, 1.8, 0xFFC15E, turn: 20)
    }
    // A slice of fish cake.
    sketch.blob(ring(10, 8, x: 33, y: 65), 0xFFFFFF)
    sketch.line([(29, 66), (30, 61), (35, 60), (37, 64), (34, 67), (32, 65)], 0xEE6C94, width: 1.6)
    for (x, y) in [
      (50.0, 45.0), (54, 49), (48, 51), (56, 43), (45, 44), (60, 51), (52, 55), (41, 55), (66, 50),
    ] {
      sketch.circle(x, y, 2, 0x4E9A3B)
      sketch.circle(x, y, 0.9, 0xC5E6A6)
    }
    return sketch
  }
}
