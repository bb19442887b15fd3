// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetValues

extension PixelImage {
  /// Decodes the file of a bitmap, and turns it upright; nil if it is damaged.
  package init?(_ bitmap: BitmapImage) {
    switch bitmap.format {
    case .png:
      guard let image = try? PNGDecoder.image(from: bitmap.png) else { return nil }
      self = image
    case .jpeg:
      guard let image = try? JPEGDecoder.image(from: bitmap.png) else { return nil }
      self = image.turned(bitmap.orientation)
    }
  }

  /// The image as it is shown if its rows are those of a file that is turned.
  package func turned(_ orientation: ImageOrientation) -> PixelImage {
    guard orientation != .up else { return self }
    let (lastColumn, lastRow) = (width - 1, height - 1)
    var image = PixelImage(
      width: orientation.swapsSides ? height : width,
      height: orientation.swapsSides ? width : height, pixels: pixels)
    for row in 0..<height {
      for column in 0..<width {
        let (x, y) =
          switch orientation {
          case .up: (column, row)
          case .upMirrored: (lastColumn - column, row)
          case .down: (lastColumn - column, lastRow - row)
          case .downMirrored: (column, lastRow - row)
          case .leftMirrored: (row, column)
          case .right: (lastRow - row, column)
          case .rightMirrored: (lastRow - row, lastColumn - column)
          case .left: (row, lastColumn - column)
          }
        image.pixels[y * image.width + x] = pixels[row * width + column]
      }
    }
    return image
  }
}
