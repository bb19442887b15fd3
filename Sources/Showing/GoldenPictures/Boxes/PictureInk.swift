// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import PNGFiles

/// The ink of a picture: what differs from its ground, in boxes around each word, icon and bar.
///
/// Ink differs by more than 60 levels of gray from the ground, which is the median. Each of its pixels reaches 12 columns and 3 rows in
/// each direction; where these areas touch, it is one box, which encloses all ink in the rectangle around them.
package struct PictureInk: Sendable {
  /// Fewer pixels of ink are no box.
  private static let leastInk = 30

  /// Ink belongs together if so many columns lie between.
  private static let columnReach = 12

  /// Ink belongs together if so many rows lie between.
  private static let rowReach = 3

  /// The boxes, in the order of their first pixels.
  package let boxes: [PictureBox]

  /// The medians of red, green and blue, from 0 to 255: mostly the color behind the ink.
  package let ground: SIMD3<Double>

  private let image: PixelImage
  private let runs: InkRuns

  /// Finds the ink in an area from the upper left corner of an image.
  ///
  /// The opacity of pixels does not count, and where the image ends before the area, it is black.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - width: The columns of the area.
  ///   - height: The rows of the area.
  package init(of image: PixelImage, width: Int, height: Int) {
    let runs = InkRuns(image, width: width, height: height)
    let areas = ConnectedRuns(runs.grown(columns: Self.columnReach, rows: Self.rowReach)).areas
    boxes = areas.compactMap { runs.box(in: $0, leastInk: Self.leastInk) }
    ground = image.medianColor(width: width, height: height)
    self.image = image
    self.runs = runs
  }

  /// The mean red, green and blue of the ink in a box, from 0 to 255.
  ///
  /// What lies between letters does not count, because other fonts leave more or less of it.
  package func color(of box: PictureBox) -> SIMD3<Double> {
    var (sum, count) = (SIMD3<Double>.zero, 0)
    for row in box.top..<box.bottom {
      for run in runs.rows[row] {
        for column in run.clamped(to: box.left..<box.right) {
          count += 1
          guard row < image.height, column < image.width else { continue }
          let pixel = image.pixels[row * image.width + column]
          sum += SIMD3(Double(pixel.x), Double(pixel.y), Double(pixel.z))
        }
      }
    }
    return sum / Double(max(1, count))
  }
}

extension PixelImage {
  /// The medians of red, green and blue in an area from the upper left corner, whose pixels outside of the image are black.
  fileprivate func medianColor(width: Int, height: Int) -> SIMD3<Double> {
    var counts = Array(repeating: SIMD3<Int>.zero, count: 256)
    let (columns, rows) = (min(width, self.width), min(height, self.height))
    for row in 0..<rows {
      for index in (row * self.width)..<(row * self.width + columns) {
        let pixel = pixels[index]
        counts[Int(pixel.x)].x += 1
        counts[Int(pixel.y)].y += 1
        counts[Int(pixel.z)].z += 1
      }
    }
    counts[0] &+= SIMD3(repeating: width * height - columns * rows)
    func median(_ count: (SIMD3<Int>) -> Int) -> Double {
      var seen = 0
      let level = counts.firstIndex { parts in
        seen += count(parts)
        return seen > width * height / 2
      }
      return Double(level ?? 0)
    }
    return SIMD3(median { $0.x }, median { $0.y }, median { $0.z })
  }
}
