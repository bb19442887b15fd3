// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetRendering
import WidgetViews

/// Fifty rows of five tiles, each with a shadow, a mask, a gradient and a path: more than a thousand views that are drawn.
nonisolated struct EffectGrid: View {
  nonisolated struct Tile: View {
    var number: Int

    var body: some View {
      ZStack {
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          .mask { RoundedRectangle(cornerRadius: 2).fill(.black) }
          .shadow(radius: 1, y: Double(number % 3))
        Circle().trim(from: 0, to: Double(number % 10) / 10)
          .stroke(.white, style: StrokeStyle(lineWidth: 1, lineCap: .round))
        Rectangle().fill(
          RadialGradient(
            colors: [.white, .clear], center: .center, startRadius: 0, endRadius: 8))
      }
    }
  }

  var body: some View {
    VStack(spacing: 1) {
      ForEach(0..<50) { row in
        HStack(spacing: 1) {
          ForEach(0..<5) { Tile(number: row * 5 + $0) }
        }
      }
    }
  }

  /// The grid as an SVG file.
  func svg() -> String {
    let canvas = WidgetCanvas(family: .systemLarge, size: Size(width: 338, height: 354))
    return SVGRenderer().document(DisplayList(rendering: self, on: canvas), title: "Effects")
  }
}
