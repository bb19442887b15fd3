// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PNGFiles

/// Pictures of rectangles on a ground.
struct DottedPicture {
  /// The picture so far.
  private(set) var pixels: [PixelImage.Pixel]

  private let width: Int
  private let height: Int

  init(_ width: Int, _ height: Int, ground: PixelImage.Pixel = [255, 255, 255, 255]) {
    (self.width, self.height) = (width, height)
    pixels = Array(repeating: ground, count: width * height)
  }

  /// Fills a rectangle; what is outside of the picture is left out.
  mutating func fill(
    _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: PixelImage.Pixel = [0, 0, 0, 255]
  ) {
    for row in y..<min(self.height, y + height) {
      for column in x..<min(self.width, x + width) { pixels[row * self.width + column] = color }
    }
  }

  /// The picture with rectangles of a generator of numbers, which is a few lines in any language.
  static func scattered(seed: Int, _ width: Int, _ height: Int, count: Int) -> PixelImage? {
    var state = seed
    func number(below limit: Int) -> Int {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return (state >> 16) % limit
    }
    var picture = DottedPicture(width, height)
    for _ in 0..<count {
      let (x, y) = (number(below: width), number(below: height))
      let (columns, rows) = (1 + number(below: 14), 1 + number(below: 9))
      let color = (0..<3).map { _ in UInt8(number(below: 256)) }
      picture.fill(x, y, columns, rows, [color[0], color[1], color[2], 255])
    }
    return picture.image
  }

  /// The image.
  var image: PixelImage? { PixelImage(width: width, height: height, of: pixels) }
}
