// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// By how much glyphs move closer to each other: the feature `kern` of the table `GPOS`.
///
/// It reads pairs, by glyph and by class, of the first value's advance, which is what kerning between two upright letters is.
struct PairKerning: Sendable {
  /// How many lookups and tables of pairs there may be; real fonts have some hundreds.
  private static let maximumCount = 1 << 14

  private let table: FontBytes

  /// By how much values differ; nil if the font is as its file has it.
  var variations: ItemVariations?

  /// Where the tables of pairs begin, in the order in which they are asked.
  private let subtables: [[Int]]

  /// Reads which tables of pairs the feature has.
  init?(table: FontBytes) throws(FontFileError) {
    self.table = table
    let (features, lookups) = (try table.uint16(6), try table.uint16(8))
    // The lists of a damaged file may lie upon each other, each as long as the file.
    var room = Self.maximumCount
    func take(_ count: Int) throws(FontFileError) -> Int {
      room -= count
      guard room >= 0 else { throw .malformed(table: "GPOS") }
      return count
    }
    var numbers: Set<Int> = []
    for index in 0..<(try table.uint16(features)) {
      let record = features + 2 + index * 6
      guard try table.uint32(record) == 0x6B65_726E else { continue }
      let feature = features + (try table.uint16(record + 4))
      for lookup in 0..<(try take(table.uint16(feature + 2))) {
        numbers.insert(try table.uint16(feature + 4 + lookup * 2))
      }
    }
    var subtables: [[Int]] = []
    for number in numbers.sorted() where number < (try table.uint16(lookups)) {
      let lookup = lookups + (try table.uint16(lookups + 2 + number * 2))
      var places: [Int] = []
      for index in 0..<(try take(table.uint16(lookup + 4))) {
        var place = lookup + (try table.uint16(lookup + 6 + index * 2))
        var kind = try table.uint16(lookup)
        if kind == 9 {
          kind = try table.uint16(place + 2)
          place += try table.uint32(place + 4)
        }
        if kind == 2 { places.append(place) }
      }
      if !places.isEmpty { subtables.append(places) }
    }
    guard !subtables.isEmpty else { return nil }
    self.subtables = subtables
  }

  /// The kerning of a pair: font units that are added to the advance of the left glyph.
  func adjustment(_ left: Int, _ right: Int) -> Int {
    var sum = 0
    for lookup in subtables {
      for place in lookup {
        // The first table that knows the pair decides.
        guard let found = try? value(at: place, left, right) else { continue }
        sum += found
        break
      }
    }
    return sum
  }

  private func value(at place: Int, _ left: Int, _ right: Int) throws(FontFileError) -> Int? {
    guard let index = try table.coverage(at: place + (try table.uint16(place + 2)), left) else {
      return nil
    }
    let (first, second) = (try table.uint16(place + 4), try table.uint16(place + 6))
    let size = (first.nonzeroBitCount + second.nonzeroBitCount) * 2
    if try table.uint16(place) == 1 {
      let set = place + (try table.uint16(place + 10 + index * 2))
      var (low, high) = (0, try table.uint16(set))
      while low < high {
        let middle = (low + high) / 2
        let record = set + 2 + middle * (2 + size)
        let glyph = try table.uint16(record)
        if glyph == right {
          return try advance(at: record + 2, format: first, parent: set)
        }
        if glyph < right { low = middle + 1 } else { high = middle }
      }
      return nil
    }
    let row = try table.glyphClass(at: place + (try table.uint16(place + 8)), left)
    let column = try table.glyphClass(at: place + (try table.uint16(place + 10)), right)
    let columns = try table.uint16(place + 14)
    guard row < (try table.uint16(place + 12)), column < columns else { return nil }
    return try advance(
      at: place + 16 + (row * columns + column) * size, format: first, parent: place)
  }

  /// The advance of a value.
  ///
  /// - Parameters:
  ///   - value: Where the value begins.
  ///   - format: Which numbers it has.
  ///   - parent: Where the table begins that the value is in.
  /// - Returns: The advance; 0 if the value has none.
  /// - Throws: ``FontFileError`` if the table ends early.
  private func advance(at value: Int, format: Int, parent: Int) throws(FontFileError) -> Int {
    // The advance comes after what moves the glyph itself.
    let base =
      format & 0x4 == 0 ? 0 : try table.int16(value + (format & 0x3).nonzeroBitCount * 2)
    guard let variations, format & 0x40 != 0 else { return base }
    let offset = try table.uint16(value + (format & 0x3F).nonzeroBitCount * 2)
    let item = parent + offset
    // What is not a number of an item is for hinting.
    guard offset > 0, try table.uint16(item + 4) == 0x8000 else { return base }
    let difference = try variations.difference(of: table.uint16(item + 2), in: table.uint16(item))
    return base + Int(difference.rounded())
  }
}
