// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension SamplePictures {
  /// An omelette over rice, from above.
  static var omurice: Sketch {
    var sketch = Sketch(ground: 0x7FB2B8)
    for x in stride(from: 10.0, through: 90, by: 20) {
      sketch.box(x, 50, 9, 100, 0x8FBFC4)
    }
    for y in stride(from: 10.0, through: 90, by: 20) {
      sketch.box(50, y, 100, 9, 0xA6CFD2, opacity: 0.5)
    }
    sketch.ellipse(52, 56, 44, 38, 0x2F5B60, opacity: 0.35)
    sketch.ellipse(50, 52, 44, 38, 0xFFFFFF)
    sketch.ellipse(50, 52, 40, 34, 0xEDF0EF)
    sketch.ellipse(50, 52, 37, 31, 0xFAFBFA)
    // The omelette.
    sketch.ellipse(51, 57, 32, 19, 0xA88436, turn: -12, opacity: 0.4)
    sketch.blob(
      [(18, 60), (26, 43), (46, 35), (68, 35), (82, 44), (78, 58), (60, 69), (38, 72), (24, 69)],
      0xF4B92A)
    sketch.blob(
      [(22, 59), (30, 45), (48, 38), (68, 38), (78, 45), (73, 54), (56, 62), (36, 66)], 0xFFD24D)
    sketch.blob([(30, 50), (44, 42), (62, 40), (70, 43), (56, 47), (40, 53)], 0xFFE48B)
    sketch.line([(24, 65), (38, 69), (58, 66), (76, 57)], 0xD9961A, width: 1.6)
    // Ketchup.
    sketch.line(
      [
        (30, 58), (37, 48), (40, 60), (48, 44), (51, 58), (58, 42), (61, 55), (68, 41), (71, 50),
      ], 0xB5271E, width: 4.4)
    sketch.line(
      [
        (30, 57.2), (37, 47.4), (40, 59), (48, 43.4), (51, 57), (58, 41.4), (61, 54), (68, 40.6),
      ], 0xE2493B, width: 2)
    // Parsley, tomatoes, broccoli.
    for (x, y) in [(74.0, 70.0), (66, 76)] {
      sketch.circle(x + 0.5, y + 1, 5, 0x5D6F6E, opacity: 0.35)
      sketch.circle(x, y, 5, 0xD8332A)
      sketch.ellipse(x - 1.6, y - 1.8, 1.6, 1, 0xFFB7A8, turn: -35)
      sketch.circle(x + 0.4, y - 0.2, 1.1, 0x4F9A3F)
    }
    for (x, y) in [(24.0, 33.0), (29, 29), (33, 33), (27, 36)] {
      sketch.circle(x, y, 4.2, 0x3F7F33)
      sketch.circle(x - 0.9, y - 1, 2, 0x67A94F)
    }
    return sketch
  }
}
