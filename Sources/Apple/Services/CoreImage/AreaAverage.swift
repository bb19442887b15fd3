// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CoreGraphics
import Foundation

/// The average color of a rectangle of an image.
struct AreaAverage {
  let image: CIImage
  let extent: CGRect

  /// The color; nil if nothing is in the rectangle.
  var color: CIColor? {
    if let solid = image.solid { return solid }
    let whole = image.extent
    let part = extent.isEmpty ? whole : extent.intersection(whole)
    guard !part.isNull, part.width >= 1, part.height >= 1,
      let bitmap = CIContext().createCGImage(image, from: part)
    else { return nil }
    // Its memory has four bytes a pixel, premultiplied.
    var bytes = Array(repeating: UInt8(0), count: bitmap.width * bitmap.height * 4)
    let wasDrawn = bytes.withUnsafeMutableBytes { memory in
      let context = CGContext(
        data: memory.baseAddress, width: bitmap.width, height: bitmap.height, bitsPerComponent: 8,
        bytesPerRow: bitmap.width * 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.draw(
        bitmap, in: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
      return context != nil
    }
    guard wasDrawn else { return nil }
    var sums: SIMD4<Double> = .zero
    for start in stride(from: 0, to: bytes.count, by: 4) {
      sums += SIMD4((0..<4).map { Double(bytes[start + $0]) })
    }
    guard sums.w > 0 else { return CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
    return CIColor(
      red: sums.x / sums.w, green: sums.y / sums.w, blue: sums.z / sums.w,
      alpha: sums.w / Double(bytes.count / 4) / 255)
  }
}
