// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import PNGFiles
package import WidgetViews

extension PixelImage {
  /// The image in front of a color, so that none of its pixels is transparent.
  package func over(_ ground: ResolvedColor) -> PixelImage {
    guard pixels.contains(where: { $0.w < 255 }) else { return self }
    let parts = [ground.red, ground.green, ground.blue].map { min(max($0, 0), 1) * 255 }
    let opaque = pixels.map { pixel -> Pixel in
      guard pixel.w < 255 else { return pixel }
      let opacity = Double(pixel.w) / 255
      func mixed(_ part: UInt8, _ ground: Double) -> UInt8 {
        UInt8((Double(part) * opacity + ground * (1 - opacity)).rounded())
      }
      return Pixel(
        mixed(pixel.x, parts[0]), mixed(pixel.y, parts[1]), mixed(pixel.z, parts[2]), 255)
    }
    return PixelImage(width: width, height: height, of: opaque) ?? self
  }
}
