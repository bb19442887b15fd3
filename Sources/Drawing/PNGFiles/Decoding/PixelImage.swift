// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A picture as rows of pixels, in memory.
package struct PixelImage: Hashable, Sendable {
  /// Red, green, blue and opacity, a byte each; the colors are not multiplied by the opacity.
  package typealias Pixel = SIMD4<UInt8>

  /// The number of pixels in a row.
  package let width: Int

  /// The number of rows of pixels.
  package let height: Int

  /// The pixels, the upper row first, each from the left to the right.
  package internal(set) var pixels: [Pixel]

  /// Creates a picture from its pixels, row by row; nil if their number does not match the size.
  package init?(width: Int, height: Int, of pixels: [Pixel]) {
    guard width > 0, height > 0, pixels.count == width * height else { return nil }
    self.init(width: width, height: height, pixels: pixels)
  }

  init(width: Int, height: Int, pixels: [Pixel]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}
