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

  @Test("a catalog is written beside the definition, is valid, and can be exported at once")
  func written() throws {
    let run = initialize("@" + SampleFolder.definition)
    #expect(run.output == "")
    #expect(
      run.errors == """
        note: wrote 'IntentDefinitions/QuickActionWidget.actions.json' with example destinations; replace them with your own
        note: parameter: 'transitionDestinations' of 'QuickActionConfiguration', the only one of a custom type
        note: families: systemMedium, systemSmall, systemLarge; the sizes of 'transitionDestinations' name every family, so remove those that the app's widget does not support
        note: language: ja, whose tables have the definition's own texts; --locale changes it
        note: next: quickaction edit IntentDefinitions/QuickActionWidget.actions.json

        """)
    #expect(run.exitCode == 0)
    let golden = Snapshot("Tests/Commands/QuickActionCommandsTests/Goldens/init-catalog.json")
    try #expect(golden.mismatch(with: folder.text(of: SampleFolder.catalog) ?? "") == nil)
    let validation = CommandRun(
      ["validate", "@IntentDefinitions", "--fail-on", "note"], in: folder)
    #expect(validation.output == "6 files checked: no findings\n")
    #expect(CommandRun(["export", "@IntentDefinitions"], in: folder).exitCode == 0)
  }

  @Test("silence can be asked for")
  func quiet() {
    #expect(initialize("@" + SampleFolder.definition, "--quiet").transcript.isEmpty)
  }

  @Test("a catalog that exists is never overwritten")
  func exists() throws {
    try folder.write("mine", to: SampleFolder.catalog)
    let run = initialize("@" + SampleFolder.definition)
    #expect(
      run.errors
        == "error: 'IntentDefinitions/QuickActionWidget.actions.json' already exists and was not changed; "
        + "remove it first, or specify another file\n")
    #expect(run.exitCode == 2)
    #expect(folder.text(of: SampleFolder.catalog) == "mine")
    try folder.write("other", to: "other.json")
    #expect(
      initialize("@" + SampleFolder.definition, "-o", folder.path("other.json")).exitCode == 2)
    #expect(folder.text(of: "other.json") == "other")
  }

  @Test(
    "a catalog in another place, or of another name, knows its definition",
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
    let golden = Snapshot("Tests/Commands/QuickActionCommandsTests/Goldens/init-catalog.json")
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
    #expect(run.errors == "error: there is no folder for 'gone/a.json'; create it first\n")
    #expect(run.exitCode == 2)
  }

  @Test(
    "a catalog is written beside a folder of a language, and what takes the definition finds it there"
  )
  func languageFolder() throws {
    let text = try #require(folder.text(of: SampleFolder.definition))
    try folder.write(text, to: "App/Base.lproj/W.intentdefinition")
    let run = initialize("@App/Base.lproj/W.intentdefinition", "--quiet")
    #expect(run.exitCode == 0)
    #expect(try folder.names(in: "App/Base.lproj") == ["W.intentdefinition"])
    let catalog = try #require(folder.text(of: "App/W.actions.json"))
    #expect(catalog.contains(#""definition": "Base.lproj/W.intentdefinition""#))
    let export = CommandRun(["export", "@App/Base.lproj/W.intentdefinition"], in: folder)
    #expect(export.output.contains(#""shortcuts""#))
    #expect(export.exitCode == 0)
    let validation = CommandRun(["validate", "@App"], in: folder)
    #expect(validation.exitCode == 0)
    #expect(!validation.output.contains("W.actions.json"))
    // The one beside the definition would be a second one.
    #expect(initialize("@App/Base.lproj/W.intentdefinition").exitCode == 2)
  }

  @Test("families are those that the sizes of the list name, the medium one first")
  func families() throws {
    let all = try #require(folder.text(of: SampleFolder.definition))
    // Without the families of the Lock Screen and the largest.
    var text = all
    for name in [
      "ExtraLarge", "AccessoryInline", "AccessoryCorner", "AccessoryCircular",
      "AccessoryRectangular",
    ] {
      text = text.replacing("<string>\(name)</string>", with: "<string>Other</string>")
    }
    try folder.write(text, to: "W.intentdefinition")
    let run = initialize("@W.intentdefinition")
    #expect(
      run.errors.contains(
        "note: families: systemMedium, systemSmall, systemLarge, from the sizes of 'transitionDestinations'\n"
      ))
    let catalog = try #require(folder.text(of: "W.actions.json"))
    #expect(
      catalog.filter { !$0.isWhitespace }.contains(
        #""families":["systemMedium","systemSmall","systemLarge"]"#))
    #expect(catalog.contains(#""8""#))
    #expect(!catalog.contains(#""10""#))
  }

  @Test("an intent of the Lock Screen is told by its name where there are no sizes")
  func lockScreen() throws {
    let text = try #require(folder.text(of: SampleFolder.definition))
      .replacing(
        "<string>QuickActionConfiguration</string>", with: "<string>ShowOnLockScreen</string>"
      )
      .replacing(
        "<key>INIntentParameterFixedSizeArray</key>", with: "<key>INIntentParameterOther</key>")
    try folder.write(text, to: "W.intentdefinition")
    let run = initialize("@W.intentdefinition")
    #expect(
      run.errors.contains(
        "note: families: accessoryCircular, accessoryRectangular, accessoryInline, from the name of the intent\n"
      ))
  }

  @Test("a language can be chosen, and the texts are the definition's in it")
  func language() throws {
    let run = initialize("@" + SampleFolder.definition, "--locale", "en")
    #expect(run.errors.contains("note: language: en\n"))
    let catalog = try #require(folder.text(of: SampleFolder.catalog))
    #expect(catalog.contains(#""developmentLanguage": "en""#))
    #expect(catalog.contains(#""localization": "../Localization""#))
    #expect(catalog.contains(#""displayName": "Quick Actions""#))
    #expect(catalog.contains(#""title": "Destination 1""#))
    let bad = initialize("@" + SampleFolder.definition, "--locale", "")
    #expect(bad.errors.contains("'--locale' is empty"))
  }

  @Test(
    "without tables the language is that of the script, or of the Xcode project, or is not known")
  func derivedLanguage() throws {
    func said(_ text: String, _ name: String) throws -> String {
      try folder.write(text, to: "a/b/W.intentdefinition")
      let run = initialize("@a/b/W.intentdefinition", "-o", folder.path("a/b/\(name).json"))
      return run.errors.split(separator: "\n").first { $0.hasPrefix("note: language") }.map(
        String.init) ?? ""
    }
    let text = try #require(folder.text(of: SampleFolder.definition))
    #expect(
      try said(text, "1")
        == "note: language: ja, from the script of the texts; --locale changes it")
    let latin = String(text.map { $0.isASCII ? $0 : "x" })
    #expect(
      try said(latin, "2")
        == "note: language: unknown, so 'developmentLanguage' is omitted; name it with --locale")
  }

  @Test(
    "every definition of the corpus gets a catalog that is valid and exports, or a sentence",
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
            + "make a catalog for; 'edit', 'export' and 'preview' take the definition itself\n",
          "\(file)")
        #expect(run.exitCode == 2)
        #expect(try folder.names(in: "\(number)") == [file.lastPathComponent])
        continue
      }
      written += 1
      let validation = CommandRun(
        ["validate", "@\(number)"], in: folder)
      // The definition may be worth a note; the catalog that was written for it is not.
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
