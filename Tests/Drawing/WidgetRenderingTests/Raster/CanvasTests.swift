// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

@testable import WidgetRendering

@Suite struct CanvasTests {
  private func mask(_ outline: Outline) -> CoverageMask {
    let area = ShapeArea(shape: .filled(outline), tolerance: 0.1, isTurned: false)
    return CoverageRasterizer(width: 40, height: 20).coverage(of: area.sides)
  }

  private func circle(_ x: Double) -> CoverageMask {
    mask(Outline(.ellipse, in: Rect(x: x, y: 1, width: 17, height: 17)))
  }

  @Test("a color is painted as it would be pixel by pixel", arguments: [1, 0.4] as [Float])
  func single(opacity: Float) {
    let color = PremultipliedColor(0.2, 0.6, 0.4, 1) * opacity
    for clip in [nil, circle(9), circle(25)] {
      var whole = Canvas(width: 40, height: 20)
      whole.paint(circle(0), clip: nil, color: PremultipliedColor(0.5, 0.1, 0, 0.5))
      var single = whole
      whole.paint(circle(6), clip: clip) { _, _ in color }
      single.paint(circle(6), clip: clip, color: color)
      #expect(whole.pixels == single.pixels)
    }
  }

  @Test("a mask tells the columns that it covers wholly")
  func wholeColumns() {
    let mask = mask(Outline(.rectangle, in: Rect(x: 2.5, y: 3, width: 5, height: 1.5)))
    #expect(mask.columns == 2..<8)
    #expect(mask.wholeColumns.map(\.count) == [4, 0])
    #expect(mask.wholeColumns[0] == 3..<7)
    #expect(CoverageMask.empty.wholeColumns.isEmpty)
  }

  @Test("rectangles are the same where all of their pixels are")
  func sameness() {
    var canvas = Canvas(width: 40, height: 20)
    let clear = canvas
    canvas.paint(
      mask(Outline(.rectangle, in: Rect(x: 6, y: 4, width: 2, height: 4))), clip: nil,
      color: PremultipliedColor(1, 0, 0, 1))
    #expect(canvas.isSame(as: clear, columns: 0..<6, rows: 0..<20))
    #expect(!canvas.isSame(as: clear, columns: 7..<9, rows: 7..<9))
    #expect(canvas.repeats(columns: 4..<6, rows: 4..<8))
    #expect(!canvas.repeats(columns: 6..<8, rows: 7..<9))
    canvas.clear()
    #expect(canvas.pixels == clear.pixels)
  }
}
