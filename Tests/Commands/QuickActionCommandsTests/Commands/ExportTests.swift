// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import PropertyListSyntax
import SourceText
import TestSupport
import Testing

@Suite struct ExportTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try SampleFolder.copy()
  }

  private func export(_ arguments: String...) -> CommandRun {
    CommandRun(["export", "@"] + arguments, in: folder)
  }

  @Test("the sample is exported byte for byte", arguments: ["en", "ja"])
  func goldens(locale: String) throws {
    let run = export("--locale", locale)
    let golden = Snapshot("Tests/Commands/QuickActionCommandsTests/Goldens/export-\(locale).json")
    try #expect(golden.mismatch(with: run.output) == nil)
    #expect(run.errors == "")
    #expect(run.exitCode == 0)
  }

  /// The keys of an object, in order.
  private func keys(_ value: PropertyListValue?) -> [String] {
    value.map { $0.entries.map(\.key) } ?? []
  }

  @Test("the keys are those of the contract, in its order", arguments: ["en", "ja"])
  func keys(locale: String) throws {
    let text = export("--locale", locale).output
    #expect(text.hasSuffix("}\n"))
    let source = SourceFile(name: "export", text: text)
    let root = try PropertyListDocument(source, as: .json).root
    #expect(
      keys(root) == ["version", "intent", "parameter", "widget", "locale", "shortcuts"])
    #expect(keys(root["widget"]) == ["kind", "family"])
    let shortcuts = try #require(root["shortcuts"])
    #expect(Array(shortcuts.elements).count == 4)
    for shortcut in shortcuts.elements {
      #expect(
        keys(shortcut) == [
          "position", "row", "column", "identifier", "title", "state", "properties", "url", "frame",
        ])
      #expect(keys(shortcut["properties"]) == ["imageName", "urlScheme"])
      #expect(keys(shortcut["frame"]) == ["x", "y", "width", "height"])
    }
  }

  @Test("the first shortcut is the one that the contract shows")
  func first() throws {
    let text = export("--locale", "ja").output
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
    let expected =
      #"""
      { "version": 1, "intent": "QuickActionConfiguration", "parameter": "transitionDestinations",
        "widget": { "kind": "QuickActionWidget", "family": "systemMedium" }, "locale": "ja",
        "shortcuts": [
          { "position": 1, "row": 1, "column": 1, "identifier": "1", "title": "入力", "state": "resolved",
            "properties": { "imageName": "input", "urlScheme": "hoge://hoge/input" }, "url": "hoge://hoge/input",
            "frame": { "x": 16, "y": 17, "width": 149, "height": 58 } } ] }
      """#
    let contract = try #require(
      try JSONSerialization.jsonObject(with: Data(expected.utf8)) as? NSDictionary)
    for key in ["version", "intent", "parameter", "widget", "locale"] {
      #expect(root[key] as? NSObject == contract[key] as? NSObject, "\(key)")
    }
    let shortcuts = (root["shortcuts"] as? [NSDictionary], contract["shortcuts"] as? [NSDictionary])
    #expect(shortcuts.0?.first == shortcuts.1?.first)
  }

  @Test("the order of a saved choice is that of the export")
  func configuration() throws {
    try folder.write(SampleFolder.choice("4", "7", "1", "15"), to: "mine.json")
    let run = export("--choice", folder.path("mine.json"))
    let titles = run.output.matches(of: /"title": "(.*)"/).map { String($0.1) }
    #expect(titles == ["家計簿", "カテゴリ別", "入力", "貯金目標"])
    #expect(run.errors == "")
    #expect(run.exitCode == 0)
  }

  @Test("a destination that is gone keeps its place, and the export ends with 1")
  func missing() throws {
    try folder.write(SampleFolder.choice("1", "gone", "3", "4"), to: "my file.json")
    let run = export("--choice", folder.path("my file.json"))
    let states = run.output.matches(of: /"state": "(.*)"/).map { String($0.1) }
    #expect(states == ["resolved", "missing", "resolved", "resolved"])
    let rows = run.output.matches(of: /"identifier": "(.*)"/).map { String($0.1) }
    #expect(rows == ["1", "gone", "3", "4"])
    #expect(run.output.contains("\"properties\": {},\n      \"url\": null,"))
    #expect(
      run.errors
        == "error: the destination 'gone' at position 2 is no longer in the catalog; replace it "
        + "with: quickaction edit . --choice 'my file.json' --replace 2=IDENTIFIER\n")
    #expect(run.exitCode == 1)
    // What is printed all the same comes first.
    #expect(run.transcript.map(\.stream) == [.output, .error])
  }

  @Test("a file takes the result, and standard output nothing")
  func output() throws {
    let run = export("--locale", "en", "--output", folder.path("out.json"))
    #expect(run.transcript.isEmpty)
    #expect(run.exitCode == 0)
    #expect(folder.text(of: "out.json") == export("--locale", "en").output)
  }

  @Test("frames are those of the device, and what does not fit is said")
  func device() {
    let run = export("--device", "320x568", "--locale", "en")
    #expect(run.output.contains("\"width\": 126,"))
    #expect(
      run.errors
        == "note: on 320x568 the tiles extend into the content margin; nothing is cut off (by 7.5 pt)\n"
    )
    #expect(run.exitCode == 0)
    #expect(export("--device", "iPhone 15", "--locale", "en").errors == "")
  }

  @Test("a saved choice that was not asked for is pointed to, unless silence is asked for")
  func savedChoice() throws {
    try folder.write(SampleFolder.choice("4", "3", "2", "1"), to: SampleFolder.choiceFile)
    let run = export("--locale", "ja")
    #expect(
      run.errors
        == "note: these are the defaults; for the saved choice add: --choice "
        + "\(SampleFolder.choiceFile)\n")
    try #expect(
      Snapshot("Tests/Commands/QuickActionCommandsTests/Goldens/export-ja.json")
        .mismatch(with: run.output) == nil)
    #expect(export("--quiet").errors == "")
    let asked = export("--choice", folder.path(SampleFolder.choiceFile))
    #expect(asked.errors == "")
    #expect(asked.output != run.output)
  }

  @Test("a language without a table is said, and that of the catalog taken")
  func language() {
    let run = export("--locale", "fr")
    #expect(
      run.errors
        == "note: no texts in 'fr'; shown in 'ja'; texts exist in en, ja\n")
    #expect(run.output.contains("\"locale\": \"ja\",") && run.output.contains("入力"))
    #expect(export("--locale", "fr", "-q").errors == "")
    #expect(export("--locale", "en-GB").errors == "")
    let none = export("--locale", "")
    #expect(none.errors.hasPrefix("error: '--locale' is empty; name a language such as ja"))
    #expect(none.exitCode == 2)
  }

  @Test("an export that fails says nothing else")
  func noteAfterSuccess() throws {
    try folder.write(SampleFolder.choice("4", "3", "2", "1"), to: SampleFolder.choiceFile)
    let run = export("--device", "390x845")
    #expect(run.output == "")
    #expect(run.errors == "error: unknown device '390x845'; 'quickaction devices' lists them\n")
    #expect(run.exitCode == 2)
  }
}
