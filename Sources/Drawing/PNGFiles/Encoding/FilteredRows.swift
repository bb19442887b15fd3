// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension PNGFilter {
  /// The rows of a picture, each with the filter that makes its bytes the smallest.
  ///
  /// Small bytes, counted from 0 to both sides, compress well; of equal filters the first is taken.
  static func rows(of image: PixelImage) -> [UInt8] {
    let length = image.width * 4
    // A pixel of zeros before each row, so that every byte has a neighbor.
    var above = [UInt8](repeating: 0, count: length + 4)
    var row = above
    var rows: [UInt8] = []
    rows.reserveCapacity((length + 1) * image.height)
    for y in 0..<image.height {
      for x in 0..<image.width {
        let pixel = image.pixels[y * image.width + x]
        for part in 0..<4 { row[x * 4 + part + 4] = pixel[part] }
      }
      let filter = smallest(row, above)
      rows.append(UInt8(filter))
      for index in 4..<length + 4 {
        rows.append(row[index] &- prediction(filter, row, above, index))
      }
      swap(&above, &row)
    }
    return rows
  }

  /// The filter that makes the bytes of a row the smallest.
  private static func smallest(_ row: [UInt8], _ above: [UInt8]) -> Int {
    var (none, left, up, mean, nearest) = (0, 0, 0, 0, 0)
    for index in 4..<row.count {
      none += magnitude(row[index])
      left += magnitude(row[index] &- row[index - 4])
      up += magnitude(row[index] &- above[index])
      mean += magnitude(row[index] &- prediction(3, row, above, index))
      nearest += magnitude(row[index] &- prediction(4, row, above, index))
    }
    var best = (filter: 0, sum: none)
    for (filter, sum) in [(1, left), (2, up), (3, mean), (4, nearest)] where sum < best.sum {
      best = (filter, sum)
    }
    return best.filter
  }

  private static func magnitude(_ byte: UInt8) -> Int { Int(Int8(bitPattern: byte).magnitude) }

  /// The byte that a filter predicts.
  @inline(__always)
  private static func prediction(
    _ filter: Int, _ row: [UInt8], _ above: [UInt8], _ index: Int
  ) -> UInt8 {
    switch filter {
    case 1: row[index - 4]
    case 2: above[index]
    case 3: UInt8((Int(row[index - 4]) + Int(above[index])) / 2)
    case 4: UInt8(paeth(Int(row[index - 4]), Int(above[index]), Int(above[index - 4])))
    default: 0
    }
  }
}
