// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// Four simple icons on a square of 24 × 24, drawn for the tests.
enum SampleIcon {
  static let all = [pencil, camera, arrows, book]

  private static let box = Rect(x: 0, y: 0, width: 24, height: 24)

  /// Strokes with round ends.
  static let pencil = VectorImage(
    viewBox: box,
    paths: [
      stroke([
        .move(to: p(4, 20)), .line(to: p(5, 16)), .line(to: p(16, 5)), .line(to: p(19, 8)),
        .line(to: p(8, 19)), .close,
      ]),
      stroke([.move(to: p(14, 7)), .line(to: p(17, 10))]),
    ])

  /// A body with a hole, by the even-odd rule, and a filled lens.
  static let camera = VectorImage(
    viewBox: box,
    paths: [
      VectorPath(
        steps: [
          .move(to: p(3, 7)), .line(to: p(7, 7)), .line(to: p(9, 4)), .line(to: p(15, 4)),
          .line(to: p(17, 7)), .line(to: p(21, 7)), .line(to: p(21, 19)), .line(to: p(3, 19)),
          .close,
        ] + circle(12, 13, 4.5), fill: .current(opacity: 1), usesEvenOddFill: true),
      VectorPath(steps: circle(12, 13, 2.5), fill: .current(opacity: 1)),
    ])

  /// Two arrows, the lower half as opaque.
  static let arrows = VectorImage(
    viewBox: box,
    paths: [
      stroke([
        .move(to: p(4, 8)), .line(to: p(19, 8)), .move(to: p(15, 4)), .line(to: p(19, 8)),
        .line(to: p(15, 12)),
      ]),
      stroke(
        [
          .move(to: p(20, 16)), .line(to: p(5, 16)), .move(to: p(9, 12)), .line(to: p(5, 16)),
          .line(to: p(9, 20)),
        ], opacity: 0.6),
    ])

  /// A filled book with two lines of its own color.
  static let book = VectorImage(
    viewBox: box,
    paths: [
      VectorPath(
        steps: [
          .move(to: p(5, 3)), .line(to: p(19, 3)), .line(to: p(19, 21)), .line(to: p(5, 21)),
          .close, .move(to: p(8, 7)), .line(to: p(8, 9)), .line(to: p(16, 9)), .line(to: p(16, 7)),
          .close, .move(to: p(8, 12)), .line(to: p(8, 14)), .line(to: p(16, 14)),
          .line(to: p(16, 12)), .close,
        ], fill: .current(opacity: 1))
    ])

  private static func p(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  private static func stroke(_ steps: [VectorPath.Step], opacity: Double = 1) -> VectorPath {
    VectorPath(
      steps: steps, fill: nil,
      stroke: VectorPath.Stroke(
        ink: .current(opacity: opacity), width: 2, cap: .round, join: .round))
  }

  /// A circle of four curves.
  private static func circle(_ x: Double, _ y: Double, _ r: Double) -> [VectorPath.Step] {
    let k = r * 0.5523
    return [
      .move(to: p(x, y - r)),
      .curve(to: p(x + r, y), control1: p(x + k, y - r), control2: p(x + r, y - k)),
      .curve(to: p(x, y + r), control1: p(x + r, y + k), control2: p(x + k, y + r)),
      .curve(to: p(x - r, y), control1: p(x - k, y + r), control2: p(x - r, y + k)),
      .curve(to: p(x, y - r), control1: p(x - r, y - k), control2: p(x - k, y - r)),
      .close,
    ]
  }
}
