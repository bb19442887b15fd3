// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import DiskTestSupport
import Foundation
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

  @Test("what was shown of a file is hidden when a folder is opened that has it and finds nothing")
  func nestedLater() async throws {
    let trial = try trial(["A"])
    let name = "A/Inner/W.actions.json"
    #expect(try await trial.findings(of: name) { !$0.isEmpty }.contains(finding))
    folder.write(#"{ "version": 1, "exclude": ["*.json"] }"#, to: "A/Inner/quickaction.json")
    trial.changeFolders(adding: ["A/Inner"])
    #expect(try await trial.findings(of: name) { $0.isEmpty } == [])
    #expect(try await trial.findings(of: "A/W.actions.json").contains(finding))
  }

  @Test("what is hidden has the address under which it was shown")
  func spelled() async throws {
    folder.write(bad, to: "w3+x/W.actions.json")
    let trial = try trial(["w3+x"])
    let (own, open) = ("w3+x/W.actions.json", "w3%2Bx/W.actions.json")
    #expect(try await trial.findings(of: own) { !$0.isEmpty }.contains(finding))
    trial.open(open, bad)
    #expect(try await trial.findings(of: open) { !$0.isEmpty }.contains(finding))
    #expect(try await trial.findings(of: own) { $0.isEmpty } == [])
    trial.tell("textDocument/didClose", #"{"textDocument":{"uri":"\#(trial.uri(open))"}}"#)
    #expect(try await trial.findings(of: open) { $0.isEmpty } == [])
    #expect(try await trial.findings(of: own) { !$0.isEmpty }.contains(finding))
    trial.open(open, bad)
    #expect(try await trial.findings(of: open) { !$0.isEmpty }.contains(finding))
    trial.changeFolders(removing: ["w3+x"])
    #expect(try await trial.findings(of: open) { $0.isEmpty } == [])
  }

  @Test("nothing is shown of a folder that was closed while its findings were being sent")
  func closedMeanwhile() async throws {
    let trial = try trial(["A"])
    _ = try await trial.findings(of: "A/W.actions.json") { !$0.isEmpty }
    trial.interrupt {
      let closed = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        trial.changeFolders(removing: ["A"])
        closed.signal()
      }
      // It is over at once where nothing holds it up, and afterwards where the message comes first. Neither is waited for longer.
      _ = closed.wait(timeout: .now() + 0.2)
    }
    trial.tell("textDocument/didSave")
    #expect(try await trial.findings(of: "A/W.actions.json") { $0.isEmpty } == [])
    // What is found in another folder comes after all of that.
    trial.changeFolders(adding: ["B"])
    #expect(try await trial.findings(of: "B/W.actions.json") { !$0.isEmpty }.contains(finding))
    for name in ["A/W.actions.json", "A/Inner/W.actions.json"] {
      #expect(try await trial.findings(of: name) == [])
    }
  }

  @Test(
    "an editor without a folder is served none, until it opens one",
    arguments: [
      #""rootUri":null,"#, #""workspaceFolders":[],"rootUri":null,"#,
      #""workspaceFolders":null,"rootUri":null,"rootPath":null,"#, #""workspaceFolders":[],"#,
    ])
  func none(roots: String) async throws {
    let trial = try EditorTrial(folder, roots: roots)
    let hover = trial.place("A/W.actions.json", bad.replacing("unknown", with: "unk↓nown"))
    #expect(try trial.ask("textDocument/hover", hover) == "null")
    trial.changeFolders(adding: ["A"])
    #expect(try trial.ask("textDocument/hover", hover).contains("unknown-catalog-member"))
  }

  @Test(
    "a client that says nothing of folders is served the current one, and one with a root is served that",
    arguments: [
      "", #""workspaceFolders":null,"rootUri":"file:///files","#, #""rootPath":"/files","#,
    ])
  func current(roots: String) async throws {
    let trial = try EditorTrial(folder, roots: roots)
    let hover = trial.place("A/W.actions.json", bad.replacing("unknown", with: "unk↓nown"))
    #expect(try trial.ask("textDocument/hover", hover).contains("unknown-catalog-member"))
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
