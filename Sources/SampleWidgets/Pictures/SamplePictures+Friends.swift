// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension SamplePictures {
  /// A cat.
  static var cat: Sketch {
    var sketch = Sketch(ground: 0xFFD9A0)
    sketch.blob([(20, 104), (26, 84), (50, 78), (74, 84), (80, 104)], 0xF0A24B)
    sketch.shape([(20, 20), (44, 30), (24, 50)], 0xF0A24B)
    sketch.shape([(80, 20), (56, 30), (76, 50)], 0x7A5338)
    sketch.shape([(25, 27), (38, 33), (27, 43)], 0xF7C7B4)
    sketch.shape([(75, 27), (62, 33), (73, 43)], 0xF7C7B4)
    sketch.ellipse(50, 54, 33, 29, 0xFFF8EC)
    sketch.blob([(18, 48), (26, 32), (42, 26), (46, 38), (36, 50), (22, 60)], 0xF0A24B)
    sketch.blob([(82, 48), (74, 32), (58, 26), (54, 38), (64, 50), (78, 60)], 0x7A5338)
    face(y: 56, spread: 14, in: &sketch)
    sketch.shape([(46.5, 62), (53.5, 62), (50, 66)], 0xE57C7C)
    sketch.line([(43, 69), (47, 71), (50, 67), (53, 71), (57, 69)], 0x4A3428, width: 1.6)
    for side in [-1.0, 1] {
      sketch.line([(50 + side * 24, 64), (50 + side * 38, 61)], 0x4A3428, width: 1, opacity: 0.6)
      sketch.line([(50 + side * 24, 68), (50 + side * 38, 70)], 0x4A3428, width: 1, opacity: 0.6)
    }
    return sketch
  }

  /// A bear.
  static var bear: Sketch {
    var sketch = Sketch(ground: 0xB9DDF2)
    sketch.blob([(18, 104), (26, 84), (50, 78), (74, 84), (82, 104)], 0x3F6FB0)
    for side in [-1.0, 1] {
      sketch.circle(50 + side * 25, 29, 12, 0x8C5A36)
      sketch.circle(50 + side * 25, 29, 6.6, 0xD9A77C)
    }
    sketch.ellipse(50, 53, 33, 30, 0x8C5A36)
    sketch.ellipse(50, 66, 15, 11.6, 0xF0D9BD)
    face(y: 52, spread: 13, in: &sketch)
    sketch.ellipse(50, 61.6, 5, 3.6, 0x33241B)
    sketch.line([(50, 64), (50, 69)], 0x33241B, width: 1.6)
    sketch.line([(44, 69), (47, 71.6), (50, 69), (53, 71.6), (56, 69)], 0x33241B, width: 1.6)
    return sketch
  }

  /// A rabbit.
  static var rabbit: Sketch {
    var sketch = Sketch(ground: 0xD9CDF0)
    sketch.blob([(22, 104), (28, 88), (50, 82), (72, 88), (78, 104)], 0xF0F0F4)
    for side in [-1.0, 1] {
      sketch.ellipse(50 + side * 14, 26, 8.4, 23, 0xFFFFFF, turn: side * 10)
      sketch.ellipse(50 + side * 14, 27, 4.4, 17, 0xF7C4D0, turn: side * 10)
    }
    sketch.ellipse(50, 62, 30, 26, 0xFFFFFF)
    for side in [-1.0, 1] { sketch.ellipse(50 + side * 19, 69, 5.4, 3.6, 0xF9CBD6) }
    face(y: 60, spread: 12, in: &sketch)
    sketch.ellipse(50, 67, 2.8, 2, 0xE58AA0)
    sketch.line([(45, 71), (48, 73), (50, 70), (52, 73), (55, 71)], 0x5B4A55, width: 1.5)
    return sketch
  }

  /// A penguin.
  static var penguin: Sketch {
    var sketch = Sketch(ground: 0xBFE6DC)
    sketch.blob([(16, 104), (20, 80), (50, 74), (80, 80), (84, 104)], 0x2B3A55)
    sketch.ellipse(50, 98, 20, 16, 0xFFFFFF)
    sketch.ellipse(50, 52, 34, 34, 0x2B3A55)
    sketch.blob(
      [
        (50, 44), (60, 34), (74, 40), (76, 58), (66, 74), (50, 80), (34, 74), (24, 58), (26, 40),
        (40, 34),
      ],
      0xFFFFFF)
    for side in [-1.0, 1] { sketch.ellipse(50 + side * 19, 64, 5.4, 3.6, 0xF9C9C0) }
    face(y: 54, spread: 13, in: &sketch)
    sketch.shape([(43, 60), (57, 60), (50, 69)], 0xF2A33A)
    sketch.line([(43, 60), (50, 62), (57, 60)], 0xC97F1E, width: 1)
    return sketch
  }

  /// Two eyes.
  private static func face(y: Double, spread: Double, in sketch: inout Sketch) {
    for side in [-1.0, 1] {
      sketch.ellipse(50 + side * spread, y, 3.8, 4.8, 0x2E2420)
      sketch.circle(50 + side * spread + 1.2, y - 1.8, 1.4, 0xFFFFFF)
    }
  }
}
