// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetValues

@Suite struct ResolvedColorTests {
  private func contrast(
    _ palette: ColorPalette, _ scheme: ColorScheme, _ contrast: ColorSchemeContrast
  ) -> Double {
    let appearance = ColorAppearance(colorScheme: scheme, contrast: contrast, palette: palette)
    let ground = Color(system: .secondarySystemBackground).resolved(in: appearance)
    return Color(system: .systemOrange).resolved(in: appearance).contrastRatio(on: ground)
  }

  @Test(
    "orange on the ground of a widget has the contrast that was computed elsewhere",
    arguments: [
      (.ios18, .light, .standard, 1.97), (.ios26, .light, .standard, 2.07),
      (.ios18, .dark, .standard, 8.3), (.ios26, .dark, .standard, 7.6),
      (.ios18, .light, .increased, 4.45), (.ios26, .light, .increased, 3.83),
    ] as [(ColorPalette, ColorScheme, ColorSchemeContrast, Double)])
  func orange(
    palette: ColorPalette, scheme: ColorScheme, contrast: ColorSchemeContrast, ratio: Double
  ) {
    let precision = ratio < 5 ? 0.005 : 0.05
    #expect(abs(self.contrast(palette, scheme, contrast) - ratio) <= precision)
  }

  @Test("black on white has the contrast 21, a color on itself 1")
  func extremes() {
    let black = ResolvedColor(red: 0, green: 0, blue: 0)
    let white = ResolvedColor(red: 1, green: 1, blue: 1)
    #expect(abs(black.contrastRatio(on: white) - 21) < 1e-9)
    #expect(abs(white.contrastRatio(on: black) - 21) < 1e-9)
    #expect(white.contrastRatio(on: white) == 1)
    #expect(ResolvedColor.clear.contrastRatio(on: white) == 1)
  }

  @Test("the luminance of the middle gray #777777 is 0.1845")
  func luminance() {
    let part = Double(0x77) / 255
    let gray = ResolvedColor(red: part, green: part, blue: part)
    #expect(abs(gray.relativeLuminance - 0.184475) < 1e-6)
  }

  @Test("what shows through counts: half black on white is a middle gray")
  func composited() {
    let white = ResolvedColor(red: 1, green: 1, blue: 1)
    let half = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.5)
    #expect(half.composited(over: white) == ResolvedColor(red: 0.5, green: 0.5, blue: 0.5))
    #expect(half.composited(over: .clear) == half)
    #expect(ResolvedColor.clear.composited(over: .clear) == .clear)
    #expect(half.contrastRatio(on: white) < 4.1)
  }

  @Test("the text of a color has six digits, and parts that are out of range the nearest")
  func hexadecimal() {
    #expect(ResolvedColor(red: 1, green: 0.5, blue: 0).hexadecimal == "#FF8000")
    #expect(ResolvedColor(red: -1, green: 2, blue: .nan).hexadecimal == "#00FF00")
  }

  @Test("opacities are multiplied")
  func opacity() {
    let color = Color.secondary.opacity(0.5).opacity(0.5)
    #expect(color.resolved(in: ColorAppearance()).opacity == 0x99 / 255.0 / 4)
  }
}
