// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import DiskTestSupport
import Foundation
import TestSupport
import Testing

@Suite struct AnswerTests {
  private func labels(_ trial: EditorTrial, _ name: String, _ marked: String) throws -> [String] {
    trial.open(name, marked.replacing("↓", with: ""))
    let answer = try trial.object("textDocument/completion", trial.place(name, marked))
    let items = (answer as? [String: Any])?["items"] as? [[String: Any]]
    return try #require(items).compactMap { $0["label"] as? String }
  }

  @Test("keys of a catalog are completed with those that it does not have yet")
  func keys() throws {
    let trial = try EditorTrial(Sample.folder())
    let found = try labels(trial, "W.actions.json", Sample.catalog(#""↓": 1, "#))
    #expect(found.contains("urlSchemes"))
    #expect(!found.contains("destinations"))
  }

  @Test("words of a catalog and of the settings are completed from their schemas")
  func words() throws {
    let trial = try EditorTrial(Sample.folder())
    let families = Sample.catalog().replacing(#""systemMedium""#, with: #""↓""#)
    #expect(try labels(trial, "W.actions.json", families).contains("systemLarge"))
    let settings = #"{ "version": 1, "fail-on": "↓" }"#
    #expect(try labels(trial, "quickaction.json", settings) == ["error", "warning", "note"])
  }

  @Test("rules are completed in the settings and in comments")
  func rules() throws {
    let trial = try EditorTrial(Sample.folder())
    let settings = #"{ "version": 1, "ignore": [ "↓" ] }"#
    #expect(try labels(trial, "quickaction.json", settings).contains("duplicate-parameter-tag"))
    let severity = #"{ "version": 1, "severity": { "↓" } }"#
    #expect(try labels(trial, "quickaction.json", severity).contains("localization"))
    let swift = "// quickaction:ignore ↓\nstruct A {}\n"
    #expect(try labels(trial, "A.swift", swift).contains("missing-container-background"))
    #expect(try labels(trial, "B.swift", "// ↓\n").isEmpty)
  }

  private func hover(_ trial: EditorTrial, _ name: String, _ marked: String) throws -> String? {
    trial.open(name, marked.replacing("↓", with: ""))
    let answer = try trial.object("textDocument/hover", trial.place(name, marked))
    return ((answer as? [String: Any])?["contents"] as? [String: Any])?["value"] as? String
  }

  @Test("a key is explained, and so is the rule of a finding")
  func hovers() throws {
    let trial = try EditorTrial(Sample.folder())
    let definition = Sample.definition.replacing(
      "INIntentParameterSupportsMultipleValues", with: "INIntent↓ParameterSupportsMultipleValues")
    #expect(
      try hover(trial, "W.intentdefinition", definition)?
        .contains("**INIntentParameterSupportsMultipleValues**") == true)
    let page = try hover(trial, "W.actions.json", Sample.catalog(#""unk↓nown": 1, "#))
    #expect(page?.hasPrefix("# unknown-catalog-member\n") == true)
    #expect(page?.contains("](README.md") == false)
    let member = Sample.catalog().replacing(#""widget""#, with: #""wid↓get""#)
    #expect(try hover(trial, "W.actions.json", member)?.hasPrefix("**widget**") == true)
    #expect(try hover(trial, "A.swift", "let a↓ = 1\n") == nil)
  }

  @Test("a rule that the settings name is explained by its page, and the setting where it is not")
  func settings() throws {
    let trial = try EditorTrial(Sample.folder())
    let list = #"{ "version": 1, "ignore": ["duplicate-para↓meter-tag"] }"#
    #expect(
      try hover(trial, "quickaction.json", list)?.hasPrefix("# duplicate-parameter-tag\n") == true)
    let severity = #"{ "version": 1, "severity": { "duplicate-para↓meter-tag": "note" } }"#
    #expect(
      try hover(trial, "quickaction.json", severity)?.hasPrefix("# duplicate-parameter-tag\n")
        == true)
    let key = #"{ "version": 1, "ign↓ore": [] }"#
    #expect(try hover(trial, "quickaction.json", key)?.hasPrefix("**ignore**") == true)
  }

  @Test("a key of a table is explained by its text and its translations")
  func translations() throws {
    let folder = Sample.folder()
    folder.write(#""one" = "Ei`ns";"#, to: "de.lproj/W.actions.strings")
    let trial = try EditorTrial(folder)
    let catalog = Sample.catalog().replacing(#""one""#, with: #""o↓ne", "title": "First""#)
    #expect(
      try hover(trial, "W.actions.json", catalog)?.hasSuffix("**one**: `First`\n\n- de: `Ei'ns`")
        == true)
    #expect(
      try hover(trial, "de.lproj/W.actions.strings", #""o↓ne" = "Ei`ns";"#)?
        .hasPrefix("**one**: `First`\n\n- de: `Ei'ns`") == true)
  }

  @Test(
    "what Xcode writes in a string catalog is explained, and a key of a text is not taken for it")
  func stringCatalogs() throws {
    let trial = try EditorTrial(Sample.folder())
    let state =
      #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{"stringUnit":{"sta↓te":"new","value":"A"}}}}}}"#
    #expect(try hover(trial, "W.xcstrings", state)?.hasPrefix("**state**") == true)
    #expect(try hover(trial, "V.xcstrings", #"{"strings":{"sta↓te":{}}}"#) == nil)
  }

  @Test("the parts of a definition, a catalog, a table, the settings and a Swift file are listed")
  func symbols() throws {
    let trial = try EditorTrial(Sample.folder())
    func names(_ name: String, _ text: String) throws -> [String] {
      trial.open(name, text)
      let answer = try trial.object(
        "textDocument/documentSymbol", #"{"textDocument":{"uri":"\#(trial.uri(name))"}}"#)
      func all(_ symbols: [[String: Any]]) -> [String] {
        symbols.flatMap { symbol in
          [symbol["name"] as? String ?? "?"] + all(symbol["children"] as? [[String: Any]] ?? [])
        }
      }
      return all(try #require(answer as? [[String: Any]]))
    }
    #expect(
      try names("W.intentdefinition", Sample.definition) == ["Choose", "targets", "Target", "link"])
    #expect(try names("W.actions.json", Sample.catalog()) == ["1"])
    let swift = """
      import AppIntents
      struct Pick: AppIntent { @Parameter(title: "A") var a: Int }
      struct W: Widget {
        var body: some WidgetConfiguration { StaticConfiguration(kind: "Kind", provider: P()) { _ in } }
      }

      """
    #expect(try names("A.swift", swift) == ["Kind", "Pick", "a"])
    #expect(
      try names("de.lproj/W.strings", #"/* a */ "one" = "Eins"; "two" = "Zwei";"#) == [
        "one", "two",
      ])
    #expect(
      try names(
        "W.xcstrings", #"{"sourceLanguage":"en","strings":{"b":{},"a":{"localizations":{}}}}"#)
        == ["b", "a"])
    #expect(
      try names("quickaction.json", #"{ "version": 1, "ignore": [] }"#) == ["version", "ignore"])
    #expect(try names("A.json", "{") == [])
    #expect(try names("B.xcstrings", "{") == [])
    #expect(try names("B.strings", #""one"#) == [])
    #expect(try names("Broken.intentdefinition", "<plist><dict>") == [])
  }

  @Test("a file that a catalog names is a link")
  func links() throws {
    let folder = Sample.folder()
    let trial = try EditorTrial(folder)
    trial.open("W.actions.json", Sample.catalog(#""definition": "W.intentdefinition", "#))
    let answer = try trial.object(
      "textDocument/documentLink", #"{"textDocument":{"uri":"\#(trial.uri("W.actions.json"))"}}"#)
    let links = try #require(answer as? [[String: Any]])
    #expect(links.compactMap { $0["target"] as? String } == [trial.uri("W.intentdefinition")])
  }

  @Test("an image that a destination names is a link, if there is one")
  func imageLinks() throws {
    let folder = Sample.folder()
    folder.write(Sample.picture, to: "W.assets/pic.svg")
    let trial = try EditorTrial(folder)
    for (name, targets) in [("pic", [trial.uri("W.assets/pic.svg")]), ("none", [])] {
      trial.open(
        "W.actions.json", Sample.catalog(#""imageProperty": "link", "#, destination: name))
      let answer = try trial.object(
        "textDocument/documentLink",
        #"{"textDocument":{"uri":"\#(trial.uri("W.actions.json"))"}}"#)
      let links = try #require(answer as? [[String: Any]])
      #expect(links.compactMap { $0["target"] as? String } == targets)
    }
  }
}
