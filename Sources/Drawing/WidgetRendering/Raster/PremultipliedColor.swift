// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PNGFiles
import WidgetViews

/// Red, green, blue and opacity from 0 to 1, the colors multiplied by the opacity, so that they can be added.
///
/// They are mixed as they are written in sRGB, without going through light: so do Core Animation and SVG.
typealias PremultipliedColor = SIMD4<Float>

extension PremultipliedColor {
  /// A color, multiplied by its opacity.
  init(_ color: ResolvedColor) {
    let opacity = Float(color.opacity.unit)
    self.init(
      Float(color.red.unit) * opacity, Float(color.green.unit) * opacity,
      Float(color.blue.unit) * opacity, opacity)
  }

  /// A pixel, multiplied by its opacity.
  init(_ pixel: PixelImage.Pixel) {
    let opacity = Float(pixel.w) / 255
    self.init(
      Float(pixel.x) / 255 * opacity, Float(pixel.y) / 255 * opacity,
      Float(pixel.z) / 255 * opacity, opacity)
  }

  /// Whether it is another's equal, found for all parts at once, which `==` does one by one.
  func isSame(as other: PremultipliedColor) -> Bool {
    all(self .== other)
  }

  /// This color in front of another.
  func over(_ other: PremultipliedColor) -> PremultipliedColor {
    self + other * (1 - w)
  }

  /// The color without its opacity; clear becomes black.
  var opaque: PremultipliedColor {
    guard w > 0 else { return PremultipliedColor(0, 0, 0, 1) }
    var result = self / w
    result.w = 1
    return result
  }
}
