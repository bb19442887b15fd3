// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A picture as rows of pixels, in memory.
struct PixelImage: Hashable {
  /// Red, green, blue and opacity, a byte each; the colors are not multiplied by the opacity.
  typealias Pixel = SIMD4<UInt8>

  /// The number of pixels in a row.
  let width: Int

  /// The number of rows.
  let height: Int

  /// The pixels, the upper row first, each from the left to the right.
  var pixels: [Pixel]
}
