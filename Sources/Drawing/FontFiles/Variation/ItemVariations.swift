// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Differences of numbers of a font at one position: a table of item variations, of which `HVAR` and `GDEF` each have one.
struct ItemVariations: Sendable {
  private let table: FontBytes

  /// How much each region counts.
  private let shares: [Double]

  /// Where the groups of items begin.
  private let groups: [Int]

  /// Reads the regions.
  ///
  /// - Parameters:
  ///   - table: The table from its format on.
  ///   - position: Where the font is on its axes.
  /// - Throws: ``FontFileError`` if a region is broken.
  init(table: FontBytes, at position: FontPosition) throws(FontFileError) {
    guard try table.uint16(0) == 1 else { throw .malformed(table: table.table) }
    self.table = table
    let regions = try table.uint32(2)
    let (axes, count) = (try table.uint16(regions), try table.uint16(regions + 2))
    var shares: [Double] = []
    for region in 0..<count {
      var peaks: [Double] = []
      var bounds: [(start: Double, end: Double)] = []
      for axis in 0..<axes {
        let place = regions + 4 + (region * axes + axis) * 6
        bounds.append((try table.fraction(place), try table.fraction(place + 4)))
        peaks.append(try table.fraction(place + 2))
      }
      shares.append(position.share(of: peaks, between: bounds))
    }
    self.shares = shares
    var groups: [Int] = []
    for group in 0..<(try table.uint16(6)) { groups.append(try table.uint32(8 + group * 4)) }
    self.groups = groups
  }

  /// By how much an item of a group differs; 0 for one that is not in the table.
  func difference(of item: Int, in group: Int) throws(FontFileError) -> Double {
    guard groups.indices.contains(group) else { return 0 }
    let start = groups[group]
    guard item < (try table.uint16(start)) else { return 0 }
    let format = try table.uint16(start + 2)
    let (wide, count) = (format & 0x7FFF, try table.uint16(start + 4))
    let isLong = format & 0x8000 != 0
    guard wide <= count else { throw .malformed(table: table.table) }
    let (large, small) = isLong ? (4, 2) : (2, 1)
    var place = start + 6 + count * 2 + item * (wide * large + (count - wide) * small)
    var sum = 0.0
    for index in 0..<count {
      let region = try table.uint16(start + 6 + index * 2)
      guard shares.indices.contains(region) else { throw .malformed(table: table.table) }
      let size = index < wide ? large : small
      let bits = try table.number(place, size: size)
      place += size
      guard shares[region] != 0 else { continue }
      // The first bit is the sign.
      let shift = 64 - size * 8
      sum += Double((bits << shift) >> shift) * shares[region]
    }
    return sum
  }
}

/// By how much the widths of glyphs differ at a position: the table `HVAR`.
struct WidthVariations: Sendable {
  private let table: FontBytes
  private let items: ItemVariations

  /// Where the map from glyphs to items begins; nil if each glyph has the item of its number.
  private let map: Int?

  /// Reads the table.
  init(table: FontBytes, at position: FontPosition) throws(FontFileError) {
    self.table = table
    items = try ItemVariations(table: table.from(table.uint32(4)), at: position)
    let map = try table.uint32(8)
    self.map = map == 0 ? nil : map
  }

  /// By how much the width of a glyph differs, in units.
  func difference(of glyph: Int) throws(FontFileError) -> Double {
    guard let map else { return try items.difference(of: glyph, in: 0) }
    let (kind, format) = (try table.byte(map), try table.byte(map + 1))
    let count = kind == 0 ? try table.uint16(map + 2) : try table.uint32(map + 2)
    guard count > 0 else { return try items.difference(of: glyph, in: 0) }
    let size = ((format >> 4) & 3) + 1
    // Glyphs beyond the map have the last entry.
    let entry = try table.number(
      map + (kind == 0 ? 4 : 6) + min(glyph, count - 1) * size, size: size)
    let bits = (format & 0xF) + 1
    return try items.difference(of: entry & ((1 << bits) - 1), in: entry >> bits)
  }
}
