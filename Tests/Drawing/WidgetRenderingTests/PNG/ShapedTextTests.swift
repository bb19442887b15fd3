// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import FontFiles
import PNGFiles
import TestSupport
import Testing
import WidgetRendering
import WidgetViews

@Suite struct ShapedTextTests {
  /// A font with squares of different sizes for two Hebrew letters and a digit.
  private static let hebrew: [UInt8] = {
    var builder = FontBuilder()
    builder.family = "Inter"
    builder.characters = [
      ("א", .init(advance: 1000, bytes: FontBuilder.square(x: 0, side: 900))),
      ("ב", .init(advance: 1000, bytes: FontBuilder.square(x: 0, side: 500))),
      ("1", .init(advance: 1000, bytes: FontBuilder.square(x: 0, side: 200))),
    ]
    return builder.file
  }()

  /// A font with a red picture, 2 × 2 pixels of an em of 2 pixels, for two people with a joiner between.
  private static func emoji() throws -> [UInt8] {
    let red = try #require(
      PixelImage(
        width: 2, height: 2, of: Array(repeating: PixelImage.Pixel(255, 0, 0, 255), count: 4)))
    let png = PNGEncoder.file(of: red, pixelsPerPoint: 1)
    var builder = FontBuilder()
    builder.family = "Noto Color Emoji"
    builder.mapsByGroups = true
    builder.characters = [
      ("👩", .init(advance: 1250, bytes: [])), ("\u{200D}", .init(advance: 0, bytes: [])),
      ("👧", .init(advance: 1250, bytes: [])),
    ]
    builder.parts = [.init(advance: 1250, bytes: [])]
    builder.missing = ["glyf", "loca"]
    let ligature =
      FontBuilder.words([1, 0, 10, 30, 44])
      + FontBuilder.words([1]) + Array("DFLT".utf8) + FontBuilder.words([8, 4, 0, 0, 0xFFFF, 1, 0])
      + FontBuilder.words([1]) + Array("ccmp".utf8) + FontBuilder.words([8, 0, 1, 0])
      + FontBuilder.words([1, 4, 4, 0, 1, 8])
      + FontBuilder.words([1, 20, 1, 8, 1, 4, 4, 3, 2, 3, 1, 1, 1])
    builder.otherTables = [
      ("GSUB", ligature),
      (
        "CBLC",
        FontBuilder.longs([0x30000, 1, 56, 24, 1, 0]) + [UInt8](repeating: 0, count: 24)
          + FontBuilder.words([4, 4]) + [2, 2, 32, 1]
          + FontBuilder.words([4, 4]) + FontBuilder.longs([8])
          + FontBuilder.words([1, 17]) + FontBuilder.longs([4, 0, 9 + png.count])
      ),
      (
        "CBDT",
        FontBuilder.longs([0x30000]) + [2, 2, 0, 2, 2] + FontBuilder.longs([png.count]) + png
      ),
    ]
    return builder.file
  }

  private static func list(_ text: String, width: Double) -> DisplayList {
    let bounds = Rect(x: 0, y: 0, width: 100, height: 50)
    let run = DisplayText.Run(
      string: text, x: 0, width: width, font: ResolvedFont(size: 10),
      color: ResolvedColor(red: 0, green: 0, blue: 0))
    let line = DisplayText.Line(baseline: Point(x: 10, y: 30), width: width, runs: [run])
    return DisplayList(
      size: bounds.size, shape: Outline(.rectangle, in: bounds),
      items: [.text(DisplayText(frame: bounds, string: text, lines: [line], isTruncated: false))])
  }

  private func image(_ text: String, width: Double, _ font: [UInt8]) throws -> PixelImage {
    let renderer = PNGRenderer(fonts: FontLibrary([font]), scale: 1)
    let picture = try #require(renderer.picture(of: Self.list(text, width: width)))
    #expect(picture.missingCharacters.isEmpty)
    return try PNGDecoder.image(from: picture.file)
  }

  /// How high the ink is in each of three squares of 10 points from the left of the text.
  private func heights(_ text: String) throws -> [Int] {
    let image = try image(text, width: 30, Self.hebrew)
    return (0..<3).map { square in
      (0..<image.height).filter { image.pixels[$0 * image.width + 10 + square * 10].w > 127 }.count
    }
  }

  @Test("letters of Hebrew go from the right, and digits stay where they are read")
  func order() throws {
    #expect(try heights("אב1") == [2, 5, 9])
    #expect(try heights("1אב") == [5, 9, 2])
  }

  @Test("a sequence of emoji is one picture, in its own colors and as wide as it is measured")
  func emoji() throws {
    let image = try image("👩‍👧", width: 12, Self.emoji())
    let red = image.pixels.indices.filter {
      image.pixels[$0] == PixelImage.Pixel(255, 0, 0, 255)
    }
    // An em is 9.6 points if 1.25 of it are 12.
    #expect(Set(red.map { $0 % image.width }) == Set(10...18))
    #expect(red.allSatisfy { (20..<30).contains($0 / image.width) })
  }

  @Test("an SVG says that a text is written from the right, and keeps its left end")
  func svg() {
    let text = SVGRenderer().document(Self.list("אב!", width: 30), title: "")
    #expect(
      text.contains(
        "<text x=\"10\" y=\"30\" font-size=\"10\" direction=\"rtl\" text-anchor=\"end\""))
    #expect(!SVGRenderer().document(Self.list("ab", width: 30), title: "").contains("direction"))
  }
}
