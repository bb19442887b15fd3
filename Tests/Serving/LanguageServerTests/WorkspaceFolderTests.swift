// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import DiskTestSupport
import TestSupport
import Testing

@Suite struct WorkspaceFolderTests {
  private let folder = Sample.folder()
  private let bad = Sample.catalog(#""unknown": 1, "#)
  private let finding = "unknown-catalog-member 0:3-0:10"

  init() {
    for name in ["A", "B", "A/Inner"] { folder.write(bad, to: "\(name)/W.actions.json") }
  }

  private func trial(_ folders: [String]) throws -> EditorTrial {
    try EditorTrial(folder, folders: folders.map { "file://" + folder.path($0) })
  }

  @Test("the findings of all folders are shown, each with its own names")
  func several() async throws {
    let trial = try trial(["A", "B"])
    for name in ["A", "B"] {
      let found = try await trial.findings(of: "\(name)/W.actions.json") { !$0.isEmpty }
      #expect(found.contains(finding))
    }
    trial.open("B/W.actions.json", bad)
    trial.change("B/W.actions.json", to: Sample.catalog())
    let repaired = try await trial.findings(of: "B/W.actions.json") { !$0.contains(finding) }
    #expect(!repaired.contains(finding))
    let other = try await trial.findings(of: "A/W.actions.json")
    #expect(other.contains(finding))
  }

  @Test(
    "a folder that is opened later is checked, and what was shown of one that is closed is hidden")
  func changed() async throws {
    let trial = try trial(["A"])
    _ = try await trial.findings(of: "A/W.actions.json") { !$0.isEmpty }
    trial.open("B/W.actions.json", bad)
    let hover = trial.place("B/W.actions.json", bad.replacing("unknown", with: "unk↓nown"))
    #expect(try trial.ask("textDocument/hover", hover) == "null")
    trial.changeFolders(adding: ["B"], removing: ["A"])
    let found = try await trial.findings(of: "B/W.actions.json") { !$0.isEmpty }
    #expect(found.contains(finding))
    #expect(try await trial.findings(of: "A/W.actions.json") { $0.isEmpty } == [])
    #expect(try trial.ask("textDocument/hover", hover).contains("unknown-catalog-member"))
    trial.changeFolders(adding: ["A"], removing: ["B"])
    #expect(try await trial.findings(of: "A/W.actions.json") { !$0.isEmpty }.contains(finding))
    #expect(try await trial.findings(of: "B/W.actions.json") { $0.isEmpty } == [])
  }

  @Test("a file in a folder inside another one is shown with the findings of the inner one")
  func nested() async throws {
    let settings = #"{ "version": 1, "ignore": ["unknown-catalog-member"] }"#
    folder.write(settings, to: "A/Inner/quickaction.json")
    let trial = try trial(["A", "A/Inner"])
    let outer = try await trial.findings(of: "A/W.actions.json") { !$0.isEmpty }
    #expect(outer.contains(finding))
    trial.open("A/Inner/W.actions.json", bad)
    let inner = try await trial.findings(of: "A/Inner/W.actions.json")
    #expect(!inner.contains(finding))
    // Without the inner folder, the settings of the outer one count.
    trial.changeFolders(removing: ["A/Inner"])
    #expect(
      try await trial.findings(of: "A/Inner/W.actions.json") { !$0.isEmpty }.contains(finding))
  }

  @Test("a folder that is opened later inside another one takes over the findings of its files")
  func nestedLater() async throws {
    let settings = #"{ "version": 1, "ignore": ["unknown-catalog-member"] }"#
    let trial = try trial(["A"])
    let name = "A/Inner/W.actions.json"
    #expect(try await trial.findings(of: name) { !$0.isEmpty }.contains(finding))
    folder.write(settings, to: "A/Inner/quickaction.json")
    trial.changeFolders(adding: ["A/Inner"])
    #expect(try await trial.findings(of: name) { !$0.contains(finding) }.contains(finding) == false)
    let outer = try await trial.findings(of: "A/W.actions.json")
    #expect(outer.contains(finding))
  }

  @Test("findings are hidden under the address under which they were shown")
  func addresses() async throws {
    folder.write(bad, to: "A+B/W.actions.json")
    let trial = try trial(["A+B"])
    let name = "A%2BB/W.actions.json"
    trial.open(name, bad)
    #expect(try await trial.findings(of: name) { !$0.isEmpty }.contains(finding))
    trial.changeFolders(removing: ["A+B"])
    #expect(try await trial.findings(of: name) { $0.isEmpty } == [])
  }

  @Test("a text that is closed leaves no findings under an address of its own")
  func closed() async throws {
    folder.write(bad, to: "A+B/W.actions.json")
    let trial = try trial(["A+B"])
    let name = "A%2BB/W.actions.json"
    trial.open(name, bad)
    #expect(try await trial.findings(of: name) { !$0.isEmpty }.contains(finding))
    trial.tell("textDocument/didClose", #"{"textDocument":{"uri":"\#(trial.uri(name))"}}"#)
    #expect(try await trial.findings(of: name) { $0.isEmpty } == [])
    let found = try await trial.findings(of: "A+B/W.actions.json") { !$0.isEmpty }
    #expect(found.contains(finding))
  }

  @Test("folders and texts of other schemes are not looked at, and those beside them are")
  func schemes() async throws {
    let trial = try EditorTrial(
      folder,
      folders: [
        "vscode-remote://ssh/x", "file://other-host" + folder.path("A"),
        "file://" + folder.path("B"),
      ])
    for uri in ["untitled:Untitled-1", "git:/x/W.actions.json", "http://example.com/a.swift", ""] {
      trial.tell(
        "textDocument/didOpen",
        #"{"textDocument":{"uri":"\#(uri)","version":1,"languageId":"json","text":"{"}}"#)
      let place = #"{"textDocument":{"uri":"\#(uri)"},"position":{"line":0,"character":0}}"#
      for method in ["hover", "completion", "documentSymbol", "definition"] {
        #expect(try trial.ask("textDocument/\(method)", place) == "null")
      }
    }
    #expect(try await trial.findings(of: "B/W.actions.json") { !$0.isEmpty }.contains(finding))
    #expect(!trial.messages.contains { $0.contains("untitled") || $0.contains("other-host") })
  }
}
