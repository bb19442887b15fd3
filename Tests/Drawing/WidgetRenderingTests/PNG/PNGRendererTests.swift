// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import FontFiles
import PNGFiles
import TestSupport
import Testing
import WidgetRendering
import WidgetViews

@Suite struct PNGRendererTests {
  /// Squares of half the font's size for letters, 600 units apart, named as the font that is asked for first.
  private static let inter: FontLibrary = {
    var builder = FontBuilder()
    builder.family = "Inter"
    builder.characters = [
      ("A", .init(advance: 600, bytes: FontBuilder.square(x: 0, side: 500))),
      ("1", .init(advance: 300, bytes: FontBuilder.square(x: 0, side: 300))),
      ("8", .init(advance: 600, bytes: FontBuilder.square(x: 0, side: 600))),
    ]
    return FontLibrary([builder.file])
  }()

  private static let black = ResolvedColor(red: 0, green: 0, blue: 0)

  /// A line of text in a widget of 100 × 50 points, 10 points from the left on a baseline at 30.
  private static func list(
    _ text: String, width: Double, size: Double = 10, digits: Bool = false, redacted: Bool = false
  ) -> DisplayList {
    let bounds = Rect(x: 0, y: 0, width: 100, height: 50)
    let run = DisplayText.Run(
      string: text, x: 0, width: width,
      font: ResolvedFont(size: size, isMonospacedDigit: digits), color: black)
    let line = DisplayText.Line(baseline: Point(x: 10, y: 30), width: width, runs: [run])
    return DisplayList(
      size: bounds.size, shape: Outline(.rectangle, in: bounds),
      items: [
        .text(
          DisplayText(
            frame: bounds, string: text, lines: [line], isTruncated: false, isRedacted: redacted))
      ])
  }

  private func image(_ list: DisplayList, scale: Int = 2) throws -> PixelImage {
    let picture = PNGRenderer(fonts: Self.inter, scale: scale).picture(of: list)
    return try PNGDecoder.image(from: #require(picture).file)
  }

  /// The columns in which anything opaque is, and the rows.
  private func ink(_ image: PixelImage) -> (columns: [Int], rows: [Int]) {
    var (columns, rows) = (Set<Int>(), Set<Int>())
    for (index, pixel) in image.pixels.enumerated() where pixel.w > 127 {
      columns.insert(index % image.width)
      rows.insert(index / image.width)
    }
    return (columns.sorted(), rows.sorted())
  }

  @Test("a custom font is found by its family, and the usual one is taken where it lacks a letter")
  func customFont() throws {
    var own = FontBuilder()
    own.family = "Stencil Own"
    own.characters = [("A", .init(advance: 600, bytes: FontBuilder.square(x: 0, side: 250)))]
    var inter = FontBuilder()
    inter.family = "Inter"
    inter.characters = ["A", "B"].map {
      ($0, .init(advance: 600, bytes: FontBuilder.square(x: 0, side: 500)))
    }
    let fonts = FontLibrary([inter.file, own.file])
    func families(_ text: String, name: String?) throws -> [String] {
      var list = Self.list(text, width: 6)
      guard case .text(var shown) = list.items[0] else { return [] }
      shown.lines[0].runs[0].font.name = name
      list.items = [.text(shown)]
      return try #require(PNGRenderer(fonts: fonts).picture(of: list)).fontFamilies
    }
    #expect(try families("A", name: "Stencil Own") == ["Stencil Own"])
    #expect(try families("AB", name: "Stencil Own") == ["Stencil Own", "Inter"])
    #expect(try families("A", name: "Nothing") == ["Inter"])
    #expect(try families("A", name: nil) == ["Inter"])
  }

  @Test("letters are where the layout put them, and as large as their font")
  func place() throws {
    let ink = try ink(image(Self.list("A", width: 6)))
    #expect(ink.columns == Array(20..<30))
    #expect(ink.rows == Array(50..<60))
  }

  @Test(
    "a text is as wide as it was measured, whatever the font's widths are",
    arguments: [12.0, 13.2, 11.1])
  func width(width: Double) throws {
    // Natural: 6 + 6, of which the last point has no ink.
    let ink = try ink(image(Self.list("AA", width: width), scale: 10))
    let last = try #require(ink.columns.last)
    #expect(abs(Double(last + 1) / 10 - (10 + 11 * width / 12)) <= 0.1)
  }

  @Test("digits of one width are in cells of the widest one")
  func digits() throws {
    let narrow = try ink(image(Self.list("11", width: 6)))
    #expect(narrow.columns == Array(20..<32))
    let equal = try ink(image(Self.list("11", width: 12, digits: true)))
    #expect(equal.columns == Array(23..<29) + Array(35..<41))
  }

  @Test("a character that no font has is told and leaves its room")
  func missing() throws {
    let picture = PNGRenderer(fonts: Self.inter).picture(of: Self.list("A語A語", width: 22))
    #expect(try #require(picture).missingCharacters == ["語"])
    #expect(try #require(picture).fontFamilies == ["Inter"])
  }

  @Test("a redacted text is bars, for which no font is needed")
  func redacted() throws {
    let picture = PNGRenderer(fonts: FontLibrary([])).picture(
      of: Self.list("語語", width: 40, redacted: true))
    #expect(try #require(picture).missingCharacters.isEmpty)
  }

  @Test("a wallpaper is around the widget, and shows where it is clear")
  func wallpaper() throws {
    let renderer = PNGRenderer(
      fonts: Self.inter, scale: 1, wallpaper: .night, wallpaperMargin: 20)
    let picture = try #require(renderer.picture(of: Self.list("A", width: 6)))
    let image = try PNGDecoder.image(from: picture.file)
    #expect([image.width, image.height] == [140, 90])
    #expect(image.pixels.allSatisfy { $0.w == 255 })
  }

  @Test("a picture without pixels or with too many is not made")
  func sizes() {
    var list = Self.list("A", width: 6)
    list.size = .zero
    #expect(PNGRenderer(fonts: Self.inter).picture(of: list) == nil)
    list.size = Size(width: 5000, height: 5000)
    #expect(PNGRenderer(fonts: Self.inter).picture(of: list) == nil)
  }

  @Test(
    "texts in scripts whose letters are joined or reordered by rules that are not known are told",
    arguments: ["বাংলা", "தமிழ்", "ខ្មែរ", "བོད་", "မြန်မာ", "ܫܠܡܐ", "ᠮᠣᠩᠭᠣᠯ"])
  func shaping(text: String) {
    #expect(Self.list(text, width: 10).textThatNeedsShaping == text)
  }

  @Test(
    "other texts are not",
    arguments: [
      "Größe", "入力", "한국어", "Ελληνικά", "Привет", "1 → 2", "مرحبا", "שלום", "नमस्ते", "สวัสดี", "👍",
      "❤️", "🇯🇵",
    ])
  func noShaping(text: String) {
    #expect(Self.list(text, width: 10).textThatNeedsShaping == nil)
    #expect(Self.list("مرحبا", width: 10, redacted: true).textThatNeedsShaping == nil)
  }
}
