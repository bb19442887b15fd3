// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import DiskTestSupport
import Foundation
import TestSupport
import Testing

@Suite struct CodeActionTests {
  private let table = """
    "a" = "1";
    "a" = "2";

    """

  /// A definition whose parameter has a key that nothing knows.
  private let unknown = Sample.definition.replacing(
    "<key>INIntentName</key>", with: "<key>INIntentNme</key><true/>\n    <key>INIntentName</key>")

  private func actions(
    _ trial: EditorTrial, _ name: String, _ text: String, context: String = "{}"
  ) throws -> [[String: Any]] {
    let lines = text.components(separatedBy: "\n").count
    let answer = try trial.object(
      "textDocument/codeAction",
      #"{"textDocument":{"uri":"\#(trial.uri(name))"},"range":{"start":{"line":0,"character":0},"end":{"line":\#(lines),"character":0}},"context":\#(context)}"#
    )
    return try #require(answer as? [[String: Any]])
  }

  /// The text after the edits of an action.
  private func applied(_ action: [String: Any], to text: String, _ uri: String) throws -> String {
    let edit = try #require(action["edit"] as? [String: Any])
    let changes = try #require(edit["changes"] as? [String: [[String: Any]]])
    var lines = text.components(separatedBy: "\n")
    for change in (changes[uri] ?? []).reversed() {
      let range = try #require(change["range"] as? [String: [String: Int]])
      let (start, end) = (try #require(range["start"]), try #require(range["end"]))
      let (first, last) = (start["line"] ?? 0, end["line"] ?? 0)
      let head = String(lines[first].utf16.prefix(start["character"] ?? 0)) ?? ""
      let tail = String(lines[last].utf16.dropFirst(end["character"] ?? 0)) ?? ""
      let new = head + (change["newText"] as? String ?? "") + tail
      lines.replaceSubrange(first...last, with: new.components(separatedBy: "\n"))
    }
    return lines.joined(separator: "\n")
  }

  @Test("a comment that leaves a finding out can be added before what it is about")
  func suppression() async throws {
    let folder = Sample.folder()
    let trial = try EditorTrial(folder)
    trial.open("W.intentdefinition", unknown)
    let found = try actions(trial, "W.intentdefinition", unknown)
    let action = try #require(
      found.first { ($0["title"] as? String)?.hasPrefix("leave 'unknown-key' out here") == true },
      "\(found.compactMap { $0["title"] })")
    let text = try applied(action, to: unknown, trial.uri("W.intentdefinition"))
    #expect(text.contains("<!-- quickaction:ignore unknown-key -->\n"))
    trial.change("W.intentdefinition", to: text)
    let left = try await trial.findings(of: "W.intentdefinition") {
      !$0.contains { $0.hasPrefix("unknown-key") }
    }
    #expect(!left.contains { $0.hasPrefix("unused-suppression") })
  }

  @Test("all safe fixes of a file are one action, and what it makes has no such finding")
  func fixAll() async throws {
    let folder = Sample.folder()
    let text = Sample.definition.replacing("<true/>", with: "<true></true>")
      .replacing(
        "version=\"1.0\"><dict>",
        with: "version=\"1.0\"><!-- quickaction:ignore cyclic-relationship --><dict>")
    let trial = try EditorTrial(folder)
    trial.open("W.intentdefinition", text)
    let found = try actions(
      trial, "W.intentdefinition", text, context: #"{"only":["source.fixAll"]}"#)
    let action = try #require(found.first)
    #expect(found.count == 1)
    #expect(action["kind"] as? String == "source.fixAll.quickaction")
    let repaired = try applied(action, to: text, trial.uri("W.intentdefinition"))
    #expect(!repaired.contains("cyclic-relationship"))
  }

  @Test("only the kinds that are asked for are answered")
  func kinds() throws {
    let trial = try EditorTrial(Sample.folder())
    trial.open("W.intentdefinition", unknown)
    let found = try actions(
      trial, "W.intentdefinition", unknown, context: #"{"only":["refactor"]}"#)
    #expect(found.isEmpty)
  }
}
