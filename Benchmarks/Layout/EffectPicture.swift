// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import FontFiles
import WidgetRendering
import WidgetViews

/// A view with every effect, as a PNG of three pixels a point; it has no texts, as no font is sure to be there.
nonisolated struct EffectPicture: View {
  private var colors: some View {
    HStack(spacing: 0) {
      Color.red
      Color.green
      Color.blue
    }
  }

  var body: some View {
    VStack(spacing: 6) {
      HStack(spacing: 6) {
        Circle().fill(.orange).blur(radius: 4)
        RoundedRectangle(cornerRadius: 8).fill(.white).shadow(radius: 5)
        Rectangle().fill(.teal).rotationEffect(.degrees(20)).scaleEffect(0.7)
        Capsule().fill(Color.pink.shadow(.inner(radius: 4)))
      }
      HStack(spacing: 6) {
        colors.grayscale(1)
        colors.saturation(0.4)
        colors.brightness(0.3)
        colors.contrast(0.4)
        colors.colorInvert()
        colors.colorMultiply(.yellow)
        colors.hueRotation(.degrees(120))
        colors.luminanceToAlpha()
      }
      HStack(spacing: 6) {
        ForEach([BlendMode.multiply, .screen, .overlay, .difference], id: \.self) { mode in
          ZStack {
            Circle().fill(.yellow)
            Circle().fill(.cyan).offset(x: 12).blendMode(mode)
          }.compositingGroup()
        }
      }
      HStack(spacing: 6) {
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          .mask { Circle() }
        Circle().fill(
          AngularGradient(
            colors: [.red, .yellow, .green, .blue, .red], center: .center, startAngle: .zero,
            endAngle: .degrees(360)))
        Rectangle().fill(
          RadialGradient(colors: [.white, .purple], center: .center, startRadius: 0, endRadius: 40))
        Color.indigo.opacity(0.5).clipShape(Capsule())
      }
    }
    .containerBackground(.white, for: .widget)
  }

  /// The bytes of the file.
  func png() -> Int {
    let canvas = WidgetCanvas(
      family: .systemMedium, size: Size(width: 338, height: 158),
      contentMargins: EdgeInsets(all: 16))
    let list = DisplayList(rendering: self, on: canvas)
    return PNGRenderer(fonts: FontLibrary([])).picture(of: list)?.file.count ?? 0
  }
}

/// Rows of boxes of a size that is known and of one that is not, so that stacks have something to share.
nonisolated struct ManyBoxes: View {
  /// How many rows there are, of a hundred boxes each.
  var rowCount: Int

  var body: some View {
    VStack(spacing: 1) {
      ForEach(0..<rowCount) { _ in
        HStack(spacing: 1) {
          ForEach(0..<50) { index in
            Color.red.frame(width: Double(index % 7))
            Color.blue
          }
        }
      }
    }
  }

  /// Where the boxes are.
  func checksum() -> Double {
    PreparedLayout(self).checksum(in: Size(width: 10_000, height: 10_000))
  }
}
