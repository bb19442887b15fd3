// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import FontFiles
import TestSupport
import Testing

struct VariableFontTests {
  private typealias Tables = VariableFontTables

  /// The right side moves 100, the upper one 50, and the end of the glyph 120.
  private static let all = Tables.part(
    distances: [0x07, 0, 100, 100, 0, 0, 120, 0, 0, 0x07, 0, 0, 50, 50, 0, 0, 0, 0])

  /// The same, said by two corners that are opposite each other, and by the end.
  private static let corners = Tables.part(
    points: [3, 0x02, 0, 2, 3], distances: [0x02, 0, 100, 120, 0x02, 0, 50, 0])

  private static func builder(
    _ tables: [(String, [UInt8])] = [
      ("gvar", Tables.outlines(all)), ("HVAR", Tables.widths([0, 120, -30, 0])),
    ]
  ) -> FontBuilder {
    var builder = FontBuilder()
    builder.characters = [
      ("A", .init(advance: 600, bytes: FontBuilder.square(x: 50, side: 500))),
      ("V", .init(advance: 620, bytes: FontBuilder.square(x: 50, side: 500))),
      ("あ", .init(advance: 1000, bytes: [])),
    ]
    builder.otherTables = [("fvar", Tables.axes)] + tables
    return builder
  }

  private static func font(_ tables: [(String, [UInt8])]) throws -> FontFile {
    try FontFile(bytes: builder(tables).file)
  }

  private func corners(_ font: FontFile, _ glyph: Int = 1) throws -> [[Double]] {
    try font.outline(of: glyph).steps.map { step in
      switch step {
      case .move(let place), .line(let place), .curve(_, _, let place): [place.x, place.y]
      }
    }
  }

  @Test("a font says which weights it can have")
  func weights() throws {
    #expect(try FontFile(bytes: Self.builder().file).weights == 100...900)
    var single = FontBuilder()
    single.characters = Self.builder().characters
    let font = try FontFile(bytes: single.file)
    #expect(font.weights == nil)
    #expect(font.at(weight: 900).face.weight == 400)
  }

  @Test(
    "outlines and widths are between those of the file and those at the end of the axis",
    arguments: [(400, 550.0, 500.0, 600), (650, 600, 525, 660), (900, 650, 550, 720)])
  func between(weight: Int, right: Double, top: Double, advance: Int) throws {
    let font = try FontFile(bytes: Self.builder().file).at(weight: weight)
    #expect(font.face.weight == weight)
    #expect(try corners(font) == [[50, 0], [right, 0], [right, top], [50, top]])
    #expect(font.advance(of: 1) == advance)
    #expect(font.advance(of: 2) == 620 - 30 * (weight - 400) / 500)
    #expect(font.advance(of: 3) == 1000)
  }

  @Test(
    "a weight beyond the axis is the nearest, and one on the other side of the axis does not count")
  func ends() throws {
    let font = try FontFile(bytes: Self.builder().file)
    #expect(font.at(weight: 1000).face.weight == 900)
    #expect(font.at(weight: 1000).advance(of: 1) == 720)
    #expect(font.at(weight: 1).face.weight == 100)
    #expect(font.at(weight: 1).advance(of: 1) == 600)
  }

  @Test("points between those that are said to move go with them")
  func interpolated() throws {
    let font = try Self.font([("gvar", Tables.outlines(Self.corners))]).at(weight: 650)
    #expect(try corners(font) == [[50, 0], [600, 0], [600, 525], [50, 525]])
  }

  @Test("without a table of widths, the end of a glyph says how wide it is")
  func phantom() throws {
    let font = try Self.font([("gvar", Tables.outlines(Self.all))]).at(weight: 650)
    #expect(font.advance(of: 1) == 660)
  }

  @Test("an axis that is bent is read by its pairs")
  func bent() throws {
    let font = try Self.font([
      ("gvar", Tables.outlines(Self.all)), ("HVAR", Tables.widths([0, 120, 0, 0])),
      ("avar", Tables.bends),
    ])
    #expect(font.at(weight: 650).advance(of: 1) == 696)
    #expect(font.at(weight: 525).advance(of: 1) == 648)
    #expect(font.at(weight: 900).advance(of: 1) == 720)
  }

  @Test(
    "a set of distances counts between its bounds",
    arguments: [(650, 550.0), (775, 600), (900, 650)])
  func bounds(weight: Int, right: Double) throws {
    let part = Tables.part(
      distances: [0x03, 0, 100, 100, 0, 0x83, 0x87], bounds: (0.5, 1))
    let font = try Self.font([("gvar", Tables.outlines(part))]).at(weight: weight)
    #expect(try corners(font)[1] == [right, 0])
  }

  @Test("a glyph that is made of others has their variations and those of its parts")
  func parts() throws {
    // Two parts, of which the second moves 40 to the right.
    let part = Tables.part(distances: [0x01, 0, 40, 0x83, 0x85])
    var builder = Self.builder([])
    let whole = FontBuilder.words([UInt16(bitPattern: -1), 0, 0, 0, 0, 0x22, 1]) + [0, 0]
    builder.parts = [
      .init(advance: 900, bytes: whole + FontBuilder.words([0x02, 2]) + [100, 0])
    ]
    var outlines = Tables.outlines(part, glyphCount: 5)
    // Only the last glyph is varied.
    outlines.replaceSubrange(24..<40, with: FontBuilder.longs([0, 0, 0, 0]))
    builder.otherTables.append(("gvar", outlines))
    let font = try FontFile(bytes: builder.file).at(weight: 900)
    #expect(try corners(font, 4).map { $0[0] } == [50, 550, 550, 50, 190, 690, 690, 190])
  }

  @Test("kerning differs by weight")
  func kerning() throws {
    var builder = Self.builder()
    builder.otherTables.append(("GDEF", Tables.definitions([0, -40])))
    builder.kerning = Tables.pairs(1, 2, by: -80, item: 1)
    let font = try FontFile(bytes: builder.file)
    #expect([400, 650, 900].map { font.at(weight: $0).kerning(1, 2) } == [-80, -100, -120])
  }

  @Test("a library gives a variable font at the weight that is asked for")
  func library() {
    let library = FontLibrary([Self.builder().file])
    let font = library.font(.init(family: "Test", weight: 650, isItalic: false))
    #expect(font?.face.weight == 650)
    #expect(font?.advance(of: 1) == 660)
  }

  @Test("a font whose variations are broken is as its file has it")
  func broken() throws {
    let font = try Self.font([("gvar", [0, 1])])
    #expect(font.at(weight: 900).face.weight == 400)
    #expect(font.at(weight: 900).advance(of: 1) == 600)
    var noAxes = Self.builder()
    noAxes.otherTables[0].1 = [0, 1]
    #expect(try FontFile(bytes: noAxes.file).weights == nil)
  }

  @Test("a glyph whose points move too often is refused")
  func tooComplex() throws {
    // A glyph of 5,000 points and 4,095 sets of distances, none of which is longer than a few bytes.
    let count = 5000
    let square =
      FontBuilder.words([1, 0, 0, 0, 0, UInt16(count - 1), 0])
      + [UInt8](repeating: 0x31, count: count)
    var part = FontBuilder.words([4095, UInt16(4 + 4095 * 6)])
    for _ in 0..<4095 { part += FontBuilder.words([4, 0xA000, Tables.fraction(1)]) }
    part += (0..<4095).flatMap { _ in [1, 0, 0, 0] as [UInt8] } + [0x80, 0x80]
    var builder = Self.builder([("gvar", Tables.outlines(part))])
    builder.characters[0].1.bytes = square
    let font = try FontFile(bytes: builder.file).at(weight: 900)
    #expect(throws: FontFileError.tooComplex(glyph: 1)) { try font.outline(of: 1) }
  }

  @Test(
    "a variable font cut off anywhere, or with any byte changed, is an error or a font, never a trap"
  )
  func damaged() {
    var builder = Self.builder()
    builder.characters.removeLast()
    builder.otherTables = [
      ("fvar", Tables.axes), ("avar", Tables.bends),
      ("gvar", Tables.outlines(Self.corners, glyphCount: 3)),
      ("HVAR", Tables.widths([0, 120, 0])), ("GDEF", Tables.definitions([0, -40])),
    ]
    builder.kerning = Tables.pairs(1, 2, by: -80, item: 1)
    let file = builder.file
    for count in 0..<file.count { use(Array(file[..<count])) }
    for index in file.indices {
      for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] where value != file[index] {
        var damaged = file
        damaged[index] = value
        use(damaged)
      }
    }
  }

  /// Asks a font for everything at a weight.
  private func use(_ bytes: [UInt8]) {
    guard let font = (try? FontFile(bytes: bytes))?.at(weight: 650) else { return }
    for glyph in 0...3 {
      _ = try? font.outline(of: glyph)
      _ = font.advance(of: glyph) + font.kerning(glyph, 2)
    }
  }
}
