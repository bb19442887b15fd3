// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import FontFiles
import Foundation
import Testing

/// Compares what we make of texts with what HarfBuzz makes of them: glyphs, the characters that they stand for, and places.
///
/// The program is `hb-shape` of Debian's package `libharfbuzz-bin`, the fonts are those of `fonts-noto-core`, `fonts-dejavu-core` and
/// `fonts-noto-color-emoji`, or of the folder that `QUICKACTION_NOTO` names. What is not installed is skipped.
struct HarfBuzzTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var font: String
    var script: ShapingScript
    /// The script and the direction as HarfBuzz calls them.
    var arguments: [String]
    var testDescription: String { font }
  }

  static let program = "/usr/bin/hb-shape"
  static let folder =
    ProcessInfo.processInfo.environment["QUICKACTION_NOTO"] ?? "/usr/share/fonts/truetype/noto"

  private static let arabic = ["--script=Arab", "--direction=rtl"]
  private static let hebrew = ["--script=Hebr", "--direction=rtl"]

  static let cases: [Case] =
    [
      "NotoSansArabic-Regular", "NotoSansArabic-Bold", "NotoNaskhArabic-Regular",
      "NotoKufiArabic-Regular",
    ].map { Case(font: $0, script: .arabic, arguments: arabic) }
    + ["NotoSansHebrew-Regular", "NotoSansHebrew-Bold", "NotoSerifHebrew-Regular"]
    .map { Case(font: $0, script: .hebrew, arguments: hebrew) }
    + ["NotoSansThai-Regular", "NotoSansThai-Bold", "NotoLoopedThai-Regular"]
    .map { Case(font: $0, script: .thai, arguments: ["--script=Thai", "--direction=ltr"]) }
    + ["NotoSansDevanagari-Regular", "NotoSansDevanagari-Bold", "NotoSerifDevanagari-Regular"]
    .map { Case(font: $0, script: .devanagari, arguments: ["--script=Deva", "--direction=ltr"]) }
    + [
      Case(
        font: "NotoColorEmoji", script: .emoji, arguments: ["--script=Zyyy", "--direction=ltr"]),
      Case(font: "../dejavu/DejaVuSans", script: .arabic, arguments: arabic),
      Case(font: "../dejavu/DejaVuSans", script: .hebrew, arguments: hebrew),
    ]

  @Test(
    "glyphs and their places are those of HarfBuzz",
    .enabled(if: FileManager.default.isExecutableFile(atPath: program)), arguments: cases)
  func shaping(test: Case) throws {
    let path = "\(Self.folder)/\(test.font).ttf"
    guard let data = FileManager.default.contents(atPath: path) else { return }
    let font = try FontFile(bytes: Array(data))
    let texts = SampleTexts.texts(in: test.script)
    #expect(texts.count >= 100)
    let wanted = try Self.shaped(texts, font: path, arguments: test.arguments)
    try #require(wanted.count == texts.count)
    for (text, wanted) in zip(texts, wanted) {
      let run = font.shaped(
        Array(text.unicodeScalars), script: test.script,
        isRightToLeft: test.arguments.contains("--direction=rtl"))
      #expect(Self.line(run) == wanted, "\(text)")
    }
  }

  /// The run as HarfBuzz writes it.
  private static func line(_ run: GlyphRun) -> String {
    let glyphs = run.glyphs.map { glyph in
      "\(glyph.glyph)=\(glyph.cluster)"
        + (glyph.x == 0 && glyph.y == 0 ? "" : "@\(glyph.x),\(glyph.y)") + "+\(glyph.advance)"
    }
    return "[\(glyphs.joined(separator: "|"))]"
  }

  private static func shaped(
    _ texts: [String], font: String, arguments: [String]
  ) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["--no-glyph-names", "--language=und"] + arguments + [font]
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("texts-\(UUID().uuidString)")
    try Data(texts.map { $0 + "\n" }.joined().utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    process.standardInput = try FileHandle(forReadingFrom: file)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
