// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Bytes read as numbers whose first byte counts most; nil beyond the end.
struct BigEndianBytes {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var count: Int { bytes.count }

  func uint16(at offset: Int) -> UInt16? {
    guard offset >= 0, offset <= bytes.count - 2 else { return nil }
    return UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1])
  }

  func uint32(at offset: Int) -> UInt32? {
    guard let high = uint16(at: offset), let low = uint16(at: offset + 2) else { return nil }
    return UInt32(high) << 16 | UInt32(low)
  }

  /// A number of a table; nil where it is not all in the table.
  func uint16(at offset: Int, in table: Range<Int>) -> UInt16? {
    offset + 2 <= table.upperBound ? uint16(at: offset) : nil
  }

  func int16(at offset: Int, in table: Range<Int>) -> Int16? {
    uint16(at: offset, in: table).map { Int16(bitPattern: $0) }
  }

  /// The four letters of a table's name.
  func name(at offset: Int) -> String? {
    guard offset >= 0, offset <= bytes.count - 4 else { return nil }
    return String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
  }

  func slice(_ range: Range<Int>) -> ArraySlice<UInt8>? {
    range.lowerBound >= 0 && range.upperBound <= bytes.count ? bytes[range] : nil
  }
}

/// Which glyph of a font stands for which character.
struct GlyphMap: Sendable {
  private enum Format: Sendable {
    case segments
    case groups
  }

  private let format: Format
  /// Where the table begins, and the number of its segments or groups.
  private let start: Int
  private let count: Int

  /// Finds the largest of the tables of Unicode.
  init(_ data: BigEndianBytes, in table: Range<Int>) throws(FontFileError) {
    guard let number = data.uint16(at: table.lowerBound + 2, in: table) else { throw .malformed }
    var best: GlyphMap?
    for index in 0..<Int(number) {
      let record = table.lowerBound + 4 + index * 8
      guard let platform = data.uint16(at: record, in: table),
        let offset = data.uint32(at: record + 4)
      else { throw .malformed }
      guard platform == 0 || platform == 3 else { continue }
      let start = table.lowerBound + Int(offset)
      switch data.uint16(at: start, in: table) {
      case 4 where best == nil:
        guard let doubled = data.uint16(at: start + 6) else { throw .malformed }
        best = GlyphMap(format: .segments, start: start, count: Int(doubled) / 2)
      case 12:
        guard let groups = data.uint32(at: start + 12) else { throw .malformed }
        best = GlyphMap(
          format: .groups, start: start, count: min(Int(groups), (data.count - start) / 12))
      default: continue
      }
    }
    guard let best else { throw .missingTable("cmap") }
    self = best
  }

  private init(format: Format, start: Int, count: Int) {
    self.format = format
    self.start = start
    self.count = count
  }

  /// The glyph of a code point; nil if there is none.
  func glyph(of code: UInt32, in data: BigEndianBytes) -> Int? {
    format == .segments ? segment(of: code, in: data) : group(of: code, in: data)
  }

  private func segment(of code: UInt32, in data: BigEndianBytes) -> Int? {
    guard code <= 0xFFFF else { return nil }
    let ends = start + 14
    let starts = ends + count * 2 + 2
    let deltas = starts + count * 2
    let offsets = deltas + count * 2
    let index = firstIndex { index in
      data.uint16(at: ends + index * 2).map { UInt32($0) >= code } ?? true
    }
    guard index < count, let first = data.uint16(at: starts + index * 2), UInt32(first) <= code,
      let delta = data.uint16(at: deltas + index * 2),
      let offset = data.uint16(at: offsets + index * 2)
    else { return nil }
    if offset == 0 { return Int(UInt16(truncatingIfNeeded: code) &+ delta) }
    let place = offsets + index * 2 + Int(offset) + Int(code - UInt32(first)) * 2
    guard let glyph = data.uint16(at: place), glyph != 0 else { return nil }
    return Int(glyph &+ delta)
  }

  private func group(of code: UInt32, in data: BigEndianBytes) -> Int? {
    let index = firstIndex { index in
      data.uint32(at: start + 16 + index * 12 + 4).map { $0 >= code } ?? true
    }
    let record = start + 16 + index * 12
    guard index < count, let first = data.uint32(at: record), first <= code,
      let glyph = data.uint32(at: record + 8)
    else { return nil }
    let number = UInt64(glyph) + UInt64(code - first)
    return number <= 0xFFFF ? Int(number) : nil
  }

  /// The first index at which a condition holds that holds for all behind it; the number of all if there is none.
  private func firstIndex(where isBehind: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// The names of a font.
struct FontNames {
  private(set) var postScript: String?
  private(set) var family: String?

  /// Reads the names; those that are spelled in bytes that are not of Unicode or ASCII are left out.
  init(_ data: BigEndianBytes, in table: Range<Int>) {
    guard let count = data.uint16(at: table.lowerBound + 2, in: table),
      let storage = data.uint16(at: table.lowerBound + 4, in: table)
    else { return }
    for index in 0..<Int(count) {
      let record = table.lowerBound + 6 + index * 12
      guard let platform = data.uint16(at: record, in: table),
        let name = data.uint16(at: record + 6, in: table),
        let length = data.uint16(at: record + 8, in: table),
        let offset = data.uint16(at: record + 10, in: table)
      else { return }
      guard name == 1 || name == 6 else { continue }
      let start = table.lowerBound + Int(storage) + Int(offset)
      guard let bytes = data.slice(start..<start + Int(length)) else { continue }
      let text = Self.text(Array(bytes), isUTF16: platform != 1)
      if name == 6 { postScript = postScript ?? text } else { family = family ?? text }
    }
  }

  private static func text(_ bytes: [UInt8], isUTF16: Bool) -> String? {
    guard isUTF16 else {
      return bytes.allSatisfy { $0 < 0x80 } ? String(decoding: bytes, as: UTF8.self) : nil
    }
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }
}
