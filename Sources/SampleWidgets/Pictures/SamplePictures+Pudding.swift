// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension SamplePictures {
  /// A caramel pudding with cream and a cherry, from the side.
  static var pudding: Sketch {
    var sketch = Sketch(ground: 0xF4C9C4)
    sketch.circle(50, 44, 38, 0xF9DDD6)
    sketch.box(50, 90, 100, 28, 0xDF9F97)
    // The glass.
    sketch.ellipse(50, 94, 22, 3.4, 0xA8645E, opacity: 0.4)
    sketch.ellipse(50, 92, 20, 3.4, 0xF4FAFB)
    sketch.box(50, 87, 6, 10, 0xE4F1F3)
    sketch.ellipse(50, 80.5, 41, 6.6, 0xBCD6DA)
    sketch.ellipse(50, 78.5, 41, 6.6, 0xF4FAFB)
    sketch.ellipse(50, 77.8, 36, 4.6, 0xD9EAED)
    // The pudding stands in its caramel.
    sketch.ellipse(50, 77.4, 32, 4.4, 0x7A3410)
    sketch.ellipse(46, 76.8, 22, 2.6, 0x9C4A1A)
    sketch.blob(
      [
        (27, 72), (32, 48), (36, 38), (50, 35), (64, 38), (68, 48), (73, 72), (66, 77), (50, 78.6),
        (34, 77),
      ], 0xF6CB63)
    sketch.blob(
      [(29, 71), (34, 48), (39, 40), (46, 44), (42, 60), (40, 75), (34, 75)], 0xFFE094, opacity: 0.8
    )
    sketch.blob([(61, 44), (66, 50), (71, 71), (64, 75), (63, 60)], 0xE0A93E, opacity: 0.7)
    sketch.blob(
      [
        (34, 44), (37, 37), (50, 34), (63, 37), (66, 44), (66, 51), (63, 54), (60, 47), (54, 47.6),
        (52, 57), (48, 58), (46, 48), (40, 47), (38, 53), (35, 52),
      ], 0x8A3D10)
    sketch.ellipse(50, 39, 13.4, 3.6, 0xB05A22)
    sketch.ellipse(46, 38.2, 6, 1.4, 0xD98A4E)
    // Cream and a cherry.
    sketch.blob(
      [(39, 36), (43, 29), (50, 27), (57, 29), (61, 36), (56, 39.6), (44, 39.6)], 0xFFFDF8)
    sketch.blob([(43, 29), (47, 23), (53, 23), (57, 29), (50, 32)], 0xFFFDF8)
    sketch.line([(41, 34.6), (50, 37), (59, 34)], 0xEADFD2, width: 1.2)
    sketch.line([(44, 29), (50, 31), (56, 28.6)], 0xEADFD2, width: 1.2)
    sketch.line([(51, 17), (54, 9), (61, 5)], 0x5E7F34, width: 1.4)
    sketch.circle(50, 20.4, 5.6, 0xC4202F)
    sketch.ellipse(48, 18.4, 1.7, 1.2, 0xFF9AA0, turn: -30)
    // Fruit at the side.
    sketch.blob([(76, 77), (79, 66), (87, 63), (89, 72), (84, 79)], 0xF2A93A)
    sketch.line([(80, 74), (84, 69), (87, 66)], 0xFFD98A, width: 1.2)
    sketch.circle(17, 75, 5, 0x7FB24A)
    sketch.circle(15.6, 73.4, 1.6, 0xC6E29A)
    sketch.circle(24, 77, 4.2, 0x6B9E3B)
    return sketch
  }
}
