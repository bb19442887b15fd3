// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import DiskTestSupport
import Foundation
import LanguageServer
import MessageStream
import TestSupport
import Testing

@Suite struct ReferenceTests {
  private static let titled = Sample.definition.replacing(
    "<key>INIntentName</key>",
    with: """
      <key>INIntentDescription</key><string>For ${targets}</string>
          <key>INIntentDescriptionID</key><string>dEsCr1</string>
          <key>INIntentManagedParameterCombinations</key><dict><key>targets</key><dict>
            <key>INIntentParameterCombinationTitle</key><string>Show ${targets}</string>
            <key>INIntentParameterCombinationTitleID</key><string>tItLe1</string>
          </dict></dict>
          <key>INIntentName</key>
      """)

  private static let swift = """
    import Intents
    struct Entry {
      let configuration: ChooseIntent
      var count: Int { configuration.targets?.count ?? 0 }
      var other: Int { model.targets.count }
    }
    final class Handler: ChooseIntentHandling {
      func provideTargetsOptionsCollection(for intent: ChooseIntent) async throws -> Any {
        intent.targets
      }
    }

    """

  private let folder: MemoryFolder

  init() {
    folder = Sample.folder()
    folder.write(Self.titled, to: "W.intentdefinition")
    folder.write(#""tItLe1" = "${targets} zeigen";\n"#, to: "de.lproj/W.strings")
    folder.write(Self.swift, to: "App/Handler.swift")
  }

  /// The places of an answer, each as its file and its text.
  private func places(
    _ trial: EditorTrial, _ method: String, _ name: String, _ text: String, _ marked: String
  ) throws -> [String] {
    let whole = text.replacing(marked.replacing("↓", with: ""), with: marked, maxReplacements: 1)
    let answer = try trial.object(method, trial.place(name, whole))
    let found = try #require(answer as? [[String: Any]])
    return found.map { place in
      let file = (place["uri"] as? String)?.split(separator: "/").last ?? "?"
      let start = (place["range"] as? [String: [String: Int]])?["start"]
      return "\(file):\(start?["line"] ?? -1)"
    }
  }

  @Test("a key of a table leads to its text, and the text to its translations")
  func texts() throws {
    let trial = try EditorTrial(folder)
    let table = #""tItLe1" = "${targets} zeigen";\n"#
    let title = Self.titled.components(separatedBy: "\n").firstIndex { $0.contains("Show $") } ?? -1
    #expect(
      try places(trial, "textDocument/definition", "de.lproj/W.strings", table, "tIt↓Le1")
        == ["W.intentdefinition:\(title)"])
    #expect(
      try places(trial, "textDocument/definition", "W.intentdefinition", Self.titled, "Show ↓$")
        == ["W.strings:0"])
  }

  @Test("an intent leads to its class in Swift, and the class to the intent")
  func intents() throws {
    let trial = try EditorTrial(folder)
    let name =
      Self.titled.components(separatedBy: "\n").firstIndex { $0.contains(">Choose<") } ?? -1
    #expect(
      try places(trial, "textDocument/definition", "App/Handler.swift", Self.swift, "Choose↓Intent")
        == ["W.intentdefinition:\(name)"])
    #expect(
      try places(trial, "textDocument/definition", "W.intentdefinition", Self.titled, ">Cho↓ose<")
        == ["W.actions.json:0", "Handler.swift:2", "Handler.swift:6", "Handler.swift:7"])
  }

  @Test("a use of a parameter in Swift leads to its name in the definition")
  func parameters() throws {
    let trial = try EditorTrial(folder)
    let name =
      Self.titled.components(separatedBy: "\n").firstIndex { $0.contains("<string>targets<") } ?? -1
    for marked in ["configuration.tar↓gets?", "provideTar↓getsOptions", "intent.tar↓gets\n"] {
      #expect(
        try places(trial, "textDocument/definition", "App/Handler.swift", Self.swift, marked)
          == ["W.intentdefinition:\(name)"], "\(marked)")
    }
    // A member of something else that has the same name.
    let whole = Self.swift.replacing("model.targets", with: "model.tar↓gets")
    let answer = try trial.object(
      "textDocument/definition", trial.place("App/Handler.swift", whole))
    #expect(answer is NSNull)
  }

  /// The sample's catalog with titles by key, and images, of which two destinations show the same.
  private static let pictured = """
    { "version": 1, "intent": "Choose", "parameter": "targets", "imageProperty": "link",
      "widget": { "kind": "Kind", "families": ["systemMedium"] },
      "destinations": [
        { "identifier": "1", "titleKey": "one", "properties": { "link": "pic" } },
        { "identifier": "2", "titleKey": "two", "image": "pic" },
        { "identifier": "3", "titleKey": "two", "image": "nothing" } ] }

    """

  @Test("the image of a destination leads to its file, and is shown by others")
  func images() throws {
    folder.write(Self.pictured, to: "W.actions.json")
    folder.write(Sample.picture, to: "W.assets/pic.svg")
    let trial = try EditorTrial(folder)
    let marked = #""link": "pi↓c""#
    #expect(
      try places(trial, "textDocument/definition", "W.actions.json", Self.pictured, marked)
        == ["pic.svg:0"])
    #expect(
      try places(trial, "textDocument/references", "W.actions.json", Self.pictured, marked)
        == ["pic.svg:0", "W.actions.json:3", "W.actions.json:4"])
    #expect(
      try places(
        trial, "textDocument/definition", "W.actions.json", Self.pictured, #""image": "noth↓ing""#)
        == [])
  }

  @Test("the image of a set leads to the picture that the set has")
  func imageSets() throws {
    folder.write(Self.pictured, to: "W.actions.json")
    folder.write(Sample.picture, to: "Media.xcassets/pic.imageset/drawn.svg")
    folder.write(
      #"{"images":[{"idiom":"universal","filename":"drawn.svg"}],"info":{"version":1,"author":"xcode"}}"#,
      to: "Media.xcassets/pic.imageset/Contents.json")
    let trial = try EditorTrial(folder)
    #expect(
      try places(
        trial, "textDocument/definition", "W.actions.json", Self.pictured, #""image": "p↓ic""#)
        == ["drawn.svg:0"])
  }

  @Test("a key of a catalog leads to its translations, and they to the catalog")
  func catalogTexts() throws {
    folder.write(Self.pictured, to: "W.actions.json")
    let table = #""two" = "Zwei";"#
    folder.write(table, to: "de.lproj/W.actions.strings")
    let trial = try EditorTrial(folder)
    #expect(
      try places(
        trial, "textDocument/definition", "W.actions.json", Self.pictured, #""titleKey": "tw↓o""#)
        == ["W.actions.strings:0"])
    #expect(
      try places(trial, "textDocument/definition", "de.lproj/W.actions.strings", table, "tw↓o")
        == ["W.actions.json:4", "W.actions.json:5"])
  }

  /// Renames the parameter, in an editor whose last commit is given.
  private func rename(
    to name: String = "goals", committed: CommittedFiles.Answer
  ) throws -> [String: [[String: Any]]] {
    let trial = try EditorTrial(folder, committed: CommittedFiles { _ in committed })
    let marked = Self.titled.replacing("<string>targets<", with: "<string>tar↓gets<")
    let place = trial.place("W.intentdefinition", marked).dropLast()
    let answer = try trial.object("textDocument/rename", place + #","newName":"\#(name)"}"#)
    let changes = try #require(answer as? [String: Any])["changes"]
    return try #require(changes as? [String: [[String: Any]]])
  }

  @Test("a parameter that is new is renamed in the definition, tables, catalogs and Swift")
  func renamed() throws {
    let changes = try rename(committed: .absent)
    func lines(_ name: String) -> [String] {
      (changes["file:///files/" + name] ?? []).map { edit in
        let start = (edit["range"] as? [String: [String: Int]])?["start"]
        return "\(start?["line"] ?? -1) \(edit["newText"] ?? "")"
      }
    }
    #expect(lines("App/Handler.swift") == ["3 goals", "7 Goals", "8 goals"])
    #expect(lines("W.actions.json") == ["0 goals"])
    #expect(lines("de.lproj/W.strings") == ["0 goals"])
    // The name, the key of the combination and its title; the description has no values put in.
    #expect(lines("W.intentdefinition").count == 3)
  }

  @Test("a parameter is renamed from Swift, also where its name begins with a capital letter")
  func renamedFromSwift() throws {
    let trial = try EditorTrial(folder, committed: CommittedFiles { _ in .absent })
    for (marked, name) in [("intent.tar↓gets\n", "goals"), ("provideTar↓getsOptions", "Goals")] {
      let whole = Self.swift.replacing(marked.replacing("↓", with: ""), with: marked)
      let place = trial.place("App/Handler.swift", whole).dropLast()
      let answer = try trial.object("textDocument/rename", place + #","newName":"\#(name)"}"#)
      let changes = try #require((answer as? [String: Any])?["changes"] as? [String: Any])
      let edits = try #require(changes["file:///files/App/Handler.swift"] as? [[String: Any]])
      #expect(edits.compactMap { $0["newText"] as? String } == ["goals", "Goals", "goals"])
    }
  }

  @Test(
    "an open text in a folder inside the one of the definition keeps its address and its version")
  func nested() throws {
    let trial = try EditorTrial(
      folder, capabilities: #"{"workspace":{"workspaceEdit":{"documentChanges":true}}}"#,
      folders: ["file:///files", "file:///files/App"], enters: true)
    trial.open("App/Han%64ler.swift", Self.swift, version: 7)
    let marked = Self.titled.replacing("<string>targets<", with: "<string>tar↓gets<")
    let place = trial.place("W.intentdefinition", marked).dropLast()
    let answer = try trial.object("textDocument/rename", place + #","newName":"goals"}"#)
    let changes = try #require((answer as? [String: Any])?["documentChanges"] as? [[String: Any]])
    let documents = changes.compactMap { $0["textDocument"] as? [String: Any] }
    let swift = try #require(
      documents.first { ($0["uri"] as? String)?.hasSuffix(".swift") == true })
    #expect(swift["uri"] as? String == "file:///files/App/Han%64ler.swift")
    #expect(swift["version"] as? Int == 7)
  }

  @Test("a parameter that users may have is not renamed, with the sentence of the rule")
  func refused() throws {
    let error = #expect(throws: MessageError.self) {
      try rename(committed: .bytes(Array(Self.titled.utf8)))
    }
    #expect(error?.message.hasPrefix("the parameter 'targets' of 'Choose' is now 'goals'") == true)
    #expect(throws: MessageError.self) { try rename(committed: .unknown("it is a test")) }
  }

  @Test(
    "a parameter that was added since the last commit is renamed, also in a definition that is older"
  )
  func added() throws {
    let old = Self.titled.replacing("<string>targets<", with: "<string>others<")
      .replacing(
        "<key>INIntentParameterName</key>",
        with: "<key>INIntentParameterTag</key><integer>9</integer><key>INIntentParameterName</key>")
    #expect(throws: Never.self) { try rename(committed: .bytes(Array(old.utf8))) }
  }

  @Test(
    "a name that is none, or that another parameter has, is refused",
    arguments: ["", "1", "a b", "ü"])
  func names(name: String) {
    #expect(throws: MessageError.self) { try rename(to: name, committed: .absent) }
  }
}
