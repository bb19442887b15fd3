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

  /// The mean red, green and blue of the pixels in a box, from 0 to 255; what is outside of the image is black.
  package func meanColor(in box: PictureBox) -> SIMD3<Double> {
    var sum = SIMD3<Double>.zero
    for row in box.top..<max(box.top, min(box.bottom, height)) {
      let start = row * width
      for index in (start + box.left)..<(start + max(box.left, min(box.right, width))) {
        let pixel = pixels[index]
        sum += SIMD3(Double(pixel.x), Double(pixel.y), Double(pixel.z))
      }
    }
    return sum / Double(max(1, box.width * box.height))
  }
}
