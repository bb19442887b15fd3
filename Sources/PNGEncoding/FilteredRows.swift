// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PNGDecoding

extension PNGFilter {
  /// The rows of a picture, each with the filter that makes its bytes the smallest.
  ///
  /// Small bytes, counted from 0 to both sides, compress well; of equal filters the first is taken.
  static func rows(of image: PixelImage) -> [UInt8] {
    let length = image.width * 4
    var above = [UInt8](repeating: 0, count: length)
    var row = above
    var candidates = [[UInt8]](repeating: above, count: 5)
    var rows: [UInt8] = []
    rows.reserveCapacity((length + 1) * image.height)
    for y in 0..<image.height {
      for x in 0..<image.width {
        let pixel = image.pixels[y * image.width + x]
        for part in 0..<4 { row[x * 4 + part] = pixel[part] }
      }
      var sums = [Int](repeating: 0, count: 5)
      for index in 0..<length {
        let left = index >= 4 ? row[index - 4] : 0
        let up = above[index]
        let corner = index >= 4 ? above[index - 4] : 0
        let mean = UInt8((Int(left) + Int(up)) / 2)
        let nearest = UInt8(paeth(Int(left), Int(up), Int(corner)))
        predict(0, by: 0)
        predict(1, by: left)
        predict(2, by: up)
        predict(3, by: mean)
        predict(4, by: nearest)

        func predict(_ filter: Int, by prediction: UInt8) {
          let difference = row[index] &- prediction
          candidates[filter][index] = difference
          sums[filter] += Int(Int8(bitPattern: difference).magnitude)
        }
      }
      let best = sums.indices.min { sums[$0] < sums[$1] } ?? 0
      rows.append(UInt8(best))
      rows += candidates[best]
      swap(&above, &row)
    }
    return rows
  }
}
