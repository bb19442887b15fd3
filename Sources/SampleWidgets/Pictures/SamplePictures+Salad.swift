// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

extension SamplePictures {
  /// A salad in a bowl, from above.
  static var salad: Sketch {
    var sketch = Sketch(ground: 0xDDE7D0)
    sketch.box(12, 50, 10, 140, 0xC8D6B5, turn: 20)
    sketch.box(90, 50, 10, 140, 0xC8D6B5, turn: 20)
    sketch.ellipse(53, 56, 42, 40, 0x6E8561, opacity: 0.4)
    sketch.circle(50, 50, 41, 0xA9713E)
    sketch.circle(50, 50, 38, 0xC48C55)
    sketch.circle(50, 50, 35, 0x6B4423)
    // Leaves, the dark ones below.
    for (index, place) in ring(9, 24).enumerated() {
      leaf(at: place, turn: Double(index) * 40, dark: 0x3E7A2C, light: 0x59983B, in: &sketch)
    }
    for (index, place) in ring(6, 12, from: 20).enumerated() {
      leaf(at: place, turn: Double(index) * 60 + 35, dark: 0x6BAA45, light: 0x93C765, in: &sketch)
    }
    // Cucumber.
    for (x, y) in [(35.0, 36.0), (66, 62), (60, 33), (33, 63)] {
      sketch.circle(x + 0.6, y + 1, 8, 0x24471B, opacity: 0.4)
      sketch.circle(x, y, 8, 0x3F8A3C)
      sketch.circle(x, y, 7, 0xD9EFB6)
      sketch.circle(x, y, 4.6, 0xC5E298)
      for seed in ring(6, 3.2, x: x, y: y) { sketch.circle(seed.x, seed.y, 0.7, 0xF2F8DC) }
    }
    // Tomatoes.
    for (x, y) in [(50.0, 48.0), (70, 45), (44, 72), (28, 49)] {
      sketch.circle(x + 0.6, y + 1.2, 7.2, 0x24471B, opacity: 0.4)
      sketch.circle(x, y, 7.2, 0xD8332A)
      sketch.circle(x - 1, y - 1, 5.2, 0xEC5746)
      sketch.ellipse(x - 2.4, y - 2.8, 2, 1.1, 0xFFC2B5, turn: -35)
    }
    // Onion, and cubes of cheese.
    sketch.line([(48, 30), (56, 24), (64, 26)], 0xB36BA8, width: 2)
    sketch.line([(56, 74), (64, 72), (70, 75)], 0xB36BA8, width: 2)
    for (x, y, turn) in [(45.0, 58.0, 12.0), (58, 56, 40), (42, 28, -20), (57, 68, 5)] {
      sketch.box(x + 0.6, y + 1, 6, 6, 0x24471B, turn: turn, opacity: 0.35)
      sketch.box(x, y, 6, 6, 0xFFF6DC, turn: turn)
      sketch.box(x - 0.8, y - 0.8, 3.4, 3.4, 0xFFFFFF, turn: turn)
    }
    return sketch
  }

  private static func leaf(
    at place: (x: Double, y: Double), turn: Double, dark: UInt32, light: UInt32,
    in sketch: inout Sketch
  ) {
    let edge = ring(14, 1).enumerated().map { index, point in
      let length = index.isMultiple(of: 2) ? 13.0 : 10.5
      let spot = Turn(degrees: turn).point(
        (point.x - 50) * length, (point.y - 50) * length * 0.78,
        around: Point(x: place.x, y: place.y))
      return (x: spot.x, y: spot.y)
    }
    sketch.blob(edge, dark)
    sketch.ellipse(place.x, place.y, 8.4, 6, light, turn: turn)
    let angle = Turn(degrees: turn)
    let middle = Point(x: place.x, y: place.y)
    let (start, end) = (angle.point(-9, 0, around: middle), angle.point(8, 0, around: middle))
    sketch.line([(start.x, start.y), (end.x, end.y)], 0xC9E2A4, width: 0.9)
  }
}
