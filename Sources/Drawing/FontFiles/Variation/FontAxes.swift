// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// How far a variable font can be varied: the table `fvar`.
struct FontAxes: Sendable {
  /// A property that can be varied, such as the weight.
  struct Axis: Hashable, Sendable {
    /// The tag of the axis, such as `wght`.
    let tag: String
    let minimum: Double
    let usual: Double
    let maximum: Double

    /// Where a value is on the axis, from -1 at the minimum over 0 at the usual value to 1 at the maximum.
    func position(of value: Double) -> Double {
      let value = min(max(value, minimum), maximum)
      if value < usual { return (value - usual) / (usual - minimum) }
      return value > usual ? (value - usual) / (maximum - usual) : 0
    }
  }

  /// How many axes a font may have; real ones have up to 20.
  private static let maximumCount = 64

  let axes: [Axis]

  /// Reads the table.
  init(table: FontBytes) throws(FontFileError) {
    let (start, count) = (try table.uint16(4), try table.uint16(8))
    let size = try table.uint16(10)
    guard count <= Self.maximumCount, size >= 20 else { throw .malformed(table: "fvar") }
    var axes: [Axis] = []
    for index in 0..<count {
      let record = start + index * size
      let tag = String(decoding: try table.part(record..<(record + 4)).utf8, as: UTF8.self)
      let axis = Axis(
        tag: tag, minimum: try table.fixed(record + 4), usual: try table.fixed(record + 8),
        maximum: try table.fixed(record + 12))
      guard axis.minimum <= axis.usual, axis.usual <= axis.maximum else {
        throw .malformed(table: "fvar")
      }
      axes.append(axis)
    }
    self.axes = axes
  }

  /// The weights that the font can have; nil if it has one only.
  var weights: ClosedRange<Double>? {
    axes.first { $0.tag == "wght" && $0.minimum < $0.maximum }.map { $0.minimum...$0.maximum }
  }
}

extension FontBytes {
  /// A signed number of four bytes, half of which are binary places.
  func fixed(_ offset: Int) throws(FontFileError) -> Double {
    Double(Int32(truncatingIfNeeded: try uint32(offset))) / 65536
  }

  /// A number with 14 binary places.
  func fraction(_ offset: Int) throws(FontFileError) -> Double {
    Double(try int16(offset)) / 16384
  }
}
