// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

@Suite struct InitTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try SampleFolder.copy()
    try FileManager.default.removeItem(atPath: folder.path(SampleFolder.catalog))
  }

  private func initialize(_ arguments: String...) -> CommandRun {
    CommandRun(["init"] + arguments, in: folder)
  }

  @Test("a catalogue is written beside the definition, is valid, and can be exported at once")
  func written() throws {
    let run = initialize("@" + SampleFolder.definition)
    #expect(run.output == "")
    #expect(
      run.errors == """
        note: wrote 'IntentDefinitions/QuickActionWidget.actions.json' with example destinations; put your own in their place
        note: next: quickaction edit IntentDefinitions/QuickActionWidget.actions.json

        """)
    #expect(run.exitCode == 0)
    let golden = Snapshot("Tests/QuickActionCommandsTests/Goldens/init-catalog.json")
    try #expect(golden.mismatch(with: folder.text(of: SampleFolder.catalog) ?? "") == nil)
    let validation = CommandRun(
      ["validate", "@IntentDefinitions", "--fail-on", "note"], in: folder)
    #expect(validation.output == "2 files checked: no findings\n")
    #expect(CommandRun(["export", "@IntentDefinitions"], in: folder).exitCode == 0)
  }

  @Test("silence can be asked for")
  func quiet() {
    #expect(initialize("@" + SampleFolder.definition, "--quiet").transcript.isEmpty)
  }

  @Test("a catalogue that exists is never overwritten")
  func exists() throws {
    try folder.write("mine", to: SampleFolder.catalog)
    let run = initialize("@" + SampleFolder.definition)
    #expect(
      run.errors
        == "error: 'IntentDefinitions/QuickActionWidget.actions.json' exists already and is left "
        + "as it is; remove it first, or name another\n")
    #expect(run.exitCode == 2)
    #expect(folder.text(of: SampleFolder.catalog) == "mine")
    try folder.write("other", to: "other.json")
    #expect(
      initialize("@" + SampleFolder.definition, "-o", folder.path("other.json")).exitCode == 2)
    #expect(folder.text(of: "other.json") == "other")
  }

  @Test(
    "a catalogue in another place, or of another name, knows its definition",
    arguments: [
      ("elsewhere/W.actions.json", "../IntentDefinitions/QuickActionWidget.intentdefinition"),
      ("it's here.actions.json", "IntentDefinitions/QuickActionWidget.intentdefinition"),
      ("IntentDefinitions/Other.actions.json", "QuickActionWidget.intentdefinition"),
    ])
  func output(file: String, definition: String) throws {
    try folder.makeFolder("elsewhere")
    let run = initialize("@" + SampleFolder.definition, "--output", folder.path(file))
    #expect(run.exitCode == 0)
    #expect(folder.text(of: file)?.contains("\"definition\": \"\(definition)\"") == true)
    let word = file.contains("'") ? #"'it'\''s here.actions.json'"# : file
    #expect(run.errors.hasSuffix("note: next: quickaction edit \(word)\n"))
    #expect(CommandRun(["validate", "@" + file], in: folder).exitCode == 0)
    #expect(CommandRun(["export", "@" + file], in: folder).exitCode == 0)
  }

  @Test("the usual place may be named, too")
  func usualPlace() throws {
    let run = initialize("@" + SampleFolder.definition, "-o", folder.path(SampleFolder.catalog))
    #expect(run.exitCode == 0)
    let golden = Snapshot("Tests/QuickActionCommandsTests/Goldens/init-catalog.json")
    try #expect(golden.mismatch(with: folder.text(of: SampleFolder.catalog) ?? "") == nil)
  }

  @Test(
    "a name that is not in the definition is refused with those that are",
    arguments: [
      (
        ["--intent", "Nope"],
        "the definition has no intent 'Nope'; it has 'QuickActionConfiguration'"
      ),
      (
        ["--parameter", "nope"],
        "no intent has a parameter 'nope'; there are 'transitionDestinations'"
      ),
      (
        ["--intent", "QuickActionConfiguration", "--parameter", "nope"],
        "the intent 'QuickActionConfiguration' has no parameter 'nope'; "
          + "there are 'transitionDestinations'"
      ),
    ])
  func names(arguments: [String], sentence: String) {
    let run = CommandRun(["init", "@" + SampleFolder.definition] + arguments, in: folder)
    #expect(run.errors == "error: \(sentence)\n")
    #expect(run.exitCode == 2)
    #expect(folder.text(of: SampleFolder.catalog) == nil)
  }

  @Test("a folder that is not there is not made")
  func missingFolder() {
    let run = initialize("@" + SampleFolder.definition, "--output", folder.path("gone/a.json"))
    #expect(run.errors == "error: there is no folder for 'gone/a.json'; make it first\n")
    #expect(run.exitCode == 2)
  }

  @Test(
    "every definition of the corpus gets a catalogue that is valid and exports, or a sentence",
    .enabled(if: Repository.corpus != nil))
  func corpus() throws {
    var written = 0
    for (number, file) in Repository.corpusFiles(withExtension: "intentdefinition").enumerated() {
      let copy = "\(number)/\(file.lastPathComponent)"
      try folder.write(try Data(contentsOf: file), to: copy)
      let run = initialize("@" + copy)
      guard run.exitCode == 0 else {
        #expect(
          run.errors
            == "error: no parameter of the definition is of a custom type, so there is nothing to "
            + "make a catalogue for; add a parameter with a custom type in Xcode\n", "\(file)")
        #expect(run.exitCode == 2)
        #expect(try folder.names(in: "\(number)") == [file.lastPathComponent])
        continue
      }
      written += 1
      let validation = CommandRun(
        ["validate", "@\(number)"], in: folder)
      // The definition may be worth a note; the catalogue that was written for it is not.
      #expect(validation.exitCode == 0, "\(file): \(validation.output)")
      #expect(!validation.output.contains(".actions.json"), "\(file): \(validation.output)")
      let export = CommandRun(["export", "@\(number)"], in: folder)
      #expect(export.exitCode == 0, "\(file): \(export.errors)")
      let catalog = folder.text(
        of: "\(number)/\(file.deletingPathExtension().lastPathComponent).actions.json")
      #expect(initialize("@" + copy).exitCode == 2)
      #expect(
        folder.text(of: "\(number)/\(file.deletingPathExtension().lastPathComponent).actions.json")
          == catalog)
    }
    #expect(written >= 4)
  }
}
