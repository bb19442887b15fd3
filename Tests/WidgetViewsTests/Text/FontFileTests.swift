// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

@Suite struct FontFileTests {
  /// A font with the letters A (600 units), B (300) and everything from C to Z (450), of 1000 units an em.
  static func font(cmap: Int = 4, name: String = "Test-Regular") -> [UInt8] {
    func u16(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)] }
    func u32(_ value: Int) -> [UInt8] { u16(value >> 16) + u16(value & 0xFFFF) }
    let head = [UInt8](repeating: 0, count: 18) + u16(1000) + [UInt8](repeating: 0, count: 34)
    let hhea =
      u32(0x10000) + u16(900) + u16(65536 - 300) + [UInt8](repeating: 0, count: 26) + u16(4)
    let hmtx = [500, 600, 300, 450].flatMap { u16($0) + u16(0) } + u16(0) + u16(0)
    let segments =
      u16(4) + u16(40) + u16(0) + u16(6) + [UInt8](repeating: 0, count: 6)
      + u16(66) + u16(90) + u16(0xFFFF) + u16(0) + u16(65) + u16(67) + u16(0xFFFF)
      // A and B are the glyphs 1 and 2; C to Z begin with 3.
      + u16(65536 - 64) + u16(65536 - 64) + u16(1) + u16(0) + u16(0) + u16(0)
    let groups = u16(12) + u16(0) + u32(28) + u32(0) + u32(1) + u32(65) + u32(90) + u32(1)
    let cmapTable =
      u16(0) + u16(1) + u16(3) + u16(cmap == 4 ? 1 : 10) + u32(12)
      + (cmap == 4 ? segments : groups)
    let utf16 = name.utf16.flatMap { u16(Int($0)) }
    let names =
      u16(0) + u16(1) + u16(18) + u16(3) + u16(1) + u16(0x409) + u16(6)
      + u16(utf16.count) + u16(0) + utf16
    var tables: [(String, [UInt8])] = [
      ("cmap", cmapTable), ("head", head), ("hhea", hhea), ("hmtx", hmtx), ("name", names),
    ]
    var offset = 12 + tables.count * 16
    var result = u32(0x10000) + u16(tables.count) + u16(0) + u16(0) + u16(0)
    for (tag, bytes) in tables {
      result += Array(tag.utf8) + u32(0) + u32(offset) + u32(bytes.count)
      offset += bytes.count
    }
    while let table = tables.first {
      result += table.1
      tables.removeFirst()
    }
    return result
  }

  @Test("a text in a font of a file is measured by the file", arguments: [4, 12])
  func measuring(_ cmap: Int) throws {
    let file = try FontFile(Self.font(cmap: cmap))
    #expect(file.postScriptName == "Test-Regular")
    let list = rendered(Text(verbatim: "ABZ").font(.custom("Test-Regular", fixedSize: 100))) {
      $0.fonts = FontCatalog([file])
    }
    // 600 + 300 + 450 of 1000 units, and lines of 900 + 300.
    #expect(list.texts.map(\.frame.size) == [Size(width: 135, height: 120)])
    #expect(list.texts[0].lines[0].runs[0].font.name == "Test-Regular")
    #expect(list.problems == [])
  }

  @Test("a font that is not there is the system's, and is reported")
  func missing() {
    let list = rendered(Text(verbatim: "ABZ").font(.custom("Nowhere", fixedSize: 20)))
    #expect(list.problems == [.missingFont(name: "Nowhere")])
    #expect(
      list.texts.map(\.frame.size)
        == rendered(Text(verbatim: "ABZ").font(.system(size: 20))).texts.map(\.frame.size))
    #expect(list.problems[0].description.contains("'Nowhere'"))
  }

  @Test("a font's size grows with a text style unless it is fixed")
  func sizes() {
    func size(_ font: Font) -> Double? {
      rendered(Text(verbatim: "x").font(font)) { $0.dynamicTypeSize = .accessibility5 }
        .texts.first?.lines.first?.runs.first?.font.size
    }
    #expect(size(.custom("x", fixedSize: 17)) == 17)
    #expect((size(.custom("x", size: 17)) ?? 0) > 40)
    #expect((size(.custom("x", size: 17, relativeTo: .largeTitle)) ?? 99) < 40)
  }

  @Test("what is no font is refused, and says why")
  func refusal() {
    let noFont = Array("<html></html>".utf8)
    let compressed = Array("wOF2............".utf8)
    #expect(throws: FontFileError.notAFont) { _ = try FontFile([]) }
    #expect(throws: FontFileError.notAFont) { _ = try FontFile(noFont) }
    #expect(throws: FontFileError.compressed) { _ = try FontFile(compressed) }
    #expect(FontFileError.missingTable("hmtx").description.contains("'hmtx'"))
  }

  @Test("a damaged font does no harm, wherever it is damaged", arguments: [4, 12])
  func damage(_ cmap: Int) {
    let whole = Self.font(cmap: cmap)
    var fonts = (0..<whole.count).map { Array(whole.prefix($0)) }
    for index in whole.indices {
      for byte: UInt8 in [0, 0xFF] {
        var broken = whole
        broken[index] = byte
        fonts.append(broken)
      }
    }
    for bytes in fonts {
      guard let file = try? FontFile(bytes) else { continue }
      let list = rendered(Text(verbatim: "ABCé").font(.custom(file.postScriptName, fixedSize: 10)))
      {
        $0.fonts = FontCatalog([file])
      }
      #expect(list.texts.count == 1)
    }
  }
}
