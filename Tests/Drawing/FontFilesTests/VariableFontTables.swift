// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport

/// The tables of a variable font of three glyphs, whose weight goes from 100 over 400 to 900.
enum VariableFontTables {
  /// A number with 14 binary places.
  static func fraction(_ number: Double) -> UInt16 {
    UInt16(bitPattern: Int16((number * 16384).rounded()))
  }

  /// The table of axes.
  static var axes: [UInt8] {
    FontBuilder.words([1, 0, 16, 2, 1, 20, 0, 4]) + Array("wght".utf8)
      + FontBuilder.longs([100 << 16, 400 << 16, 900 << 16]) + FontBuilder.words([0, 256])
  }

  /// The axis bent so that half the way is four fifths of it.
  static var bends: [UInt8] {
    FontBuilder.words([1, 0, 0, 1, 4])
      + FontBuilder.words([-1, -1, 0, 0, 0.5, 0.8, 1, 1].map(fraction))
  }

  /// A table of outlines' differences, in which each glyph but the first has the same part.
  static func outlines(_ part: [UInt8], glyphCount: Int = 4) -> [UInt8] {
    let part = part + [UInt8](repeating: 0, count: part.count % 2)
    let offsets = [0] + (0..<glyphCount).map { $0 * part.count }
    let data = 20 + offsets.count * 4
    return FontBuilder.words([1, 0, 1, 0]) + FontBuilder.longs([data])
      + FontBuilder.words([UInt16(glyphCount), 1]) + FontBuilder.longs([data])
      + FontBuilder.longs(offsets)
      + (1..<glyphCount).flatMap { _ in part }
  }

  /// A part of that table with one set of distances, which counts fully at the largest weight.
  ///
  /// - Parameters:
  ///   - points: The numbers of the points that move, packed; nil for all.
  ///   - distances: The distances to the right and upwards, packed.
  ///   - bounds: Between which positions the set counts; nil for the usual ones.
  /// - Returns: The bytes.
  static func part(
    points: [UInt8]? = nil, distances: [UInt8], bounds: (Double, Double)? = nil
  ) -> [UInt8] {
    let data = (points ?? [0]) + distances
    let header = bounds.map { FontBuilder.words([fraction($0.0), fraction($0.1)]) } ?? []
    return FontBuilder.words([1, UInt16(10 + header.count)])
      + FontBuilder.words([UInt16(data.count), bounds == nil ? 0xA000 : 0xE000, fraction(1)])
      + header + data
  }

  /// Widths' differences at the largest weight, for glyphs 0 to 3.
  static func widths(_ differences: [Int8]) -> [UInt8] {
    FontBuilder.words([1, 0]) + FontBuilder.longs([20, 0, 0, 0]) + items(differences)
  }

  /// Differences of items at the largest weight.
  static func items(_ differences: [Int8]) -> [UInt8] {
    FontBuilder.words([1]) + FontBuilder.longs([12]) + FontBuilder.words([1])
      + FontBuilder.longs([22])
      + FontBuilder.words([1, 1] + [0, 1, 1].map(fraction))
      + FontBuilder.words([UInt16(differences.count), 0, 1, 0])
      + differences.map { UInt8(bitPattern: $0) }
  }

  /// The table of definitions, of which only the items are there.
  static func definitions(_ differences: [Int8]) -> [UInt8] {
    FontBuilder.words([1, 3, 0, 0, 0, 0, 0]) + FontBuilder.longs([18]) + items(differences)
  }

  /// Kerning of one pair whose value is that of an item, too.
  static func pairs(_ left: UInt16, _ right: UInt16, by value: Int16, item: UInt16) -> [UInt8] {
    let kern: [UInt16] = [0x6B65, 0x726E]
    // The value has an advance and where its item is; the item comes after the only pair of the set.
    return FontBuilder.words(
      [1, 0, 0, 10, 24] + [1] + kern + [8, 0, 1, 0] + [1, 4, 2, 0, 1, 8]
        + [1, 12, 0x44, 0, 1, 18, 1, 1, left]
        + [1, right, UInt16(bitPattern: value), 8, 0, item, 0x8000])
  }
}
