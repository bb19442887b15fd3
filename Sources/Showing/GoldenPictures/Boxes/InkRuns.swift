// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PNGFiles

/// The ink of a picture as runs of pixels: what differs from its ground.
struct InkRuns {
  /// By more than so many levels of gray ink differs from the ground.
  static let threshold = 60.0

  /// The runs of each row, from the left to the right; none touches the next.
  let rows: [[Range<Int>]]

  /// The number of columns.
  let width: Int

  /// Finds the ink of a picture in an area from its upper left corner.
  ///
  /// The ground is the median of the levels of gray. The opacity of pixels does not count, and where the picture ends before the area, it
  /// is black.
  init(_ image: PixelImage, width: Int, height: Int) {
    self.width = width
    let (columns, known) = (min(width, image.width), min(height, image.height))
    let pixels = image.pixels
    var counts = Array(repeating: 0, count: 3 * 255 + 1)
    for row in 0..<known {
      let start = row * image.width
      for index in start..<(start + columns) { counts[Self.sum(pixels[index])] += 1 }
    }
    counts[0] += width * height - columns * known
    let isInk = Self.inkSums(counts)
    rows = (0..<height).map { row in
      var runs: [Range<Int>] = []
      var start: Int?
      for column in 0..<width {
        let isInside = row < known && column < columns
        let sum = isInside ? Self.sum(pixels[row * image.width + column]) : 0
        if isInk[sum] {
          if start == nil { start = column }
        } else if let first = start {
          runs.append(first..<column)
          start = nil
        }
      }
      if let start { runs.append(start..<width) }
      return runs
    }
  }

  /// The sum of a pixel's red, green and blue: three times its level of gray.
  private static func sum(_ pixel: PixelImage.Pixel) -> Int {
    Int(pixel.x) + Int(pixel.y) + Int(pixel.z)
  }

  /// For each sum whether it is ink, from how often each sum occurs.
  private static func inkSums(_ counts: [Int]) -> [Bool] {
    let count = counts.reduce(0, +)
    guard count > 0 else { return counts.map { _ in false } }
    func level(at position: Int) -> Double {
      var seen = 0
      for (sum, count) in counts.enumerated() {
        seen += count
        if seen > position { return Double(sum) / 3 }
      }
      return 0
    }
    // Of an even number, the median is in the middle of two.
    let ground =
      count.isMultiple(of: 2)
      ? (level(at: count / 2 - 1) + level(at: count / 2)) / 2 : level(at: count / 2)
    return counts.indices.map { abs(Double($0) / 3 - ground) > threshold }
  }

  /// The runs, each longer at both ends and in rows above and below; runs that then touch are one.
  func grown(columns: Int, rows distance: Int) -> [[Range<Int>]] {
    let wide = rows.map { runs in
      Self.merged(
        runs.map { max(0, $0.lowerBound - columns)..<min(width, $0.upperBound + columns) })
    }
    return wide.indices.map { row in
      let near = wide[max(0, row - distance)...min(wide.count - 1, row + distance)].filter {
        !$0.isEmpty
      }
      guard near.count > 1 else { return near.first ?? [] }
      return Self.merged(near.flatMap(\.self).sorted { $0.lowerBound < $1.lowerBound })
    }
  }

  /// The box around all ink in an area; nil if there are fewer pixels of ink.
  func box(in area: PictureBox, leastInk: Int) -> PictureBox? {
    var count = 0
    var box = PictureBox(left: area.right, top: area.bottom, right: area.left, bottom: area.top)
    for row in area.top..<area.bottom {
      for run in rows[row] {
        let part = run.clamped(to: area.left..<area.right)
        guard !part.isEmpty else { continue }
        count += part.count
        box.left = min(box.left, part.lowerBound)
        box.right = max(box.right, part.upperBound)
        box.top = min(box.top, row)
        box.bottom = max(box.bottom, row + 1)
      }
    }
    return count >= leastInk ? box : nil
  }

  /// Sorted runs without overlaps and without gaps of no pixel.
  private static func merged(_ runs: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for run in runs {
      if let last = result.last, run.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, run.upperBound)
      } else {
        result.append(run)
      }
    }
    return result
  }
}
