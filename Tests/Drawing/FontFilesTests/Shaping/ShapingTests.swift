// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import FontFiles
import TestSupport
import Testing

/// The numbers of glyphs are those of the characters in ``font(_:)``, and behind them those of the parts.
struct ShapingTests {
  /// A font with some characters, each 100 units wider than the one before, and three glyphs besides.
  private static func font(
    _ characters: [Unicode.Scalar], _ substitution: LayoutBuilder? = nil,
    position: LayoutBuilder? = nil, classes: [(glyph: UInt16, kind: UInt16)] = []
  ) -> [UInt8] {
    var builder = FontBuilder()
    for (index, character) in characters.enumerated() {
      builder.characters.append((character, .init(advance: 100 * (index + 1), bytes: [])))
    }
    for advance in [710, 720, 730] { builder.parts.append(.init(advance: advance, bytes: [])) }
    if let substitution { builder.otherTables.append(("GSUB", substitution.bytes)) }
    if let position { builder.otherTables.append(("GPOS", position.bytes)) }
    if !classes.isEmpty {
      builder.otherTables.append(("GDEF", LayoutBuilder.definitions(classes)))
    }
    return builder.file
  }

  private static func shaped(
    _ text: String, _ script: ShapingScript, in bytes: [UInt8]
  ) throws -> GlyphRun {
    try FontFile(bytes: bytes).shaped(
      Array(text.unicodeScalars), script: script,
      isRightToLeft: script == .arabic || script == .hebrew)
  }

  private static func glyphs(
    _ text: String, _ script: ShapingScript, in bytes: [UInt8]
  ) throws -> [Int] {
    try shaped(text, script, in: bytes).glyphs.map(\.glyph)
  }

  // MARK: Arabic

  /// BEH, ALEF, LAM, FATHA and a space; BEH at the beginning is 6, in the middle 7 and at the end 8.
  private static let arabic: [UInt8] = {
    var forms = LayoutBuilder()
    forms.features = [("init", [0]), ("medi", [1]), ("fina", [2]), ("rlig", [3])]
    forms.lookups = [
      .init(kind: 1, table: LayoutBuilder.single([(1, 6)])),
      .init(kind: 1, table: LayoutBuilder.single([(1, 7)])),
      .init(kind: 1, table: LayoutBuilder.single([(1, 8)])),
      // LAM and ALEF are one glyph, whatever marks are between.
      .init(kind: 4, flags: 8, table: LayoutBuilder.ligature([3, 2], to: 8)),
    ]
    var marks = LayoutBuilder()
    marks.features = [("mark", [0])]
    marks.lookups = [
      .init(
        kind: 4,
        table: LayoutBuilder.attachment(4, at: (10, 20), to: 7, at: (300, 520)))
    ]
    return font(
      ["\u{0628}", "\u{0627}", "\u{0644}", "\u{064E}", " "], forms, position: marks,
      classes: [(1, 1), (2, 1), (3, 1), (4, 3), (6, 1), (7, 1), (8, 2)])
  }()

  @Test("a letter has the form of its place, and the first is on the right")
  func forms() throws {
    #expect(try Self.glyphs("\u{0628}\u{0628}\u{0628}", .arabic, in: Self.arabic) == [8, 7, 6])
    #expect(try Self.glyphs("\u{0628}", .arabic, in: Self.arabic) == [1])
    // ALEF does not join what follows.
    #expect(
      try Self.glyphs("\u{0628}\u{0627}\u{0628}", .arabic, in: Self.arabic) == [1, 2, 6])
    #expect(
      try Self.glyphs("\u{0628} \u{0628}\u{0628}", .arabic, in: Self.arabic) == [8, 6, 5, 1])
  }

  @Test("joiners and non-joiners change the forms, and are not seen")
  func joiners() throws {
    let apart = try Self.shaped("\u{0628}\u{200C}\u{0628}", .arabic, in: Self.arabic).glyphs
    #expect(apart.map(\.glyph) == [1, 5, 1])
    #expect(apart.map(\.isInvisible) == [false, true, false])
    #expect(apart[1].advance == 0)
    #expect(try Self.glyphs("\u{0628}\u{200D}", .arabic, in: Self.arabic) == [5, 6])
  }

  @Test("a mark stands where the font says, and letters join over it")
  func marks() throws {
    let run = try Self.shaped("\u{0628}\u{0628}\u{064E}\u{0628}", .arabic, in: Self.arabic)
    #expect(run.glyphs.map(\.glyph) == [8, 4, 7, 6])
    #expect(run.glyphs.map(\.advance) == [730, 0, 720, 710])
    #expect([run.glyphs[1].x, run.glyphs[1].y] == [290, 500])
    #expect(run.width == 2160)
  }

  @Test("a ligature stands for all that it was made of")
  func ligature() throws {
    let run = try Self.shaped("\u{0644}\u{064E}\u{0627}", .arabic, in: Self.arabic)
    #expect(run.glyphs.map(\.glyph) == [4, 8])
    #expect(run.glyphs.map(\.cluster) == [0, 0])
  }

  // MARK: Other scripts

  @Test("the ring of a Thai SARA AM comes before the tone")
  func thai() throws {
    let font = Self.font(["\u{0E19}", "\u{0E49}", "\u{0E4D}", "\u{0E32}"])
    #expect(try Self.glyphs("\u{0E19}\u{0E49}\u{0E33}", .thai, in: font) == [1, 3, 2, 4])
  }

  @Test("a Hebrew letter with a point is taken apart, and its points are ordered")
  func hebrew() throws {
    let font = Self.font(["\u{05E9}", "\u{05C1}", "\u{05BC}"])
    #expect(try Self.glyphs("\u{FB2A}\u{05BC}", .hebrew, in: font) == [3, 2, 1])
    #expect(try Self.glyphs("\u{05E9}\u{05BC}\u{05C1}", .hebrew, in: font) == [3, 2, 1])
  }

  /// KA, the vowel I, RA and halant; RA above a letter is 5, and half of KA is 6.
  private static let devanagari: [UInt8] = {
    var forms = LayoutBuilder()
    forms.script = "dev2"
    forms.features = [("rphf", [0]), ("half", [1])]
    forms.lookups = [
      .init(kind: 4, table: LayoutBuilder.ligature([3, 4], to: 5)),
      .init(kind: 4, table: LayoutBuilder.ligature([1, 4], to: 6)),
    ]
    return font(
      ["\u{0915}", "\u{093F}", "\u{0930}", "\u{094D}"], forms,
      classes: [(1, 1), (2, 1), (3, 1), (4, 3), (5, 3), (6, 1)])
  }()

  @Test("a vowel that is written before its consonant, and RA above it, change their places")
  func devanagariOrder() throws {
    #expect(try Self.glyphs("\u{0915}\u{093F}", .devanagari, in: Self.devanagari) == [2, 1])
    #expect(
      try Self.glyphs("\u{0930}\u{094D}\u{0915}", .devanagari, in: Self.devanagari) == [1, 5])
    #expect(
      try Self.glyphs("\u{0915}\u{094D}\u{0915}\u{093F}", .devanagari, in: Self.devanagari)
        == [2, 6, 1])
    // A non-joiner keeps the halant, and the vowel does not pass it.
    #expect(
      try Self.shaped("\u{0915}\u{094D}\u{200C}\u{0915}\u{093F}", .devanagari, in: Self.devanagari)
        .glyphs.filter { !$0.isInvisible }.map(\.glyph) == [1, 4, 2, 1])
  }

  @Test("what a font makes of a sequence of emoji is one glyph")
  func emoji() throws {
    var sequences = LayoutBuilder(script: "DFLT")
    sequences.features = [("ccmp", [0])]
    sequences.lookups = [.init(kind: 4, table: LayoutBuilder.ligature([1, 2, 3], to: 4))]
    let font = Self.font(["\u{2764}", "\u{200D}", "\u{2602}"], sequences)
    let run = try Self.shaped("\u{2764}\u{200D}\u{2602}\u{2764}", .emoji, in: font)
    #expect(run.glyphs.map(\.glyph) == [4, 1])
    #expect(run.glyphs.map(\.cluster) == [0, 3])
  }

  // MARK: Lookups

  @Test("a lookup is applied where others are before and behind")
  func chain() throws {
    var forms = LayoutBuilder(script: "thai")
    forms.features = [("calt", [0])]
    forms.lookups = [
      .init(kind: 6, table: LayoutBuilder.chain(before: 1, 2, after: 3, lookup: 1)),
      .init(kind: 2, table: LayoutBuilder.multiple(2, by: [4, 5])),
    ]
    let font = Self.font(["\u{0E01}", "\u{0E02}", "\u{0E03}"], forms)
    #expect(try Self.glyphs("\u{0E01}\u{0E02}\u{0E03}", .thai, in: font) == [1, 4, 5, 3])
    #expect(try Self.glyphs("\u{0E02}\u{0E02}\u{0E03}", .thai, in: font) == [2, 2, 3])
  }

  @Test("a font in which each glyph becomes many of itself ends")
  func endless() throws {
    var forms = LayoutBuilder(script: "thai")
    let many = [UInt16](repeating: 1, count: 200)
    forms.features = [("ccmp", [0]), ("calt", [1]), ("liga", [2]), ("clig", [3])]
    forms.lookups = (0..<4).map { _ in
      .init(kind: 2, table: LayoutBuilder.multiple(1, by: many))
    }
    let font = Self.font(["\u{0E01}"], forms)
    #expect(try Self.glyphs("\u{0E01}", .thai, in: font).count <= 16384)
  }

  @Test("a context that asks for itself ends")
  func itself() throws {
    var forms = LayoutBuilder(script: "thai")
    forms.features = [("calt", [0])]
    forms.lookups = [
      .init(kind: 6, table: LayoutBuilder.chain(before: 1, 1, after: 1, lookup: 0))
    ]
    let font = Self.font(["\u{0E01}"], forms)
    #expect(
      try Self.glyphs(String(repeating: "\u{0E01}", count: 50), .thai, in: font).count == 50)
  }

  @Test(
    "a font with any byte changed, or cut off anywhere, shapes or is an error, and never a trap")
  func damaged() {
    let texts: [(String, ShapingScript)] = [
      ("\u{0628}\u{0644}\u{064E}\u{0627}\u{0628}", .arabic),
      ("\u{0930}\u{094D}\u{0915}\u{094D}\u{0915}\u{093F}", .devanagari),
    ]
    for (file, text) in zip([Self.arabic, Self.devanagari], texts) {
      for count in 0..<file.count { Self.use(Array(file[..<count]), text) }
      for index in file.indices {
        for value: UInt8 in [0, 1, 8, 0x80, 0xFF] where value != file[index] {
          var damaged = file
          damaged[index] = value
          Self.use(damaged, text)
        }
      }
    }
  }

  private static func use(_ bytes: [UInt8], _ text: (String, ShapingScript)) {
    guard let font = try? FontFile(bytes: bytes) else { return }
    _ = font.shaped(
      Array(text.0.unicodeScalars), script: text.1, isRightToLeft: text.1 == .arabic)
  }
}
