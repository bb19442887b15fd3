// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import FontFiles
import TestSupport
import Testing

struct FontFileTests {
  private static func font(_ build: (inout FontBuilder) -> Void = { _ in }) -> FontBuilder {
    var builder = FontBuilder()
    builder.characters = [
      ("A", .init(advance: 600, bytes: FontBuilder.square(x: 50, side: 500))),
      ("V", .init(advance: 620, bytes: FontBuilder.square(x: -10, side: 400))),
      ("あ", .init(advance: 1000, bytes: FontBuilder.square(x: 0, side: 900))),
    ]
    build(&builder)
    return builder
  }

  private static func compact(_ build: (inout FontBuilder) -> Void = { _ in }) -> FontBuilder {
    font { builder in
      builder.isCompact = true
      for index in builder.characters.indices {
        builder.characters[index].1.bytes = FontBuilder.squareProgram(x: 50, side: 500)
      }
      build(&builder)
    }
  }

  /// The corners of a square, as steps from where a glyph begins.
  private static func square(x: Double, side: Double) -> [GlyphOutline.Step] {
    [
      .move(.init(x: x, y: 0)), .line(.init(x: x + side, y: 0)),
      .line(.init(x: x + side, y: side)), .line(.init(x: x, y: side)),
    ]
  }

  @Test("a font says what it is called, how bold it is and how large its units are")
  func fontSays() throws {
    let font = try FontFile(
      bytes: Self.font {
        $0.family = "Größe"
        $0.weight = 700
        $0.isItalic = true
        $0.unitsPerEm = 2048
      }.file)
    #expect(font.face.family == "Größe")
    #expect(font.face.weight == 700)
    #expect(font.face.isItalic)
    #expect(font.unitsPerEm == 2048)
    #expect([font.ascender, font.descender, font.lineGap] == [800, -200, 90])
  }

  @Test("characters are found in both kinds of maps", arguments: [false, true])
  func charactersFound(byGroups: Bool) throws {
    let font = try FontFile(bytes: Self.font { $0.mapsByGroups = byGroups }.file)
    #expect(font.glyph(for: "A") == 1)
    #expect(font.glyph(for: "V") == 2)
    #expect(font.glyph(for: "あ") == 3)
    #expect(font.glyph(for: "B") == nil)
    #expect(font.glyph(for: "\u{10FFFF}") == nil)
    #expect([0, 1, 3].map(font.advance) == [500, 600, 1000])
    #expect(font.advance(of: 99) == 0)
  }

  @Test("an outline of points is read")
  func outlinePoints() throws {
    let font = try FontFile(bytes: Self.font().file)
    #expect(try font.outline(of: 1).steps == Self.square(x: 50, side: 500))
    #expect(try font.outline(of: 0).steps.isEmpty)
  }

  @Test("a curve of points is the same curve with two control points")
  func curvePoints() throws {
    // Three points, of which the second is not on the curve.
    let bytes =
      FontBuilder.words([1, 0, 0, 0, 0, 2, 0]) + [1, 0, 1]
      + FontBuilder.words([0, 300, 300]) + FontBuilder.words([0, 600, UInt16(bitPattern: -600)])
    let font = try FontFile(
      bytes: Self.font { $0.characters[0].1.bytes = bytes }.file)
    #expect(
      try font.outline(of: 1).steps == [
        .move(.init(x: 0, y: 0)),
        .curve(.init(x: 200, y: 400), .init(x: 400, y: 400), to: .init(x: 600, y: 0)),
      ])
  }

  @Test("a glyph that is made of others has their outlines, moved and scaled")
  func glyphMade() throws {
    // Glyph 1 as it is, then glyph 1 at half of its size, 100 to the right.
    let whole = FontBuilder.words([UInt16(bitPattern: -1), 0, 0, 0, 0, 0x22, 1]) + [0, 0]
    let half = FontBuilder.words([0x0A, 1]) + [100, 0] + FontBuilder.words([8192])
    let font = try FontFile(
      bytes: Self.font { $0.parts = [.init(advance: 700, bytes: whole + half)] }.file)
    #expect(
      try font.outline(of: 4).steps == Self.square(x: 50, side: 500)
        + Self.square(x: 125, side: 250))
  }

  @Test("a glyph that is made of itself is refused")
  func glyphMadeItself() throws {
    let itself = FontBuilder.words([UInt16(bitPattern: -1), 0, 0, 0, 0, 0x02, 4]) + [0, 0]
    let font = try FontFile(
      bytes: Self.font { $0.parts = [.init(advance: 700, bytes: itself)] }.file)
    #expect(throws: FontFileError.tooComplex(glyph: 4)) { try font.outline(of: 4) }
  }

  @Test("the program of a glyph is run")
  func programGlyph() throws {
    let font = try FontFile(bytes: Self.compact().file)
    #expect(try font.outline(of: 1).steps == Self.square(x: 50, side: 500))
  }

  @Test("a program calls the routines of the font and its own")
  func programCalls() throws {
    let font = try FontFile(
      bytes: Self.compact {
        // Routine 0 is called with -107.
        $0.globalRoutines = [FontBuilder.number(50) + FontBuilder.number(0) + [21, 11]]
        $0.routines = [
          FontBuilder.number(500) + FontBuilder.number(500) + FontBuilder.number(-500) + [6, 11]
        ]
        $0.characters[0].1.bytes =
          FontBuilder.number(-107) + [29] + FontBuilder.number(-107) + [10, 14]
      }.file)
    #expect(try font.outline(of: 1).steps == Self.square(x: 50, side: 500))
  }

  @Test("a routine that calls itself is refused")
  func routineCalls() throws {
    let font = try FontFile(
      bytes: Self.compact {
        $0.globalRoutines = [FontBuilder.number(-107) + [29]]
        $0.characters[0].1.bytes = FontBuilder.number(-107) + [29]
      }.file)
    #expect(throws: FontFileError.tooComplex(glyph: 1)) { try font.outline(of: 1) }
  }

  @Test("routines that call each other very often are refused")
  func manyCalls() throws {
    // Each of eight routines calls the next one a thousand times.
    let font = try FontFile(
      bytes: Self.compact {
        $0.globalRoutines =
          (1...8).map { next in
            (0..<1000).flatMap { _ in FontBuilder.number(next - 107) + [29] } + [11]
          } + [[11]]
        $0.characters[0].1.bytes = FontBuilder.number(-107) + [29]
      }.file)
    #expect(throws: FontFileError.tooComplex(glyph: 1)) { try font.outline(of: 1) }
  }

  @Test("kerning of pairs is that of the first table that knows them")
  func kerningPairs() throws {
    let font = try FontFile(bytes: Self.font { $0.kerning = Self.pairs(1, 2, by: -80) }.file)
    #expect(font.kerning(1, 2) == -80)
    #expect(font.kerning(2, 1) == 0)
    #expect(try FontFile(bytes: Self.font { $0.kerning = [0, 1] }.file).kerning(1, 2) == 0)
  }

  /// A table `GPOS` with one pair.
  private static func pairs(_ left: UInt16, _ right: UInt16, by value: Int16) -> [UInt8] {
    let kern: [UInt16] = [0x6B65, 0x726E]
    // Header, one feature with one lookup, one lookup with one table of pairs, its coverage and its set.
    return FontBuilder.words(
      [1, 0, 0, 10, 24] + [1] + kern + [8, 0, 1, 0] + [1, 4, 2, 0, 1, 8]
        + [1, 12, 4, 0, 1, 18, 1, 1, left, 1, right, UInt16(bitPattern: value)])
  }

  @Test("a collection has several fonts")
  func collectionHas() throws {
    let file = FontBuilder.collection([Self.font(), Self.compact { $0.family = "Other" }])
    #expect(try FontFile.count(in: file) == 2)
    #expect(try FontFile(bytes: file, index: 0).face.family == "Test")
    let other = try FontFile(bytes: file, index: 1)
    #expect(other.face.family == "Other")
    #expect(try other.outline(of: 1).steps == Self.square(x: 50, side: 500))
    #expect(throws: FontFileError.noSuchFont(index: 2, count: 2)) {
      try FontFile(bytes: file, index: 2)
    }
  }

  @Test("what is not a font is refused")
  func whatNot() {
    #expect(throws: FontFileError.noFont) { try FontFile(bytes: Array("not a font at all".utf8)) }
    #expect(throws: FontFileError.noFont) { try FontFile(bytes: []) }
    #expect(throws: FontFileError.missingTable("hmtx")) {
      try FontFile(bytes: Self.font { $0.missing = ["hmtx"] }.file)
    }
  }

  @Test(
    "A font cut off anywhere, or with any byte changed, is an error or a font, never a trap",
    arguments: [false, true])
  func fontCut(
    isCompact: Bool
  ) {
    let kerning = Self.pairs(1, 2, by: -80)
    let file =
      (isCompact ? Self.compact { $0.kerning = kerning } : Self.font { $0.kerning = kerning }).file
    for count in 0..<file.count { use(Array(file[..<count])) }
    for index in file.indices {
      for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] where value != file[index] {
        var damaged = file
        damaged[index] = value
        use(damaged)
      }
    }
  }

  /// Asks a font for everything.
  private func use(_ bytes: [UInt8]) {
    guard let font = try? FontFile(bytes: bytes) else { return }
    for character: Unicode.Scalar in ["A", "あ", "\u{FFFF}"] { _ = font.glyph(for: character) }
    for glyph in 0...4 {
      _ = try? font.outline(of: glyph)
      _ = font.advance(of: glyph) + font.kerning(glyph, 2)
    }
  }
}
