// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension SamplePictures {
  /// Curry with rice, from above.
  static var curry: Sketch {
    var sketch = Sketch(ground: 0xC98B52)
    for y in [12.0, 37, 62, 87] {
      sketch.box(50, y, 100, 1, 0xB4773F, opacity: 0.7)
    }
    sketch.ellipse(52, 54, 43, 42, 0x5B3217, opacity: 0.35)
    sketch.circle(50, 50, 42, 0xF7F4EC)
    sketch.circle(50, 50, 38, 0xE9E3D3)
    sketch.circle(50, 50, 35, 0xF4EFE2)
    // The curry runs under the rice.
    sketch.blob(
      [(44, 18), (66, 20), (81, 36), (83, 56), (72, 76), (52, 83), (38, 76), (44, 50)], 0x8A4B16)
    sketch.blob(
      [(48, 22), (66, 24), (77, 38), (79, 55), (69, 72), (53, 78), (43, 72), (49, 50)], 0xA55D1D)
    // Rice.
    sketch.blob(
      [(22, 38), (32, 22), (46, 19), (51, 33), (47, 50), (50, 68), (43, 80), (30, 76), (20, 60)],
      0xFFFDF6)
    sketch.blob(
      [(24, 60), (32, 72), (43, 76), (47, 68), (43, 79), (30, 75)], 0xE6DFCB, opacity: 0.8)
    for (x, y, turn) in [
      (30.0, 34.0, 20.0), (38, 29, -40), (34, 44, 70), (28, 52, -20), (40, 55, 40), (36, 65, 0),
      (42, 40, -60), (31, 62, 50), (43, 68, -30), (26, 44, 80), (40, 48, 10),
    ] {
      sketch.ellipse(x, y, 2.4, 0.9, 0xE8E1CF, turn: turn)
    }
    // Carrots, potatoes, aubergine, peas.
    for (x, y, turn) in [(61.0, 33.0, 20.0), (72, 52, -35), (60, 69, 60)] {
      sketch.ellipse(x, y + 1, 6.5, 5, 0x6B360C, turn: turn, opacity: 0.6)
      sketch.ellipse(x, y, 6.5, 5, 0xEF8124, turn: turn)
      sketch.ellipse(x - 1, y - 1, 3.8, 2.4, 0xF7A257, turn: turn)
    }
    for (x, y, turn) in [(69.0, 40.0, 25.0), (57, 54, -15), (68, 64, 40)] {
      sketch.box(x, y + 1, 9, 8, 0x6B360C, turn: turn, opacity: 0.6)
      sketch.box(x, y, 9, 8, 0xF2CF78, turn: turn)
      sketch.box(x - 1, y - 1, 5, 4, 0xF9E3A4, turn: turn)
    }
    for (x, y) in [(55.0, 42.0), (63, 48), (75, 44), (64, 58), (54, 64), (70, 72), (57, 25)] {
      sketch.circle(x, y, 2.1, 0x6FA53A)
      sketch.circle(x - 0.6, y - 0.6, 0.8, 0xB3D77F)
    }
    // Gloss.
    sketch.line([(62, 23), (72, 29), (78, 38)], 0xE0A566, width: 1.4, opacity: 0.8)
    return sketch
  }
}
