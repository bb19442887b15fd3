// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Numbers as `gvar` packs them: points by their distances, and distances by runs of the same size.
struct PackedNumbers {
  let bytes: FontBytes

  /// Where the next number is.
  var place: Int

  /// The numbers of points in rising order; nil for all points.
  mutating func points() throws(FontFileError) -> [Int]? {
    var count = try next(1)
    if count & 0x80 != 0 { count = ((count & 0x7F) << 8) | (try next(1)) }
    guard count > 0 else { return nil }
    var points: [Int] = []
    var point = 0
    while points.count < count {
      let run = try next(1)
      for _ in 0..<min((run & 0x7F) + 1, count - points.count) {
        point += try next(run & 0x80 != 0 ? 2 : 1)
        points.append(point)
      }
    }
    return points
  }

  /// A count of distances.
  mutating func distances(_ count: Int) throws(FontFileError) -> [Double] {
    var distances: [Double] = []
    while distances.count < count {
      let run = try next(1)
      let wanted = min((run & 0x3F) + 1, count - distances.count)
      for _ in 0..<wanted {
        switch run >> 6 {
        case 0: distances.append(Double(Int8(truncatingIfNeeded: try next(1))))
        case 1: distances.append(Double(Int16(truncatingIfNeeded: try next(2))))
        case 2: distances.append(0)
        default: distances.append(Double(Int32(truncatingIfNeeded: try next(4))))
        }
      }
    }
    return distances
  }

  private mutating func next(_ size: Int) throws(FontFileError) -> Int {
    defer { place += size }
    return try bytes.number(place, size: size)
  }
}
