// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Undoes what a PNG encoder does to rows so that they compress better (ISO/IEC 15948, 9).
package enum PNGFilter {
  /// Undoes the filters of rows that stand one after the other, each with the byte of its filter before it.
  static func undo(
    in bytes: inout [UInt8], from position: Int, rows: Int, rowBytes: Int, pixelBytes: Int
  ) throws(PNGError) {
    for row in 0..<rows {
      let start = position + row * (rowBytes + 1) + 1
      let filter = bytes[start - 1]
      guard filter <= 4 else { throw .unknownFormat }
      if filter == 0 { continue }
      for index in 0..<rowBytes {
        let place = start + index
        let left = index >= pixelBytes ? Int(bytes[place - pixelBytes]) : 0
        let above = row > 0 ? Int(bytes[place - rowBytes - 1]) : 0
        let prediction: Int
        switch filter {
        case 1: prediction = left
        case 2: prediction = above
        case 3: prediction = (left + above) / 2
        default:
          let corner =
            row > 0 && index >= pixelBytes ? Int(bytes[place - rowBytes - 1 - pixelBytes]) : 0
          prediction = paeth(left, above, corner)
        }
        bytes[place] &+= UInt8(truncatingIfNeeded: prediction)
      }
    }
  }

  /// The neighbor that is nearest to left + above − corner; of equal ones the first.
  package static func paeth(_ left: Int, _ above: Int, _ corner: Int) -> Int {
    let toLeft = abs(above - corner)
    let toAbove = abs(left - corner)
    let toCorner = abs(left + above - 2 * corner)
    if toLeft <= toAbove, toLeft <= toCorner { return left }
    return toAbove <= toCorner ? above : corner
  }
}
