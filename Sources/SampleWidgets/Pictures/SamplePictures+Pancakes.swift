// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension SamplePictures {
  /// A pile of pancakes, from the side.
  static var pancakes: Sketch {
    var sketch = Sketch(ground: 0xF7D9C4)
    sketch.box(50, 88, 100, 32, 0xE8B995)
    sketch.box(50, 72.5, 100, 1.2, 0xD9A27A)
    // The plate.
    sketch.ellipse(50, 85, 44, 8, 0xA86F48, opacity: 0.4)
    sketch.ellipse(50, 81.5, 43, 8, 0xFFFFFF)
    sketch.ellipse(50, 80.5, 36, 5.6, 0xE6E2DE)
    // Three pancakes.
    for (x, y) in [(51.0, 72.0), (48.5, 58), (50.5, 44)] {
      sketch.blob(
        [
          (x - 31, y), (x - 30, y - 5), (x - 18, y - 8), (x + 18, y - 8), (x + 30, y - 5),
          (x + 31, y), (x + 29, y + 6), (x + 16, y + 9), (x - 16, y + 9), (x - 29, y + 6),
        ], 0xF4CE86)
      sketch.line(
        [(x - 29, y + 3), (x - 14, y + 6), (x + 14, y + 6), (x + 29, y + 3)], 0xFBE5B5, width: 3.4)
      sketch.blob(
        [
          (x - 31, y - 2), (x - 24, y - 7), (x, y - 9.4), (x + 24, y - 7), (x + 31, y - 2),
          (x + 22, y + 1), (x, y + 2.4), (x - 22, y + 1),
        ], 0xC9792F)
    }
    sketch.ellipse(50.5, 40.5, 29, 6.4, 0xDB8F3F)
    sketch.ellipse(49, 39.6, 23, 4.4, 0xE7A555)
    // Syrup.
    sketch.blob(
      [
        (30, 41), (38, 36.5), (52, 35), (68, 37), (76, 41), (75, 52), (72, 58), (70, 48),
        (62, 45.5),
        (60, 56), (57, 66), (54, 57), (52, 46), (40, 46), (36, 52), (33, 50),
      ], 0x8C3F12)
    sketch.blob([(34, 41), (42, 38), (56, 37), (68, 39.5), (58, 42), (44, 43)], 0xB5602A)
    // Butter.
    sketch.shape([(42, 30), (54, 27), (62, 31), (50, 34.6)], 0xFFF3B8)
    sketch.shape([(42, 30), (50, 34.6), (50, 40), (42, 35.4)], 0xF4D66B)
    sketch.shape([(50, 34.6), (62, 31), (62, 36.4), (50, 40)], 0xE9C24C)
    // Berries and a leaf of mint.
    for (x, y) in [(20.0, 79.0), (27, 82), (81, 80)] {
      sketch.circle(x, y, 4.4, 0x3A4A8C)
      sketch.circle(x - 1.2, y - 1.4, 1.6, 0x7E8FCB)
    }
    sketch.blob([(70, 82), (74, 76.6), (78, 82), (74, 86.4)], 0xD93646)
    sketch.ellipse(72.6, 80, 1.2, 0.8, 0xFFB3B3, turn: -30)
    sketch.ellipse(74, 76.4, 3, 1.2, 0x4F9A3F, turn: 14)
    sketch.ellipse(58, 27, 5, 2.2, 0x5BA548, turn: -28)
    sketch.ellipse(65, 27.6, 4.4, 2, 0x479036, turn: 24)
    return sketch
  }
}
