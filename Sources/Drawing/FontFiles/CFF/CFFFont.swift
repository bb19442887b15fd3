// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The outlines of a font in the compact format: the table `CFF `.
///
/// Source: Adobe's technical notes 5176 (the format) and 5177 (the programs of glyphs).
struct CFFFont: Sendable {
  private let programs: CFFIndex
  private let globalRoutines: CFFIndex

  /// The routines of each part of the font; a font that is not composed has one part.
  private let routines: [CFFIndex]

  /// Which part a glyph belongs to; nil if there is one.
  private let selection: PartSelection?

  /// Reads the table.
  init(table: FontBytes) throws(FontFileError) {
    let names = try CFFIndex(table: table, offset: try table.byte(2))
    let dictionaries = try CFFIndex(table: table, offset: names.end)
    let strings = try CFFIndex(table: table, offset: dictionaries.end)
    globalRoutines = try CFFIndex(table: table, offset: strings.end)
    let top = try CFFDictionary(bytes: try dictionaries[0])
    guard let programs = top[.programs]?.first else { throw .malformed(table: "CFF ") }
    self.programs = try CFFIndex(table: table, offset: programs)
    if let parts = top[.parts]?.first, let selection = top[.partSelection]?.first {
      var routines: [CFFIndex] = []
      let parts = try CFFIndex(table: table, offset: parts)
      for part in 0..<parts.count {
        routines.append(
          try Self.routines(of: try CFFDictionary(bytes: try parts[part]), in: table))
      }
      self.routines = routines
      self.selection = try PartSelection(
        table: try table.from(selection), glyphCount: self.programs.count)
    } else {
      routines = [try Self.routines(of: top, in: table)]
      selection = nil
    }
  }

  /// The routines that the private dictionary of a part names.
  private static func routines(
    of part: CFFDictionary, in table: FontBytes
  ) throws(FontFileError) -> CFFIndex {
    guard let range = part[.privateDictionary], range.count == 2, range[0] >= 0, range[1] >= 0
    else { return .empty(in: table) }
    let own = try CFFDictionary(bytes: try table.part(range[1]..<(range[1] + range[0])))
    guard let offset = own[.routines]?.first else { return .empty(in: table) }
    return try CFFIndex(table: table, offset: range[1] + offset)
  }

  /// The outline of a glyph.
  func outline(of glyph: Int) throws(FontFileError) -> GlyphOutline {
    let part = try selection?.part(of: glyph) ?? 0
    guard routines.indices.contains(part) else { throw .malformed(table: "CFF ") }
    var run = GlyphProgram(
      glyph: glyph, globalRoutines: globalRoutines, routines: routines[part])
    try run.run(try programs[glyph])
    return run.outline
  }
}
