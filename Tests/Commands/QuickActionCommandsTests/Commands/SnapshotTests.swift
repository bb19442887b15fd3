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
        ["recipes", "--program", "a"], "'--program' draws the app's own widgets; remove 'recipes'"
      ),
      (
        ["@IntentDefinitions/QuickActionWidget.actions.json", "--feed", "a"],
        "'--feed' is for widgets with a timeline, of a program or an example; remove it"
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
