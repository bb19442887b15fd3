// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Where a font is on each of its axes, from -1 to 1: what its outlines and widths are varied by.
struct FontPosition: Hashable, Sendable {
  let coordinates: [Double]

  /// Whether the font is as its file has it.
  var isUsual: Bool { coordinates.allSatisfy { $0 == 0 } }

  /// The position at a weight, with the usual value on every other axis.
  ///
  /// - Parameters:
  ///   - weight: The weight, from 1 to 1000; one beyond the axis counts as its end.
  ///   - axes: The axes.
  ///   - table: The table `avar`, which bends the axes; nil if the font has none.
  /// - Throws: ``FontFileError`` if that table is broken.
  init(weight: Double, on axes: FontAxes, bentBy table: FontBytes?) throws(FontFileError) {
    var coordinates = axes.axes.map { $0.tag == "wght" ? $0.position(of: weight) : 0 }
    if let table { try Self.bend(&coordinates, by: table) }
    // Positions in the file have 14 binary places.
    self.coordinates = coordinates.map { ($0 * 16384).rounded() / 16384 }
  }

  /// Moves each coordinate along the lines between the pairs of its axis.
  private static func bend(_ coordinates: inout [Double], by table: FontBytes)
    throws(FontFileError)
  {
    var place = 8
    for axis in 0..<min(try table.uint16(6), coordinates.count) {
      let count = try table.uint16(place)
      place += 2
      var previous: (from: Double, to: Double)?
      let value = coordinates[axis]
      var isBent = false
      for pair in 0..<count {
        let next = (
          from: try table.fraction(place + pair * 4), to: try table.fraction(place + pair * 4 + 2)
        )
        if !isBent, next.from >= value {
          coordinates[axis] = Self.value(at: value, previous ?? next, next)
          isBent = true
        }
        previous = next
      }
      place += count * 4
    }
  }

  private static func value(
    at value: Double, _ low: (from: Double, to: Double), _ high: (from: Double, to: Double)
  ) -> Double {
    guard high.from > low.from else { return high.to }
    return low.to + (high.to - low.to) * (value - low.from) / (high.from - low.from)
  }

  /// How much a region counts here, from 0 to 1.
  ///
  /// - Parameters:
  ///   - peaks: Where it counts fully, for each axis.
  ///   - bounds: Between which coordinates it counts at all; nil for from 0 to the peak.
  /// - Returns: The share.
  func share(of peaks: [Double], between bounds: [(start: Double, end: Double)]?) -> Double {
    var share = 1.0
    for (axis, peak) in peaks.enumerated() where peak != 0 {
      guard axis < coordinates.count else { return 0 }
      let value = coordinates[axis]
      if value == peak { continue }
      let (start, end) = bounds?[axis] ?? (min(peak, 0), max(peak, 0))
      // Such bounds have no meaning, so that the axis does not count.
      if start > peak || peak > end || (start < 0 && end > 0) { continue }
      guard value > start, value < end else { return 0 }
      share *= value < peak ? (value - start) / (peak - start) : (end - value) / (end - peak)
    }
    return share
  }
}
