// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PNGFiles
import TestSupport
import Testing

/// `quickaction snapshot compare` on the sample's widget.
@Suite struct SnapshotCompareTests {
  private static let name = "QuickActionWidget.systemMedium.png"
  private static let japanese = "QuickActionWidget.systemMedium-ja.png"

  private let folder: ScratchFolder

  init() throws {
    folder = try SampleFolder.copy()
  }

  private func snapshot(_ action: String, _ arguments: String...) async -> CommandRun {
    await CommandRun.onOwnThread(
      ["snapshot", action, "@shots", "@" + SampleFolder.catalog] + arguments, in: folder)
  }

  /// Moves what a picture shows, in pixels.
  private func move(_ name: String, by columns: Int, to other: String? = nil) throws {
    let image = try PNGDecoder.image(from: folder.bytes(of: "shots/" + name))
    let pixels = (0..<image.height).flatMap { row in
      (0..<image.width).map { column in
        image.pixels[row * image.width + max(0, column - columns)]
      }
    }
    let moved = try #require(PixelImage(width: image.width, height: image.height, of: pixels))
    try folder.write(PNGEncoder.file(of: moved), to: "shots/" + (other ?? name))
  }

  @Test("what was recorded as PNG is the same, and changes nothing")
  func same() async throws {
    let recorded = await snapshot("record", "--png", "--locale", "en,ja")
    #expect(recorded.output == "recorded 2 pictures: 2 new, 0 changed, 0 as before\n")
    #expect(try folder.names(in: "shots") == [Self.japanese, Self.name])
    let again = await snapshot("record", "--png", "--locale", "en")
    #expect(
      again.output == """
        left over: \(Self.japanese); delete it, or add the options that draw it
        recorded 1 picture: 0 new, 0 changed, 1 as before

        """)
    let run = await snapshot("compare", "--points", "0", "--levels", "0")
    #expect(run.output.contains("     0.00     0.00 "))
    #expect(
      run.output.hasSuffix(
        " mean 0.00 pt, 100 % within 0 pt; all as recorded, within 0 pt and 0 levels of color\n"))
    #expect(run.exitCode == 0)
    #expect(try folder.names(in: "shots") == [Self.japanese, Self.name])
  }

  @Test("what is three points off is said, and ends with 1")
  func moved() async throws {
    _ = await snapshot("record", "--png", "--locale", "en,ja")
    try move(Self.name, by: 9)
    let run = await snapshot("compare", "--page", folder.path("pairs.html"))
    let lines = run.output.split(separator: "\n")
    #expect(lines[1].hasPrefix("     3.00 "))
    #expect(lines[1].hasSuffix("  \(Self.name) (QuickActionWidget systemMedium)"))
    #expect(lines[2].wholeMatch(of: #/    box at .* × .*: 3 pt left/#) != nil)
    #expect(lines.contains { $0.contains(Self.japanese) && $0.hasPrefix("     0.00 ") })
    #expect(lines.last == "the pairs: pairs.html")
    #expect(lines.dropLast().last?.hasSuffix("; 1 as recorded, 1 differ") == true)
    #expect(run.exitCode == 1)
    let page = try #require(folder.text(of: "pairs.html"))
    #expect(page.contains("<section class=\"differs\">\n<h2>\(Self.name)</h2>"))
    #expect(page.contains("<section class=\"same\">\n<h2>\(Self.japanese)</h2>"))
    let allowed = await snapshot("compare", "--points", "3")
    #expect(allowed.exitCode == 0)
  }

  @Test("a file says what pictures show, and how they are drawn")
  func cases() async throws {
    _ = await snapshot("record", "--png", "--locale", "en", "--appearance", "dark", "--bare")
    let dark = "QuickActionWidget.systemMedium-bare-dark.png"
    try move(dark, by: 0, to: "home/first.png")
    try folder.write(
      """
      { "version": 1, "defaults": { "bare": true }, "pictures": [
        { "file": "home/first.png", "widget": "QuickActionWidget", "appearance": "dark" } ] }
      """, to: "shots/quickaction-snapshots.json")
    let run = await snapshot("compare", "--locale", "en")
    #expect(run.output.contains("  home/first.png (QuickActionWidget systemMedium)\n"))
    #expect(
      run.output.contains("not compared: \(dark); the list of cases does not name it\n"))
    #expect(
      run.output.hasSuffix("all as recorded, within 1 pt and 10 levels of color, 1 not compared\n"))
    #expect(run.exitCode == 0)
    try folder.write(
      """
      { "version": 1, "pictures": [
        { "file": "home/first.png", "widget": "QuickActionWidget", "appearance": "light" } ] }
      """, to: "light.json")
    let light = await snapshot("compare", "--locale", "en", "--cases", folder.path("light.json"))
    #expect(light.output.contains("    the ground is "))
    #expect(light.exitCode == 1)
  }

  @Test("the document has each box, and the drawings can be kept")
  func document() async throws {
    _ = await snapshot("record", "--png", "--locale", "en")
    try move(Self.name, by: 9, to: "moved/" + Self.name)
    try move(Self.name, by: 0, to: "unknown.png")
    let run = await snapshot(
      "compare", "--format", "json", "--drawings", folder.path("drawn"), "--output",
      folder.path("result.json"))
    #expect(run.exitCode == 1)
    #expect(run.output == "")
    let text = try #require(folder.text(of: "result.json"))
    #expect(text.contains("\"differing\": 1,"))
    #expect(text.contains("\"deviation\": 3,"))
    #expect(text.contains("\"notCompared\": [\n    \"unknown.png\"\n  ]"))
    let drawn = try PNGDecoder.image(from: folder.bytes(of: "drawn/" + Self.name))
    #expect((drawn.width, drawn.height) == (1014, 474))
    // The corners are in front of white.
    #expect(drawn.pixels.first == [255, 255, 255, 255])
    #expect(
      try folder.bytes(of: "drawn/moved/" + Self.name) == folder.bytes(of: "drawn/" + Self.name))
  }

  @Test(
    "what cannot be compared is refused with a sentence",
    arguments: [
      (
        ["--cases", "@cases.json"],
        "'cases.json' names 'b.png', which is not in 'shots'; did you mean 'a.png'?"
      ),
      (
        [],
        "no picture in 'shots' has the name of a widget or a preview: 'QuickActionWidget'; say with '--cases' what they show"
      ),
      (["--ground", "whit"], "unknown color 'whit'; did you mean 'white'?"),
      (
        ["--appearance", "light,dark"],
        "'--appearance' takes one value with 'compare'; the names of the pictures or '--cases' say where another one is meant"
      ),
      (
        ["--cases", "@damaged.json"], "'shots/a.png' cannot be read as a PNG file; record it again"
      ),
    ])
  func refused(arguments: [String], sentence: String) async throws {
    try folder.write("no picture", to: "shots/a.png")
    try folder.write(
      "{ \"version\": 1, \"pictures\": [{ \"file\": \"b.png\" }] }", to: "cases.json")
    try folder.write(
      "{ \"version\": 1, \"pictures\": [{ \"file\": \"a.png\" }] }", to: "damaged.json")
    let run = await CommandRun.onOwnThread(
      ["snapshot", "compare", "@shots", "@" + SampleFolder.catalog] + arguments, in: folder)
    #expect(run.errors == "error: \(sentence)\n")
    #expect(run.output == "")
    #expect(run.exitCode == 2)
  }

  @Test(
    "a folder without pictures, and an option of another action, are refused",
    arguments: [
      (["compare", "@nowhere"], "there is no folder 'nowhere'; check the path"),
      (
        ["compare", "@Localization"],
        "'Localization' has no PNG files; name a folder of recorded pictures, such as '__Snapshots__'"
      ),
      (
        ["check", "@shots", "--points", "2"], "'--points' is only for 'compare'; remove the option"
      ),
      (["compare", "@shots", "--png"], "'--png' is only for 'record'; remove the option"),
      (
        ["compare", "@shots", "--levels", "300"], "'--levels' is 300.0; use a number from 0 to 255"
      ),
    ])
  func usage(arguments: [String], sentence: String) async {
    let run = await CommandRun.onOwnThread(["snapshot"] + arguments, in: folder)
    #expect(run.errors.hasPrefix("error: \(sentence)"))
    #expect(run.exitCode == 2)
  }
}
