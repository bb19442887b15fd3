// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport
import Testing
import WidgetViews

@Suite struct PreviewTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try SampleFolder.copy()
  }

  private func preview(_ arguments: String..., isTerminal: Bool = false) -> CommandRun {
    CommandRun(["preview", "@"] + arguments, in: folder, isTerminal: isTerminal)
  }

  @Test("the widget is drawn with its name and family, in the language asked for")
  func drawing() throws {
    let run = preview("--locale", "en")
    try expectGolden("preview-en.txt", run.output)
    #expect(run.errors == "")
    #expect(run.exitCode == 0)
  }

  @Test("a destination that is gone is a gap, and the drawing ends with 1")
  func missing() throws {
    try folder.write(SampleFolder.choice("4", "gone", "1"), to: "mine.json")
    let run = preview("--choice", folder.path("mine.json"))
    try expectGolden("preview-missing.txt", run.output)
    #expect(
      run.errors.hasSuffix(
        "error: the destination 'gone' at position 2 is no longer in the catalog; replace it "
          + "with: quickaction edit . --choice mine.json --replace 2=IDENTIFIER\n"))
    #expect(run.exitCode == 1)
  }

  @Test("a terminal gets color, a file and another program none, unless told otherwise")
  func color() throws {
    func isColored(_ text: String?) -> Bool? { text?.contains("\u{1B}[") }
    #expect(isColored(preview(isTerminal: true).output) == true)
    #expect(isColored(preview().output) == false)
    #expect(isColored(preview("--color", "always").output) == true)
    #expect(isColored(preview("--color", "never", isTerminal: true).output) == false)
    _ = preview("--output", folder.path("a.txt"), isTerminal: true)
    #expect(isColored(folder.text(of: "a.txt")) == false)
    _ = preview("--output", folder.path("b.txt"), "--color", "always")
    #expect(isColored(folder.text(of: "b.txt")) == true)
    let environment = ["NO_COLOR": "1"]
    let run = CommandRun(
      ["preview", "@"], in: folder, isTerminal: true, environment: environment)
    #expect(isColored(run.output) == false)
  }

  @Test("the style names color sets, which have a color for each appearance")
  func colorSets() throws {
    try SampleFolder.change(
      SampleFolder.catalog, #""tint": "systemOrange""#, to: #""tint": { "asset": "Brand" }"#,
      in: folder)
    let contents = "IntentDefinitions/QuickActionWidget.xcassets/Brand.colorset/Contents.json"
    func color(_ green: String) -> String {
      #""idiom": "universal", "color": { "color-space": "srgb", "components": { "red": "0x12", "green": "\#(green)", "blue": "0x56", "alpha": "1" } }"#
    }
    try folder.write(
      """
      { "colors": [{ \(color("0x34")) }, { \(color("0xAB")),
        "appearances": [{ "appearance": "luminosity", "value": "dark" }] }] }
      """, to: contents)
    func svg(_ appearance: String) -> CommandRun {
      CommandRun(["preview", "@", "--format", "svg", "--appearance", appearance], in: folder)
    }
    #expect(svg("light").output.contains("#123456"))
    #expect(svg("dark").output.contains("#12ab56"))
    try folder.write("{ \"colors\": 1 }", to: contents)
    #expect(
      svg("light").errors.contains("Brand.colorset/Contents.json: 'colors' must be an array"))
  }

  @Test("before the SDK of iOS 17 there are no content margins")
  func sdk() throws {
    func left(_ arguments: String...) throws -> Double? {
      let run = CommandRun(["export", "@"] + arguments, in: folder)
      #expect(run.exitCode == 0)
      let rest = run.output.split(separator: "\"x\": ").dropFirst().first
      return rest.flatMap { Double($0.prefix { $0.isNumber || $0 == "." }) }
    }
    #expect(try left() == 16)
    #expect(try left("--sdk", "17.2") == 16)
    #expect(try left("--sdk", "16") == 0)
    try folder.write(#"{ "version": 1, "sdk": "16" }"#, to: "quickaction.json")
    #expect(try left() == 0)
    #expect(try left("--sdk", "26") == 16)
    let preview = CommandRun(["preview", "@", "--sdk", "19"], in: folder)
    #expect(preview.exitCode == 2)
    #expect(preview.errors.contains("unknown SDK '19'; use one of 14, 15, 16, 17, 18, 26"))
    try folder.write(#"{ "version": 1, "sdk": "12" }"#, to: "quickaction.json")
    let wrong = CommandRun(["preview", "@"], in: folder)
    #expect(wrong.exitCode == 2)
    #expect(wrong.errors.contains("unknown SDK '12'; use the release of iOS that it is of: '14'"))
  }

  @Test("in accented and vibrant mode the widget is white, on a wallpaper")
  func renderingModes() {
    func svg(_ arguments: String...) -> String {
      let run = CommandRun(["preview", "@", "--format", "svg"] + arguments, in: folder)
      #expect(run.exitCode == 0)
      return run.output
    }
    let (day, night) = (##"stop-color="#4f7fc9""##, ##"stop-color="#0b142e""##)
    #expect(!svg().contains("wallpaper"))
    #expect(svg("--wallpaper", "day").contains(day))
    let vibrant = svg("--rendering-mode", "vibrant")
    #expect(vibrant.contains(day))
    #expect(vibrant.contains(##"<text x="64""##))
    #expect(!vibrant.contains("#ff8d28"))
    #expect(svg("--rendering-mode", "accented", "--appearance", "dark").contains(night))
    #expect(svg("--rendering-mode", "vibrant", "--wallpaper", "night").contains(night))
  }

  @Test("a title that is broken inside a word is said, and one that is cut off")
  func brokenWords() {
    func said(_ typeSize: String, locale: String = "en") -> [String] {
      preview("--device", "320x568", "--type-size", typeSize, "--locale", locale).errors
        .split(separator: "\n").compactMap { line in
          line.firstRange(of: "on 320x568 the title ").map { String(line[$0.upperBound...]) }
        }
        .filter { $0.contains("position 3") }
    }
    let cut = "'Transactions' at position 3 is cut off"
    let broken = "'Transactions' at position 3 breaks inside a word"
    #expect(said("large") == [broken])
    #expect(said("AX1") == [broken])
    #expect(said("AX2") == [cut])
    #expect(said("large", locale: "ja") == [])
  }

  @Test(
    "an accessory is drawn as on a Lock Screen; without color, nothing of it is an escape sequence"
  )
  func accessories() throws {
    try SampleFolder.change(
      SampleFolder.catalog, #""systemMedium""#, to: #""systemMedium", "accessoryInline""#,
      in: folder)
    let run = preview("--family", "accessoryInline", "--locale", "en")
    #expect(run.output.contains("New Entry"))
    #expect(!run.output.contains("\u{1B}"))
    #expect(run.errors == "")
    let svg = preview("--family", "accessoryInline", "--format", "svg").output
    #expect(svg.contains(#"class="wallpaper""#))
  }

  @Test("nothing of the widget disappears in another mode")
  func legibleModes() {
    for mode in ["accented", "vibrant"] {
      #expect(preview("--rendering-mode", mode).errors == "")
    }
  }

  @Test("a page has the wallpaper behind each widget")
  func sheetOnWallpaper() {
    let run = preview(
      "--format", "html", "--rendering-mode", "vibrant", "--appearance", "light,dark")
    #expect(run.output.contains(#"<div class="ground b0">"#))
    #expect(run.output.contains(#"<div class="ground b1">"#))
    #expect(run.exitCode == 0)
  }

  @Test("a title cannot reach the terminal")
  func hostile() throws {
    try SampleFolder.change(
      SampleFolder.catalog, "\"title\": \"入力\",\n      \"titleKey\": \"destination.input\"",
      to: #""title": "\u001B]0;pwned\u0007\u202E""#, in: folder)
    let run = preview("--locale", "en")
    #expect(run.output.contains("pwned"))
    #expect(!run.output.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E })
  }

  private func expectGolden(_ name: String, _ text: String) throws {
    let golden = Snapshot("Tests/Commands/QuickActionCommandsTests/Goldens/\(name)")
    #expect(try golden.mismatch(with: text) == nil)
  }

  @Test("the picture and the map of taps are what they should be", arguments: ["svg", "json"])
  func forms(format: String) throws {
    let run = preview("--format", format, "--device", "320x568", "--type-size", "AX3")
    try expectGolden("preview-320x568-AX3.\(format)", run.output)
    #expect(run.exitCode == 0)
    // Half at the top and half at the bottom: the picture begins at 8.5, and the margin ends at 16.
    #expect(
      run.errors.contains(
        "note: on 320x568 the tiles extend into the content margin; nothing is cut off (by 7.5 pt)\n"
      )
    )
    #expect(
      run.errors.contains("warning: on 320x568 the title 'レシート撮影' at position 2 is cut off"))
  }

  @Test("a page has each look that is asked for")
  func sheet() {
    let run = preview(
      "--format", "html", "--device", "320x568,430x932", "--appearance", "light,dark",
      "--type-size", "large", "--type-size", "AX5", "--locale", "en")
    #expect(run.output.hasPrefix("<!DOCTYPE html>"))
    #expect(run.output.contains(">Widgets: 8 "))
    #expect(run.output.contains("English"))
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
  }

  @Test("all looks are those of each device, appearance, type size and language")
  func all() {
    let run = preview("--format", "html", "--all", "--device", "390x844")
    // 48 in full color, and 12 in the other three modes, for two appearances and two languages.
    #expect(run.output.contains(">Widgets: 60 "))
    #expect(run.output.contains("日本語"))
  }

  @Test(
    "a page speaks the language of its option, else of the environment, else of its texts",
    arguments: [
      (["--language", "ja"], ["LANG": "en_US.UTF-8"], "ja"), ([], ["LANG": "ja_JP.UTF-8"], "ja"),
      (["--locale", "ja"], ["LANG": "C.UTF-8"], "ja"),
      (["--locale", "ja"], ["LANG": "en_US"], "en"),
      (["--locale", "de"], [:], "en"), ([], [:], "en"),
    ] as [([String], [String: String], String)])
  func pageLanguage(arguments: [String], environment: [String: String], language: String) {
    let run = CommandRun(
      ["preview", "@", "--format", "html"] + arguments, in: folder, environment: environment)
    #expect(run.output.contains("<html lang=\"\(language)\">"))
  }

  @Test("what is wrong with a widget is told in the language of the page")
  func problemsInJapanese() {
    let run = preview(
      "--format", "html", "--language", "ja", "--device", "320x568,390x844", "--type-size",
      "large,AX5", "--locale", "ja")
    #expect(run.output.contains("2番目のタイトル「レシート撮影」が途中で切れます"))
    #expect(!run.output.contains("the title"))
    #expect(run.exitCode == 0)
  }

  @Test("the language of a page is refused where there is no page")
  func languageWithoutPage() {
    let run = preview("--language", "ja")
    #expect(run.exitCode == 2 && run.output == "")
    #expect(run.errors.contains("'--language' requires '--format html'"))
  }

  @Test(
    "a look that there is not is refused, and the nearest is named",
    arguments: [
      (
        ["--device", "390x845"],
        "error: unknown device '390x845'; 'quickaction devices' lists them\n"
      ),
      (
        ["--appearance", "drak"], "error: unknown appearance 'drak'; did you mean 'dark'?\n"
      ),
      (
        ["--type-size", "AX9"],
        "error: unknown type size 'AX9'; use \(DynamicTypeSize.names.joined(separator: ", "))\n"
      ),
      (
        ["--appearance", "light,dark"],
        "error: this format shows one widget, but 2 were requested; use '--format html'\n"
      ),
    ])
  func refused(arguments: [String], sentence: String) {
    let run = CommandRun(["preview", "@"] + arguments, in: folder)
    #expect(run.errors == sentence)
    #expect(run.output == "")
    #expect(run.exitCode == 2)
  }
}
