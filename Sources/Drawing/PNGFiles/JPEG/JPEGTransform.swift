// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Turns the numbers of blocks into samples: the inverse of the discrete cosine transform (ITU T.81, A.3.3).
///
/// Rows and columns are transformed one after the other, the even and the odd numbers apart, in whole numbers.
struct JPEGTransform {
  /// The cosine of so many sixteenths of a half turn, times the root of two, with 13 bits below the point; of 4 and 0 it is 1.
  private static let cosines: (c1: Int32, c2: Int32, c3: Int32, c5: Int32, c6: Int32, c7: Int32) =
    (11363, 10703, 9633, 6436, 4433, 2260)

  private let factors: [Int32]
  private var numbers: [Int32] = Array(repeating: 0, count: 64)

  /// Prepares the transform of numbers that are multiplied by factors, in zigzag order.
  init(factors: [Int32]) {
    var inRows: [Int32] = Array(repeating: 0, count: 64)
    for (index, place) in JPEGScanReader.zigzag.enumerated() { inRows[place] = factors[index] }
    self.factors = inRows
  }

  /// Transforms a block.
  ///
  /// - Parameters:
  ///   - plane: The numbers of the blocks.
  ///   - start: Where those of the block begin.
  ///   - samples: The plane of samples that are written.
  ///   - place: Where the upper left sample of the block is.
  ///   - stride: How many samples a row has.
  mutating func apply(
    _ plane: [Int16], at start: Int, to samples: inout [UInt8], at place: Int, stride: Int
  ) {
    var hasOthers = false
    for index in 0..<64 {
      let number = Int32(plane[start &+ index])
      numbers[index] = number &* factors[index]
      if index > 0, number != 0 { hasOthers = true }
    }
    guard hasOthers else {
      let sample = Self.sample((numbers[0] &+ 4) >> 3)
      for row in 0..<8 {
        for column in 0..<8 { samples[place &+ row &* stride &+ column] = sample }
      }
      return
    }
    // 11 of 13 bits are dropped after the columns, the others and the factor 8 after the rows.
    for column in 0..<8 {
      let line = transform(column, by: 8, rounding: 1 << 10)
      numbers[column] = line.0 >> 11
      numbers[column &+ 8] = line.1 >> 11
      numbers[column &+ 16] = line.2 >> 11
      numbers[column &+ 24] = line.3 >> 11
      numbers[column &+ 32] = line.4 >> 11
      numbers[column &+ 40] = line.5 >> 11
      numbers[column &+ 48] = line.6 >> 11
      numbers[column &+ 56] = line.7 >> 11
    }
    for row in 0..<8 {
      let line = transform(row &* 8, by: 1, rounding: 1 << 17)
      let target = place &+ row &* stride
      samples[target] = Self.sample(line.0 >> 18)
      samples[target &+ 1] = Self.sample(line.1 >> 18)
      samples[target &+ 2] = Self.sample(line.2 >> 18)
      samples[target &+ 3] = Self.sample(line.3 >> 18)
      samples[target &+ 4] = Self.sample(line.4 >> 18)
      samples[target &+ 5] = Self.sample(line.5 >> 18)
      samples[target &+ 6] = Self.sample(line.6 >> 18)
      samples[target &+ 7] = Self.sample(line.7 >> 18)
    }
  }

  private typealias Line = (Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32)

  /// A row or a column, with 13 more bits below the point than it has.
  private func transform(_ start: Int, by step: Int, rounding: Int32) -> Line {
    let (c1, c2, c3, c5, c6, c7) = Self.cosines
    let number0 = numbers[start]
    let number1 = numbers[start &+ step]
    let number2 = numbers[start &+ 2 &* step]
    let number3 = numbers[start &+ 3 &* step]
    let number4 = numbers[start &+ 4 &* step]
    let number5 = numbers[start &+ 5 &* step]
    let number6 = numbers[start &+ 6 &* step]
    let number7 = numbers[start &+ 7 &* step]
    // Sums wrap around in damaged data only.
    let sum = (number0 &+ number4) &* 8192 &+ rounding
    let difference = (number0 &- number4) &* 8192 &+ rounding
    let outer = number2 &* c2 &+ number6 &* c6
    let inner = number2 &* c6 &- number6 &* c2
    let even0 = sum &+ outer
    let even1 = difference &+ inner
    let even2 = difference &- inner
    let even3 = sum &- outer
    let odd0 = number1 &* c1 &+ number3 &* c3 &+ number5 &* c5 &+ number7 &* c7
    let odd1 = number1 &* c3 &- number3 &* c7 &- number5 &* c1 &- number7 &* c5
    let odd2 = number1 &* c5 &- number3 &* c1 &+ number5 &* c7 &+ number7 &* c3
    let odd3 = number1 &* c7 &- number3 &* c5 &+ number5 &* c3 &- number7 &* c1
    return (
      even0 &+ odd0, even1 &+ odd1, even2 &+ odd2, even3 &+ odd3, even3 &- odd3, even2 &- odd2,
      even1 &- odd1, even0 &- odd0
    )
  }

  /// A number around zero as a byte.
  private static func sample(_ number: Int32) -> UInt8 {
    UInt8(truncatingIfNeeded: min(max(number &+ 128, 0), 255))
  }
}
