// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetValues

/// The segment before a scan, which says what the scan brings (ITU T.81, B.2.3).
struct JPEGScan {
  /// A component that the scan has numbers of.
  struct Part {
    /// Which component of the frame it is.
    let component: Int

    /// The tables of its codes, for the first number of a block and for the others.
    let first: Int
    let others: Int
  }

  let parts: [Part]

  /// Which numbers of each block it brings, in zigzag order.
  let band: ClosedRange<Int>

  /// How many bits below those of this scan are missing: before it, and after it; 0 before if nothing came.
  let before: Int
  let after: Int

  init(_ segment: JPEGSegments.Segment, in bytes: [UInt8], of frame: JPEGFrame) throws(JPEGError) {
    let data = Array(bytes[segment.data])
    let malformed = JPEGError.malformedSegment(segment.marker)
    guard let count = data.first.map(Int.init), 1...4 ~= count, data.count == 4 + 2 * count else {
      throw malformed
    }
    var parts: [Part] = []
    for place in stride(from: 1, to: 1 + 2 * count, by: 2) {
      let component = frame.components.firstIndex { $0.identifier == data[place] }
      let (first, others) = (Int(data[place + 1] >> 4), Int(data[place + 1] & 0xF))
      guard let component, first < 4, others < 4,
        !parts.contains(where: { $0.component == component })
      else { throw malformed }
      parts.append(Part(component: component, first: first, others: others))
    }
    let blocks = parts.reduce(0) {
      $0 + frame.components[$1.component].across * frame.components[$1.component].down
    }
    guard count == 1 || blocks <= 10 else { throw malformed }
    self.parts = parts
    guard frame.isProgressive else {
      // Files exist that have zeros here; there is only one meaning.
      (band, before, after) = (0...63, 0, 0)
      return
    }
    let ends = (Int(data[data.count - 3]), Int(data[data.count - 2]))
    (before, after) = (Int(data[data.count - 1] >> 4), Int(data[data.count - 1] & 0xF))
    guard ends.0 <= ends.1, ends.1 < 64, ends.0 > 0 || ends.1 == 0, ends.0 == 0 || count == 1,
      after <= 13, before == 0 || after == before - 1
    else { throw malformed }
    band = ends.0...ends.1
  }
}

/// What the scans of a file have brought so far.
struct JPEGProgress {
  /// The most scans that are decoded: cameras and programs write up to a dozen.
  static let maximumScanCount = 128

  /// For each number of each component, how many of its lower bits are missing; nil if nothing came.
  private var missing: [[Int?]]
  private var scanCount = 0

  init(componentCount: Int) {
    missing = Array(repeating: Array(repeating: nil, count: 64), count: componentCount)
  }

  /// Whether each component has at least the first number of each block.
  var isComplete: Bool { missing.allSatisfy { $0[0] != nil } }

  /// Notes a scan, which has to follow those before it.
  mutating func add(_ scan: JPEGScan) throws(JPEGError) {
    scanCount += 1
    guard scanCount <= Self.maximumScanCount else { throw .tooManyScans }
    for part in scan.parts {
      guard scan.band.lowerBound == 0 || missing[part.component][0] != nil else {
        throw .misplacedScan
      }
      for index in scan.band {
        guard missing[part.component][index] == (scan.before == 0 ? nil : scan.before) else {
          throw .misplacedScan
        }
        missing[part.component][index] = scan.after
      }
    }
  }
}
