// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport
import Testing
import WidgetViews

@Suite struct WidgetFontTests {
  /// A font with the letters A (600 units), B (300) and Z (450), of 1000 units an em.
  static func font(byGroups: Bool) -> [UInt8] {
    var builder = FontBuilder()
    builder.mapsByGroups = byGroups
    builder.characters = [("A", 600), ("B", 300), ("Z", 450)].map { (letter, advance) in
      (letter, FontBuilder.Glyph(advance: advance, bytes: FontBuilder.square(x: 0, side: 700)))
    }
    return builder.file
  }

  @Test("a text in a font of a file is measured by the file", arguments: [false, true])
  func measuring(_ byGroups: Bool) throws {
    let file = try WidgetFont(Self.font(byGroups: byGroups))
    #expect(file.family == "Test")
    let list = rendered(Text(verbatim: "ABZ").font(.custom("Test", fixedSize: 100))) {
      $0.fonts = FontCatalog([file])
    }
    // 600 + 300 + 450 of 1000 units.
    #expect(list.texts.map(\.frame.width) == [135])
    #expect(list.texts[0].lines[0].runs[0].font.name == "Test")
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
    #expect(throws: WidgetFontError.notAFont) { _ = try WidgetFont([]) }
    #expect(throws: WidgetFontError.notAFont) { _ = try WidgetFont(noFont) }
    #expect(throws: WidgetFontError.notAFont) { _ = try WidgetFont(compressed) }
    #expect(WidgetFontError.missingTable("hmtx").description.contains("'hmtx'"))
  }

  @Test("a damaged font does no harm, wherever it is damaged", arguments: [false, true])
  func damage(_ byGroups: Bool) {
    let whole = Self.font(byGroups: byGroups)
    var fonts = (0..<whole.count).map { Array(whole.prefix($0)) }
    for index in whole.indices {
      for byte: UInt8 in [0, 0xFF] {
        var broken = whole
        broken[index] = byte
        fonts.append(broken)
      }
    }
    for bytes in fonts {
      guard let file = try? WidgetFont(bytes) else { continue }
      let list = rendered(Text(verbatim: "ABCé").font(.custom(file.family, fixedSize: 10))) {
        $0.fonts = FontCatalog([file])
      }
      #expect(list.texts.count == 1)
    }
  }
}
