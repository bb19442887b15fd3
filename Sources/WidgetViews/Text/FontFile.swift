// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The measures of a font that is added to a widget, read from its file: TrueType or OpenType, also the first font of a collection.
///
/// What is read is bounded by the file, whatever the file says of itself. Source: the OpenType specification, 1.9.1: `head`, `hhea`,
/// `hmtx`, `maxp`, `cmap` of the formats 4 and 12, `OS/2` and `name`.
public final class FontFile: Sendable {
  /// The name by which `Font.custom(_:size:)` finds it, as in `Avenir-Heavy`.
  public let postScriptName: String

  /// The name of its family, as in `Avenir`; empty if it has none.
  public let family: String

  /// The file.
  public let bytes: [UInt8]

  /// What a length of the file is divided by to be a part of the font's size.
  let unitsPerEm: Double
  /// The distance from the top of a line to its baseline, in em.
  let ascent: Double
  /// The distance from the baseline to the bottom of a line, in em.
  let descent: Double
  /// The height of a capital letter, in em.
  let capHeight: Double

  private let glyphs: GlyphMap
  /// Where the advances begin, and how many there are.
  private let advances: (start: Int, count: Int)

  /// Reads a font.
  ///
  /// - Throws: ``FontFileError`` if the bytes are no font, or lack what text is measured with.
  public init(_ bytes: [UInt8]) throws(FontFileError) {
    let data = BigEndianBytes(bytes)
    let tables = try Self.tables(of: data)
    func table(_ name: String) throws(FontFileError) -> Range<Int> {
      guard let range = tables[name] else { throw .missingTable(name) }
      return range
    }
    let head = try table("head")
    let hhea = try table("hhea")
    let hmtx = try table("hmtx")
    guard let units = data.uint16(at: head.lowerBound + 18, in: head), units >= 16,
      let ascender = data.int16(at: hhea.lowerBound + 4, in: hhea),
      let descender = data.int16(at: hhea.lowerBound + 6, in: hhea),
      let count = data.uint16(at: hhea.lowerBound + 34, in: hhea), count > 0
    else { throw .malformed }
    self.bytes = bytes
    unitsPerEm = Double(units)
    ascent = Double(max(0, ascender)) / unitsPerEm
    descent = Double(max(0, -Int(descender))) / unitsPerEm
    let os2 = tables["OS/2"]
    let version = os2.flatMap { data.uint16(at: $0.lowerBound, in: $0) } ?? 0
    let capital = os2.flatMap { data.int16(at: $0.lowerBound + 88, in: $0) } ?? 0
    capHeight = version >= 2 && capital > 0 ? Double(capital) / unitsPerEm : ascent * 0.74
    advances = (hmtx.lowerBound, min(Int(count), hmtx.count / 4))
    guard advances.count > 0 else { throw .malformed }
    glyphs = try GlyphMap(data, in: table("cmap"))
    let names = tables["name"].map { FontNames(data, in: $0) }
    postScriptName = names?.postScript ?? ""
    family = names?.family ?? ""
  }

  /// The advance of a scalar, in em; nil if the font does not have it.
  func advance(of scalar: Unicode.Scalar) -> Double? {
    let data = BigEndianBytes(bytes)
    guard let glyph = glyphs.glyph(of: scalar.value, in: data), glyph > 0 else { return nil }
    // Glyphs behind the last advance have the last one.
    let index = min(glyph, advances.count - 1)
    return data.uint16(at: advances.start + index * 4).map { Double($0) / unitsPerEm }
  }

  /// The tables of the font, those that reach beyond the file left out.
  private static func tables(
    of data: BigEndianBytes
  ) throws(FontFileError) -> [String: Range<Int>] {
    var start = 0
    if data.uint32(at: 0) == 0x7474_6366 {  // ttcf: a collection
      guard let first = data.uint32(at: 12) else { throw .malformed }
      start = Int(first)
    }
    switch data.uint32(at: start) {
    case 0x0001_0000, 0x4F54_544F, 0x7472_7565: break  // TrueType, OTTO, true
    case 0x774F_4646, 0x774F_4632: throw .compressed  // wOFF, wOF2
    default: throw .notAFont
    }
    guard let count = data.uint16(at: start + 4) else { throw .malformed }
    var tables: [String: Range<Int>] = [:]
    for index in 0..<Int(count) {
      let record = start + 12 + index * 16
      guard let name = data.name(at: record), let offset = data.uint32(at: record + 8),
        let length = data.uint32(at: record + 12)
      else { throw .malformed }
      let range = Int(offset)..<Int(offset) + Int(length)
      if range.upperBound <= data.count { tables[name] = range }
    }
    return tables
  }
}

extension FontFile: Hashable {
  /// Whether both are of the same reading of a file.
  public static func == (left: FontFile, right: FontFile) -> Bool { left === right }

  /// Hashes which reading of a file it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Why a file is not used as a font.
public enum FontFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It does not begin as a font does.
  case notAFont
  /// It is a font for web pages, which iOS does not load either.
  case compressed
  /// It lacks a table that text is measured with.
  case missingTable(String)
  /// A table is shorter than it says, or has numbers that cannot be.
  case malformed

  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .notAFont: "this is not a TrueType or OpenType font"
    case .compressed: "this is a WOFF font for web pages; add the TTF or OTF file"
    case .missingTable(let name): "the font has no table '\(name)', which text is measured with"
    case .malformed: "the font is damaged: a table ends early or has impossible numbers"
    }
  }
}
