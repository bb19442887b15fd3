// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import DiskTestSupport
import TestSupport
import Testing

@Suite struct PublishedFindingsTests {
  @Test("what is wrong in a text that is open is shown, and hidden when it is repaired")
  func shownAndHidden() async throws {
    let trial = try EditorTrial(Sample.folder())
    let good = Sample.catalog()
    let bad = Sample.catalog(#""unknown": 1, "#)
    trial.open("W.actions.json", good)
    let before = try await trial.findings(of: "W.actions.json")
    #expect(!before.contains { $0.hasPrefix("unknown-catalog-member") })
    trial.change("W.actions.json", to: bad)
    let found = try await trial.findings(of: "W.actions.json") {
      $0.contains { $0.hasPrefix("unknown-catalog-member") }
    }
    #expect(found.contains("unknown-catalog-member 0:3-0:10"))
    trial.change("W.actions.json", to: good, version: 3)
    let after = try await trial.findings(of: "W.actions.json") { $0 == before }
    #expect(after == before)
  }

  @Test("an incremental change is counted in units of UTF-16 unless the client knows UTF-8")
  func encodings() async throws {
    for (capabilities, column) in [
      ("{}", 14), (#"{"general":{"positionEncodings":["utf-8","utf-16"]}}"#, 16),
    ] {
      let trial = try EditorTrial(Sample.folder(), capabilities: capabilities)
      trial.open("W.actions.json", Sample.catalog(#""x😀": 1,    "#))
      trial.change(
        "W.actions.json",
        [
          #"{"range":{"start":{"line":0,"character":\#(column)},"end":{"line":0,"character":\#(column)}},"text":"\"y\": 2, "}"#
        ])
      let found = try await trial.findings(of: "W.actions.json") { $0.count >= 2 }
      #expect(found.contains("unknown-catalog-member 0:\(column + 1)-0:\(column + 2)"), "\(found)")
    }
  }

  @Test("an editor that can is asked to say which files change, those of settings of a build too")
  func patterns() throws {
    let trial = try EditorTrial(
      Sample.folder(),
      capabilities: #"{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}}}"#)
    let request = try #require(trial.messages.first { $0.contains("client/registerCapability") })
    let endings = Set(request.split { "{},.\"".contains($0) }.map(String.init))
    #expect(
      endings.isSuperset(of: [
        "intentdefinition", "strings", "xcstrings", "swift", "plist", "entitlements", "xcconfig",
        "xcprivacy", "pbxproj", "json", "yml", "yaml", "svg", "pdf", "gitignore",
      ]))
  }

  @Test(
    "what is saved or changed outside of the editor is read again",
    arguments: ["textDocument/didSave", "workspace/didChangeWatchedFiles"])
  func watched(notification: String) async throws {
    let folder = Sample.folder()
    folder.write(Sample.catalog(#""unknown": 1, "#), to: "W.actions.json")
    let trial = try EditorTrial(folder)
    let found = try await trial.findings(of: "W.actions.json") { !$0.isEmpty }
    #expect(found.contains("unknown-catalog-member 0:3-0:10"))
    folder.write(Sample.catalog(), to: "W.actions.json")
    trial.tell(notification)
    let rest = try await trial.findings(of: "W.actions.json") { new in
      !new.contains { $0.hasPrefix("unknown-catalog-member") }
    }
    #expect(!rest.contains("unknown-catalog-member 0:3-0:10"))
  }
}
