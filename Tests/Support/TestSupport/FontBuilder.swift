// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Makes small OpenType fonts for tests: glyph 0 is empty, and each character of a font is a glyph of its own.
package struct FontBuilder: Sendable {
  /// A glyph: how far the next one is, and its outline as bytes of `glyf`, or as a program of the compact format.
  package struct Glyph: Sendable {
    package var advance: Int
    package var bytes: [UInt8]

    package init(advance: Int, bytes: [UInt8]) {
      self.advance = advance
      self.bytes = bytes
    }
  }

  package var family = "Test"
  package var weight = 400
  package var isItalic = false
  package var unitsPerEm = 1000
  package var characters: [(Unicode.Scalar, Glyph)] = []
  /// Glyphs that no character has, numbered after the characters'.
  package var parts: [Glyph] = []
  /// Routines of the compact format, for the whole font and for its glyphs.
  package var globalRoutines: [[UInt8]] = []
  package var routines: [[UInt8]] = []
  /// Whether outlines are programs.
  package var isCompact = false
  /// Whether characters are mapped by groups (12), and not by segments (4).
  package var mapsByGroups = false
  package var kerning: [UInt8]?
  /// Tables that are added as they are.
  package var otherTables: [(String, [UInt8])] = []
  /// Tables that are left out.
  package var missing: Set<String> = []

  package init() {}

  /// A square with its lower left corner on the baseline, as bytes of `glyf`.
  package static func square(x: Int, side: Int) -> [UInt8] {
    let low = UInt16(truncatingIfNeeded: x)
    let high = UInt16(truncatingIfNeeded: x + side)
    var bytes = words([1, low, 0, high, UInt16(side), 3, 0])
    bytes += [1, 1, 1, 1]
    bytes += words([low, UInt16(side), 0, UInt16(truncatingIfNeeded: -side)])
    bytes += words([0, 0, UInt16(side), 0])
    return bytes
  }

  /// A square in which a number of the compact format stands for itself.
  package static func squareProgram(x: Int, side: Int) -> [UInt8] {
    number(x) + number(0) + [21] + number(side) + number(side) + number(-side) + [6, 14]
  }

  /// A number as the compact format writes it.
  package static func number(_ value: Int) -> [UInt8] {
    [28] + words([UInt16(truncatingIfNeeded: value)])
  }

  /// Numbers of two bytes.
  package static func words(_ values: [UInt16]) -> [UInt8] {
    values.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  }

  /// Numbers of four bytes.
  package static func longs(_ values: [Int]) -> [UInt8] {
    values.flatMap { value in (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - $0 * 8)) } }
  }

  private var glyphs: [Glyph] { [Glyph(advance: 500, bytes: [])] + characters.map(\.1) + parts }

  /// The file.
  package var file: [UInt8] { file(at: 0) }

  /// A collection of fonts.
  package static func collection(_ fonts: [FontBuilder]) -> [UInt8] {
    let start = 12 + fonts.count * 4
    var offsets: [Int] = []
    var content: [UInt8] = []
    for font in fonts {
      offsets.append(start + content.count)
      content += font.file(at: start + content.count)
    }
    return Array("ttcf".utf8) + longs([0x10000, fonts.count] + offsets) + content
  }

  private func file(at base: Int) -> [UInt8] {
    let tables = tables.filter { !missing.contains($0.0) }.sorted { $0.0 < $1.0 }
    var directory = Self.longs([isCompact ? 0x4F54_544F : 0x10000])
    directory += Self.words([UInt16(tables.count), 0, 0, 0])
    var content: [UInt8] = []
    let start = base + 12 + tables.count * 16
    for (name, bytes) in tables {
      directory += Array(name.utf8) + Self.longs([0, start + content.count, bytes.count])
      content += bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
    return directory + content
  }

  private var tables: [(String, [UInt8])] {
    var head = [UInt8](repeating: 0, count: 54)
    head.replaceSubrange(18..<20, with: Self.words([UInt16(unitsPerEm)]))
    head[51] = 1
    var header = [UInt8](repeating: 0, count: 36)
    header.replaceSubrange(4..<10, with: Self.words([800, UInt16(bitPattern: -200), 90]))
    header.replaceSubrange(34..<36, with: Self.words([UInt16(glyphs.count)]))
    var style = [UInt8](repeating: 0, count: 78)
    style.replaceSubrange(4..<6, with: Self.words([UInt16(weight)]))
    style[63] = isItalic ? 1 : 0
    var tables: [(String, [UInt8])] = [
      ("head", head), ("hhea", header), ("OS/2", style),
      ("maxp", Self.words([1, 0, UInt16(glyphs.count)])),
      ("hmtx", glyphs.flatMap { Self.words([UInt16($0.advance), 0]) }),
      ("cmap", mapsByGroups ? groups : segments), ("name", names),
    ]
    if isCompact {
      tables.append(("CFF ", compactTable))
    } else {
      var offsets = [0]
      for glyph in glyphs { offsets.append((offsets.last ?? 0) + glyph.bytes.count) }
      tables.append(("glyf", glyphs.flatMap(\.bytes)))
      tables.append(("loca", Self.longs(offsets)))
    }
    if let kerning { tables.append(("GPOS", kerning)) }
    return tables + otherTables
  }

  private var names: [UInt8] {
    let text = Self.words(Array(family.utf16))
    return Self.words([0, 1, 18, 3, 1, 0x409, 1, UInt16(text.count), 0]) + text
  }

  private var segments: [UInt8] {
    let sorted = characters.enumerated().map { (UInt16($0.element.0.value), UInt16($0.offset + 1)) }
      .sorted { $0.0 < $1.0 }
    let count = UInt16(sorted.count + 1)
    var table = Self.words([0, 1, 3, 1, 0, 12, 4, 0, 0, count * 2, 0, 0, 0])
    table += Self.words(sorted.map(\.0) + [0xFFFF, 0])
    table += Self.words(sorted.map(\.0) + [0xFFFF])
    table += Self.words(sorted.map { $0.1 &- $0.0 } + [1])
    return table + Self.words([UInt16](repeating: 0, count: Int(count)))
  }

  private var groups: [UInt8] {
    let sorted = characters.enumerated().map { (Int($0.element.0.value), $0.offset + 1) }
      .sorted { $0.0 < $1.0 }
    let table = Self.words([0, 1, 3, 10, 0, 12, 12, 0])
    return table + Self.longs([0, 0, sorted.count])
      + Self.longs(sorted.flatMap { [$0.0, $0.0, $0.1] })
  }

  // MARK: The compact format

  private var compactTable: [UInt8] {
    func dictionary(programs: Int, own: Int, ownLength: Int) -> [UInt8] {
      // Numbers of five bytes, so that the length does not depend on them.
      func long(_ value: Int) -> [UInt8] { [29] + Self.longs([value]) }
      return long(programs) + [17] + long(ownLength) + long(own) + [18]
    }
    let length = dictionary(programs: 0, own: 0, ownLength: 0).count
    let before =
      4 + Self.list([Array(family.utf8)]).count
      + Self.list([[UInt8](repeating: 0, count: length)]).count
      + Self.list([]).count + Self.list(globalRoutines).count
    let programs = Self.list(glyphs.map { $0.bytes.isEmpty ? [14] : $0.bytes })
    let own: [UInt8] = routines.isEmpty ? [] : Self.number(4) + [19]
    let top = dictionary(programs: before, own: before + programs.count, ownLength: own.count)
    return [1, 0, 4, 4] + Self.list([Array(family.utf8)]) + Self.list([top]) + Self.list([])
      + Self.list(globalRoutines) + programs + own + (routines.isEmpty ? [] : Self.list(routines))
  }

  private static func list(_ pieces: [[UInt8]]) -> [UInt8] {
    guard !pieces.isEmpty else { return [0, 0] }
    var offsets = [1]
    for piece in pieces { offsets.append((offsets.last ?? 1) + piece.count) }
    return words([UInt16(pieces.count)]) + [2] + words(offsets.map { UInt16($0) })
      + pieces.flatMap { $0 }
  }
}
