// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The tables of a font, found by their names.
struct FontTables {
  /// How many fonts a collection may have, and how many tables a font.
  private static let maximumCount = 1024

  private let file: [UInt8]
  private let ranges: [String: Range<Int>]

  /// Reads the directory of a font.
  init(file: [UInt8], index: Int) throws(FontFileError) {
    let offsets = try Self.offsets(in: file)
    guard offsets.indices.contains(index) else {
      throw .noSuchFont(index: index, count: offsets.count)
    }
    let all = FontBytes(file: file, range: 0..<file.count, table: "font")
    let start = offsets[index]
    guard try Self.isFont(all.uint32(start)) else { throw .noFont }
    let count = try all.uint16(start + 4)
    guard count <= Self.maximumCount else { throw .malformed(table: "font") }
    var ranges: [String: Range<Int>] = [:]
    for table in 0..<count {
      let record = start + 12 + table * 16
      let name = String(decoding: try all.part(record..<(record + 4)).utf8, as: UTF8.self)
      let (offset, length) = (try all.uint32(record + 8), try all.uint32(record + 12))
      guard offset + length <= file.count else { throw .truncated(table: name) }
      ranges[name] = offset..<(offset + length)
    }
    self.file = file
    self.ranges = ranges
  }

  /// A table; nil if the font does not have it.
  subscript(name: String) -> FontBytes? {
    get throws(FontFileError) {
      ranges[name].map { FontBytes(file: file, range: $0, table: name) }
    }
  }

  /// A table that every font has.
  func required(_ name: String) throws(FontFileError) -> FontBytes {
    guard let table = try self[name] else { throw .missingTable(name) }
    return table
  }

  /// Where the fonts of a file begin.
  static func offsets(in file: [UInt8]) throws(FontFileError) -> [Int] {
    let all = FontBytes(file: file, range: 0..<file.count, table: "font")
    guard file.count >= 12 else { throw .noFont }
    let kind = try all.uint32(0)
    if isFont(kind) { return [0] }
    guard kind == 0x7474_6366 else { throw .noFont }
    let count = try all.uint32(8)
    guard count <= maximumCount else { throw .malformed(table: "ttcf") }
    var offsets: [Int] = []
    for index in 0..<count { offsets.append(try all.uint32(12 + index * 4)) }
    return offsets
  }

  /// Whether a file that begins so is a font: TrueType by either of its numbers, or CFF.
  private static func isFont(_ kind: Int) -> Bool {
    kind == 0x0001_0000 || kind == 0x7472_7565 || kind == 0x4F54_544F
  }
}

extension FontBytes {
  /// The bytes as text.
  var utf8: ArraySlice<UInt8> { file[range] }
}
