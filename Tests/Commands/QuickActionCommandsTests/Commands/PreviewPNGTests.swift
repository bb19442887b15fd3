// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PNGFiles
import TestSupport
import Testing

@Suite struct PreviewPNGTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try SampleFolder.copy()
  }

  /// A font in which each Latin letter is a square.
  private static func font(_ family: String) -> [UInt8] {
    var builder = FontBuilder()
    builder.family = family
    builder.characters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz ".unicodeScalars
      .map { ($0, .init(advance: 600, bytes: FontBuilder.square(x: 50, side: 500))) }
    return builder.file
  }

  private func preview(_ arguments: String...) -> CommandRun {
    CommandRun(
      ["preview", "@", "--output", folder.path("widget.png")] + arguments, in: folder)
  }

  @Test("a picture has the size of the widget in pixels, and the fonts of the folder")
  func picture() throws {
    try folder.write(Self.font("Inter"), to: "fonts/Inter-Regular.ttf")
    let run = preview("--locale", "en", "--fonts", folder.path("fonts"))
    #expect(run.errors == "")
    #expect(run.exitCode == 0)
    let bytes = try folder.bytes(of: "widget.png")
    let image = try PNGDecoder.image(from: bytes)
    #expect(image.width == 338 * 3)
    #expect(image.height == 158 * 3)
    _ = preview("--locale", "en", "--fonts", folder.path("fonts"))
    #expect(try folder.bytes(of: "widget.png") == bytes)
  }

  @Test("a picture has the size and the scale that are asked for, and no corners if it is bare")
  func area() throws {
    func image(_ arguments: String...) throws -> PixelImage {
      let run = CommandRun(
        ["preview", "@", "--output", folder.path("area.png"), "--force"] + arguments, in: folder)
      #expect(run.exitCode == 0)
      return try PNGDecoder.image(from: folder.bytes(of: "area.png"))
    }
    let sized = try image("--size", "350x160", "--scale", "2")
    #expect([sized.width, sized.height] == [700, 320])
    #expect(sized.pixels[0].w == 0)
    let bare = try image("--size", "350x160", "--bare")
    #expect([bare.width, bare.height] == [1050, 480])
    #expect(bare.pixels[0].w == 255)
    let grounded = try image("--size", "350x160", "--ground", "#336699")
    #expect(grounded.pixels[0] == PixelImage.Pixel(0x33, 0x66, 0x99, 255))
  }

  @Test("a size, a scale and a ground that cannot be are refused with what can")
  func wrongArea() {
    #expect(
      preview("--size", "350").errors.contains(
        "'350' is not a size; use points from 1 to 4096, such as 350x160"))
    #expect(preview("--size", "0x10").exitCode == 2)
    #expect(
      preview("--scale", "9").errors.contains("'--scale' is 9; use a whole number from 1 to 4"))
    #expect(
      preview("--ground", "whit").errors.contains(
        "unknown color 'whit'; did you mean 'white'?"))
    let run = CommandRun(["preview", "@", "--format", "svg", "--ground", "white"], in: folder)
    #expect(
      run.errors
        == "error: '--ground' is only for PNG; add '--format png' or remove the option\n")
    #expect(run.exitCode == 2)
  }

  @Test("another font than the best one is named")
  func otherFont() throws {
    try folder.write(Self.font("DejaVu Sans"), to: "fonts/DejaVuSans.ttf")
    let run = preview("--locale", "en", "--fonts", folder.path("fonts"))
    #expect(
      run.errors == "note: drawn with 'DejaVu Sans', as the font 'Inter' was not found; install it "
        + "(Debian: fonts-inter) for letters like those of iOS\n")
    #expect(run.exitCode == 0)
  }

  @Test("a font that stands in for the best one is named, also if it is one for ideographs")
  func substitute() throws {
    try folder.write(Self.font("Noto Sans CJK JP"), to: "fonts/NotoSansCJK-Regular.ttf")
    let run = preview("--locale", "en", "--fonts", folder.path("fonts"))
    #expect(run.errors.hasPrefix("note: drawn with 'Noto Sans CJK JP', as the font 'Inter' was"))
  }

  @Test("without any font a note says that texts are not drawn")
  func noFonts() throws {
    try folder.write("no font", to: "fonts/Inter-Regular.otf")
    let run = preview("--locale", "en", "--fonts", folder.path("fonts"))
    #expect(
      run.errors
        == "note: texts are not drawn, as no font was found for them; install one (Debian: "
        + "fonts-inter, and fonts-noto-cjk for Japanese, Chinese and Korean)\n")
    #expect(run.exitCode == 0)
  }

  @Test("characters that no font has are reported")
  func missingCharacters() throws {
    try folder.write(Self.font("Inter"), to: "fonts/Inter-Regular.ttf")
    let run = preview("--locale", "ja", "--fonts", folder.path("fonts"))
    #expect(
      run.errors == "note: no font has '入' and 12 other characters, so they are not drawn; install "
        + "a font that does (Debian: fonts-noto-cjk for Japanese, Chinese and Korean)\n")
  }

  @Test("a folder of fonts that cannot be read, or that is not for PNG, is an error")
  func wrongFolder() {
    let missing = preview("--fonts", folder.path("nowhere"))
    #expect(missing.errors == "error: cannot read the folder of fonts 'nowhere'\n")
    #expect(missing.exitCode == 2)
    let svg = CommandRun(
      ["preview", "@", "--format", "svg", "--fonts", folder.path("fonts")], in: folder)
    #expect(
      svg.errors
        == "error: '--fonts' is only for PNG; add '--format png' or remove the option\n")
    #expect(svg.exitCode == 2)
  }
}
