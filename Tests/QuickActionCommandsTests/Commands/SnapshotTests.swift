// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport
import Testing

@Suite struct SnapshotTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try SampleFolder.copy()
  }

  private func snapshot(_ action: String, _ arguments: String...) async -> CommandRun {
    await CommandRun.onOwnThread(["snapshot", action, "@goldens"] + arguments, in: folder)
  }

  @Test("a catalog's widget is recorded in each of its languages, and is then the same")
  func catalog() async throws {
    let recorded = await snapshot("record", SampleFolder.catalog.inFolder(folder))
    #expect(recorded.output == "recorded 2 pictures: 2 new, 0 changed, 0 as before\n")
    #expect(recorded.errors == "")
    #expect(recorded.exitCode == 0)
    let picture = try #require(folder.text(of: "goldens/QuickActionWidget.systemMedium-ja.svg"))
    #expect(picture.contains(">レシート撮影</text>"))
    #expect(folder.text(of: "goldens/QuickActionWidget.systemMedium.svg") != nil)
    let checked = await snapshot("check", SampleFolder.catalog.inFolder(folder))
    #expect(checked.output == "2 pictures, all as recorded\n")
    #expect(checked.exitCode == 0)
  }

  @Test("a change is said by points, shown on a page, and ends with 1")
  func change() async throws {
    _ = await snapshot("record", "recipes", "--family", "systemSmall", "--locale", "en")
    let name = "goldens/RecipeWidget.gallery.systemSmall.svg"
    let picture = try #require(folder.text(of: name))
    try folder.write(picture.replacing(" x=\"12\"", with: " x=\"13\""), to: name)
    let run = await snapshot("check", "recipes", "--family", "systemSmall", "--locale", "en")
    #expect(run.output.hasPrefix("changed: RecipeWidget.gallery.systemSmall.svg\n  text '"))
    #expect(run.output.contains(" moved 1 pt left\n"))
    #expect(
      run.output.hasSuffix(
        """
        10 pictures: 1 changed, 0 missing, 0 left over
        before, after and difference: goldens/differences.html

        """))
    #expect(run.exitCode == 1)
    let page = try #require(folder.text(of: "goldens/differences.html"))
    #expect(page.contains("<h2>RecipeWidget.gallery.systemSmall</h2>"))
    // Recorded, the folder is as it should be.
    let recorded = await snapshot("record", "recipes", "--family", "systemSmall", "--locale", "en")
    #expect(recorded.output == "recorded 10 pictures: 0 new, 1 changed, 9 as before\n")
  }

  @Test("what is missing and what is left over is said, and ends with 1")
  func missing() async throws {
    _ = await snapshot("record", "events", "--locale", "en", "--family", "accessoryInline")
    let run = await snapshot(
      "check", "events", "--locale", "en", "--family", "accessoryCircular", "--page",
      folder.path("page.html"))
    #expect(run.output.contains("missing: EventWidget.01.accessoryCircular.svg; record it\n"))
    #expect(
      run.output.contains(
        "left over: EventWidget.01.accessoryInline.svg; delete it, or add the options that draw it\n"
      ))
    #expect(run.output.contains("3 pictures: 0 changed, 3 missing, 3 left over\n"))
    #expect(run.exitCode == 1)
    #expect(try #require(folder.text(of: "page.html")).contains("<b>New</b>"))
    #expect(folder.text(of: "goldens/EventWidget.01.accessoryCircular.svg") == nil)
  }

  @Test("each look has a name of its own")
  func looks() async {
    let run = await snapshot(
      "record", "steps", "--family", "systemSmall", "--locale", "en", "--appearance", "light,dark",
      "--type-size", "large,AX3", "--device", "390x844,320x568")
    #expect(run.output == "recorded 24 pictures: 24 new, 0 changed, 0 as before\n")
    #expect(folder.text(of: "goldens/HealthWidget.01.systemSmall-320x568-dark-AX3.svg") != nil)
  }

  @Test(
    "what cannot be drawn is refused with a sentence",
    arguments: [
      (["recipse"], "unknown widget 'recipse'; did you mean 'recipes'?"),
      (
        ["recipes", "--choice", "a"], "the widget 'recipes' cannot be configured; remove '--choice'"
      ),
      (
        ["recipes", "--at", "nine"],
        "'nine' is not a moment for '--at'; write it as 2026-11-24T08:00"
      ),
      (
        ["recipes", "--family", "systemLarge"],
        "the widget 'RecipeWidget' does not support systemLarge; it supports systemSmall, systemMedium"
      ),
      (
        ["recipes", "--program", "a"], "'--program' draws the app's own widgets; remove 'recipes'"
      ),
      (
        ["@IntentDefinitions/QuickActionWidget.actions.json", "--feed", "a"],
        "'--feed' is for widgets with a timeline, of a program or a sample; remove it"
      ),
      (
        ["coupons", "--locale", "en", "--family", "accessoryRectangular", "--device", "1024x1366"],
        "there is no picture to draw: no family of the widget has a known size on the devices; choose another device"
      ),
    ])
  func refused(arguments: [String], sentence: String) async {
    let run = await CommandRun.onOwnThread(
      ["snapshot", "check", "@goldens"] + arguments, in: folder)
    #expect(run.errors == "error: \(sentence)\n")
    #expect(run.output == "")
    #expect(run.exitCode == 2)
  }
}

extension String {
  /// The path of a file in a folder, as an argument.
  fileprivate func inFolder(_ folder: ScratchFolder) -> String { folder.path(self) }
}
