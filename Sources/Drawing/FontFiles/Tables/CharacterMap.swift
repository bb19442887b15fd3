// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Which glyph a character has: the table `cmap`, in its formats 4 and 12.
struct CharacterMap: Sendable {
  private enum Format: Sendable {
    case segments(count: Int)
    case groups(count: Int)
  }

  private let table: FontBytes
  private let format: Format

  /// The part that says which form of a character a selector chooses; nil if there is none.
  private let selectors: FontBytes?

  /// Reads the map that covers the most characters.
  init(table: FontBytes) throws(FontFileError) {
    var best: (rank: Int, offset: Int)?
    var selectors: FontBytes?
    for index in 0..<(try table.uint16(2)) {
      let record = 4 + index * 8
      let (platform, encoding) = (try table.uint16(record), try table.uint16(record + 2))
      let offset = try table.uint32(record + 4)
      if platform == 0, encoding == 5 { selectors = try? table.from(offset) }
      guard let format = try? table.uint16(offset),
        let rank = Self.rank(platform: platform, encoding: encoding, format: format)
      else { continue }
      if best.map({ rank > $0.rank }) ?? true { best = (rank, offset) }
    }
    guard let best else { throw .malformed(table: "cmap") }
    self.selectors = selectors
    self.table = try table.from(best.offset)
    if try self.table.uint16(0) == 4 {
      format = .segments(count: try self.table.uint16(6) / 2)
    } else {
      format = .groups(count: try self.table.uint32(12))
    }
  }

  /// How much a map is worth; nil if it is not one of Unicode in a format that is read.
  private static func rank(platform: Int, encoding: Int, format: Int) -> Int? {
    guard platform == 0 || (platform == 3 && (encoding == 1 || encoding == 10)) else { return nil }
    switch format {
    case 12: return 2
    case 4: return 1
    default: return nil
    }
  }

  /// The glyph of a character; nil if it has none.
  func glyph(for character: Unicode.Scalar) -> Int? {
    switch format {
    case .segments(let count):
      character.value <= 0xFFFF
        ? try? glyph(for: Int(character.value), inSegments: count) : nil
    case .groups(let count): try? glyph(for: Int(character.value), inGroups: count)
    }
  }

  private func glyph(for code: Int, inSegments count: Int) throws(FontFileError) -> Int? {
    // The ends of all segments, a word, then their starts, differences and offsets.
    let (ends, starts) = (14, 16 + count * 2)
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if try table.uint16(ends + middle * 2) < code { low = middle + 1 } else { high = middle }
    }
    guard low < count, try table.uint16(starts + low * 2) <= code else { return nil }
    let start = try table.uint16(starts + low * 2)
    let difference = try table.uint16(starts + count * 2 + low * 2)
    let place = starts + count * 4 + low * 2
    let offset = try table.uint16(place)
    if offset == 0 { return (code + difference) & 0xFFFF }
    let glyph = try table.uint16(place + offset + (code - start) * 2)
    return glyph == 0 ? nil : (glyph + difference) & 0xFFFF
  }

  private func glyph(for code: Int, inGroups count: Int) throws(FontFileError) -> Int? {
    var (low, high) = (0, min(count, table.count / 12))
    while low < high {
      let middle = (low + high) / 2
      if try table.uint32(16 + middle * 12 + 4) < code { low = middle + 1 } else { high = middle }
    }
    let group = 16 + low * 12
    guard low < count, let start = try? table.uint32(group), start <= code else { return nil }
    return try table.uint32(group + 8) + code - start
  }

  /// The glyph of a character followed by a selector; nil if the map has none for both.
  func glyph(for character: Unicode.Scalar, selector: Unicode.Scalar) -> Int? {
    guard let selectors else { return nil }
    return (try? glyph(for: Int(character.value), selector: Int(selector.value), in: selectors))
      ?? nil
  }

  private func glyph(
    for code: Int, selector: Int, in table: FontBytes
  ) throws(FontFileError) -> Int? {
    guard try table.uint16(0) == 14 else { return nil }
    for index in 0..<min(try table.uint32(6), 1024) {
      let record = 10 + index * 11
      guard try table.number(record, size: 3) == selector else { continue }
      let usual = try table.uint32(record + 3)
      if usual > 0 {
        var (low, high) = (0, min(try table.uint32(usual), table.count / 4))
        while low < high {
          let middle = (low + high) / 2
          let range = usual + 4 + middle * 4
          let first = try table.number(range, size: 3)
          if code < first {
            high = middle
          } else if code > first + (try table.byte(range + 3)) {
            low = middle + 1
          } else {
            return Unicode.Scalar(UInt32(code)).flatMap(glyph(for:))
          }
        }
      }
      let others = try table.uint32(record + 7)
      guard others > 0 else { return nil }
      var (low, high) = (0, min(try table.uint32(others), table.count / 5))
      while low < high {
        let middle = (low + high) / 2
        let mapping = others + 4 + middle * 5
        let scalar = try table.number(mapping, size: 3)
        if scalar == code { return try table.uint16(mapping + 3) }
        if scalar < code { low = middle + 1 } else { high = middle }
      }
      return nil
    }
    return nil
  }
}
