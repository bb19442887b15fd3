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

  /// The mean red, green and blue of a box, from 0 to 255: of all its pixels, and of its ink alone.
  package func colors(of box: PictureBox) -> BoxColors {
    var (sum, inkSum, count) = (SIMD3<Double>.zero, SIMD3<Double>.zero, 0)
    for row in box.top..<box.bottom {
      sum += colors(of: row, box.left..<box.right)
      for run in runs.rows[row] {
        let part = run.clamped(to: box.left..<box.right)
        count += part.count
        inkSum += colors(of: row, part)
      }
    }
    return BoxColors(
      all: sum / Double(max(1, box.width * box.height)), ink: inkSum / Double(max(1, count)))
  }

  /// The sum of the colors in a part of a row.
  private func colors(of row: Int, _ columns: Range<Int>) -> SIMD3<Double> {
    var sum = SIMD3<Double>.zero
    guard row < image.height else { return sum }
    for column in columns.clamped(to: 0..<image.width) {
      let pixel = image.pixels[row * image.width + column]
      sum += SIMD3(Double(pixel.x), Double(pixel.y), Double(pixel.z))
    }
    return sum
  }
}

/// The mean colors of a box, red, green and blue from 0 to 255.
package struct BoxColors: Hashable, Sendable {
  /// The mean of all pixels, to which the ground between letters belongs.
  package var all: SIMD3<Double>

  /// The mean of the ink, to which the edges of letters belong.
  package var ink: SIMD3<Double>

  /// The greatest difference in a channel, of all pixels or of the ink, whichever is less.
  ///
  /// Letters of another font leave more or less ground free, or have more or less of edges; another color shows in both.
  package func difference(to other: BoxColors) -> Double {
    min(Self.difference(all, other.all), Self.difference(ink, other.ink))
  }

  /// The greatest difference of two colors in a channel.
  static func difference(_ first: SIMD3<Double>, _ second: SIMD3<Double>) -> Double {
    let difference = first - second
    return max(abs(difference.x), max(abs(difference.y), abs(difference.z)))
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
