// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

/// What the tools of `quickaction mcp` find, change and refuse.
@Suite(.enabled(if: Executable.file != nil, Executable.missing))
struct AgentToolTests {
  private typealias Line = AgentConversation
  private let folder: ScratchFolder

  init() throws { folder = try SampleFolder.copy() }

  private func talk(_ lines: String..., arguments: String = "") throws -> AgentConversation {
    try AgentConversation(lines, arguments: arguments, in: folder)
  }

  private func tools() throws -> [[String: Any]] {
    try #require(talk(Line.request(1, "tools/list")).result(1)["tools"] as? [[String: Any]])
  }

  @Test("the tools are few, and what describes them is short")
  func descriptions() throws {
    let tools = try tools()
    #expect(tools.count == 8)
    let texts = tools.flatMap { tool -> [String] in
      let schema = tool["inputSchema"] as? [String: Any]
      let parameters = schema?["properties"] as? [String: [String: Any]] ?? [:]
      return ["title", "description"].compactMap { tool[$0] as? String }
        + parameters.values.compactMap { $0["description"] as? String }
    }
    #expect(texts.reduce(0) { $0 + $1.utf8.count } < 6_000)
  }

  @Test("an agent is told that a member that its own type lacks has the cause of a missing API")
  func causes() throws {
    let build = try #require(try tools().first { $0["name"] as? String == "build_widget" })
    let description = try #require(build["description"] as? String)
    #expect(
      description.contains("missingAPI: not offered here, or a member that your own type lacks"))
  }

  @Test("only three tools say that they change anything")
  func effects() throws {
    let writing = try tools().filter {
      ($0["annotations"] as? [String: Any])?["readOnlyHint"] as? Bool != true
    }
    #expect(
      writing.compactMap { $0["name"] as? String } == [
        "fix_findings", "configure", "build_widget",
      ])
  }

  @Test("each result has what its schema promises, in words and for programs")
  func schemas() throws {
    let calls = [
      "find_widgets", "check", "fix_findings", "configure", "preview_widget", "run_day",
    ]
    let talk = try AgentConversation(
      calls.enumerated().map { Line.call($0, $1) }, in: folder)
    for tool in try tools() {
      guard let id = calls.firstIndex(where: { $0 == tool["name"] as? String }) else { continue }
      let schema = try #require(tool["outputSchema"] as? [String: Any])
      let structured = try talk.structured(id)
      for name in try #require(schema["required"] as? [String]) {
        #expect(structured[name] != nil, "\(calls[id]) has no '\(name)'")
      }
      let content = try #require(talk.result(id)["content"] as? [[String: Any]])
      let words = try #require(content.first?["text"] as? String)
      let same = try JSONSerialization.jsonObject(with: Data(words.utf8)) as? NSDictionary
      #expect(same == structured as NSDictionary)
    }
  }

  @Test(
    "a path outside of the root is refused by each tool that takes one",
    arguments: [
      ("find_widgets", "path"), ("check", "path"), ("fix_findings", "path"), ("configure", "path"),
      ("configure", "choice"), ("diff", "path"), ("preview_widget", "path"),
      ("preview_widget", "choice"), ("run_day", "path"), ("run_day", "feed"),
      ("build_widget", "project"), ("build_widget", "package"), ("preview_widget", "project"),
      ("run_day", "package"),
    ])
  func outside(tool: String, parameter: String) throws {
    let talk = try talk(
      Line.call(1, tool, #"{"\#(parameter)":"../x"}"#),
      Line.call(2, tool, #"{"\#(parameter)":"/etc"}"#), arguments: "--allow-build")
    for id in 1...2 {
      let refusal = try #require(try talk.refusal(id))
      #expect(refusal.contains("is outside of the root"), "\(refusal)")
    }
  }

  @Test(
    "what is compared is a revision, and no option or place",
    arguments: ["--output=x", "/etc", "..", "HEAD..main", "~/x", "", "out"])
  func revision(since: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("out"), withDestinationPath: "/etc")
    let talk = try talk(Line.call(1, "diff", #"{"since":"\#(since)"}"#))
    let refusal = try #require(try talk.refusal(1))
    #expect(refusal.contains("must be a revision") || refusal.contains("outside of the root"))
  }

  @Test("what a link leads to outside of the root is neither reported nor shown")
  func links() throws {
    let other = try ScratchFolder()
    let text = """
      <plist version="1.0"><dict><key>INIntents</key><array><dict>
      <key>INIntentName</key><string>Show</string>
      </dict></array></dict></plist>
      """
    try other.write(text, to: "Other.intentdefinition")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Link.intentdefinition"),
      withDestinationPath: other.path("Other.intentdefinition"))
    let talk = try talk(
      Line.call(1, "check"), Line.call(2, "fix_findings", #"{"unsafe":true,"write":true}"#),
      Line.call(3, "find_widgets"))
    let notes = try #require(talk.structured(1)["notes"] as? [String])
    #expect(notes.contains { $0.contains("outside of the root are left out") }, "\(notes)")
    #expect((try talk.structured(1)["findings"] as? [Any])?.isEmpty == true)
    #expect(try talk.refusal(2)?.contains("outside of the root") == true)
    let items = try #require(talk.structured(3)["items"] as? [[String: Any]])
    #expect(!items.contains { $0["file"] as? String == "Link.intentdefinition" })
    #expect(other.text(of: "Other.intentdefinition") == text)
  }

  @Test("without '--allow-build', nothing is built or run")
  func building() throws {
    let talk = try talk(
      Line.call(1, "build_widget"), Line.call(2, "preview_widget", #"{"package":"."}"#),
      Line.call(3, "run_day", #"{"project":"."}"#), Line.call(4, "find_widgets"),
      Line.call(5, "run_day", #"{"path":"recipes"}"#))
    #expect(try talk.refusal(5)?.contains("no file './recipes'") == true)
    for id in 1...3 {
      #expect(try talk.refusal(id)?.contains("--allow-build") == true)
    }
    #expect(try talk.structured(4)["canBuild"] as? Bool == false)
  }

  @Test("an extension of a specification is found, and it is said why nothing can be built")
  func buildable() throws {
    let nothing = try talk(Line.call(1, "find_widgets"), arguments: "--allow-build")
    #expect(try nothing.structured(1)["canBuild"] as? Bool == false)
    #expect(try (nothing.structured(1)["whyNot"] as? String)?.isEmpty == false)
    try folder.write(
      """
      name: Shop
      targets:
        ShopWidget:
          type: app-extension
          platform: iOS
          sources: [Widget]
          settings:
            INFOPLIST_FILE: Widget/Info.plist

      """, to: "Shop/project.yml")
    try folder.write(
      """
      <plist version="1.0"><dict><key>NSExtension</key><dict>
      <key>NSExtensionPointIdentifier</key><string>com.apple.widgetkit-extension</string>
      </dict></dict></plist>
      """, to: "Shop/Widget/Info.plist")
    let talk = try talk(Line.call(1, "find_widgets", #"{"path":"Shop"}"#))
    let items = try #require(talk.structured(1)["items"] as? [[String: Any]])
    let found = try #require(items.first { $0["type"] as? String == "extension" })
    #expect(found["target"] as? String == "ShopWidget")
    #expect(found["project"] as? String == "Shop/project.yml")
  }

  @Test("what is outside of the root is not found, though a project around it has it")
  func surroundings() throws {
    let project = try Data(
      contentsOf: Repository.root.appending(
        path: "Tests/Running/WidgetProgramsTests/Fixtures/Shop/Shop.xcodeproj/project.pbxproj"))
    try folder.makeFolder("App.xcodeproj")
    try project.write(to: folder.url.appending(path: "App.xcodeproj/project.pbxproj"))
    let talk = try talk(Line.call(1, "find_widgets"), arguments: "--root IntentDefinitions")
    let items = try #require(talk.structured(1)["items"] as? [[String: Any]])
    #expect(!items.isEmpty)
    #expect(!items.contains { ($0["project"] as? String)?.hasPrefix("..") == true })
  }

  @Test("a problem of a picture has the tile and the place in the catalog that it is about")
  func places() throws {
    let catalog = "IntentDefinitions/QuickActionWidget.actions.json"
    let text = try #require(folder.text(of: catalog))
    let long = text.replacing(
      #""title": "入力","#, with: #""title": "A title that is much too long for any tile","#
    ).replacing(#""titleKey": "destination.input","#, with: "")
    try folder.write(long, to: catalog)
    let line = long.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
      $0.contains("A title that")
    }
    let talk = try talk(Line.call(1, "preview_widget", #"{"typeSizes":["AX5"]}"#))
    let pictures = try #require(talk.structured(1)["pictures"] as? [[String: Any]])
    let problems = try #require(pictures.first?["problems"] as? [[String: Any]])
    let cut = try #require(
      problems.first { ($0["message"] as? String)?.contains("A title that") == true },
      "\(problems)")
    #expect(cut["severity"] as? String == "warning")
    #expect((cut["view"] as? String)?.hasPrefix("A title that") == true)
    #expect(cut["file"] as? String == catalog)
    #expect(cut["line"] as? Int == line.map { $0 + 1 })
  }

  @Test("a choice changes on the disk only if that is asked for")
  func configure() throws {
    let before = try folder.names()
    let edits = #""edits":["replace 2=7","move 4:1"]"#
    let dry = try talk(Line.call(1, "configure", "{\(edits)}"))
    let export = try #require(dry.structured(1)["export"] as? [String: Any])
    let shortcuts = try #require(export["shortcuts"] as? [[String: Any]])
    #expect(shortcuts.compactMap { $0["identifier"] as? String } == ["4", "1", "7", "3"])
    let options = try #require(dry.structured(1)["options"] as? [[String: Any]])
    #expect(options.contains { $0["identifier"] as? String == "2" })
    #expect(try dry.structured(1)["written"] as? Bool == false)
    #expect(try folder.names() == before)
    let written = try talk(Line.call(1, "configure", #"{\#(edits),"write":true}"#))
    #expect(try written.structured(1)["written"] as? Bool == true)
    #expect(folder.text(of: SampleFolder.choiceFile) == SampleFolder.choice("4", "1", "7", "3"))
  }

  @Test("an edit that is none, or cannot be made, says what to do")
  func badEdits() throws {
    let talk = try talk(
      Line.call(1, "configure", #"{"edits":["--output=/tmp/x"]}"#),
      Line.call(2, "configure", #"{"edits":["replace 9=7"]}"#),
      Line.call(3, "configure", #"{"edits":["add"]}"#))
    #expect(try talk.refusal(1)?.contains("is not an edit") == true)
    #expect(try talk.refusal(2)?.contains("error:") == true)
    #expect(try talk.refusal(3)?.contains("is not an edit") == true)
  }

  @Test("a fix is shown as a diff, and made if that is asked for")
  func fix() throws {
    let name = "Broken.intentdefinition"
    let text = """
      <plist version="1.0"><dict><key>INIntents</key><array><dict>
      <key>INIntentName</key><string>Show</string>
      </dict></array></dict></plist>
      """
    try folder.write(text, to: name)
    let arguments = #""path":"\#(name)","select":["noncanonical-form"]"#
    let dry = try talk(Line.call(1, "fix_findings", "{\(arguments)}"))
    let diff = try #require(dry.structured(1)["diff"] as? [String])
    #expect(diff.first == "--- \(name)" || diff.first == "--- a/\(name)", "\(diff)")
    #expect(folder.text(of: name) == text)
    let written = try talk(Line.call(1, "fix_findings", #"{\#(arguments),"write":true}"#))
    #expect(try written.structured(1)["written"] as? Bool == true)
    #expect(folder.text(of: name) != text)
  }

  @Test("results stay below the limit, and 'next' leads through all of them")
  func paging() throws {
    let text =
      #"<plist><dict><key>INIntents</key><array><dict><key>é</key></dict></array></dict></plist>"#
    for number in 0..<150 { try folder.write(text, to: "Many/W\(number).intentdefinition") }
    var found = 0
    var next: Int? = 0
    var expected = 0
    while let start = next {
      let talk = try talk(
        Line.call(1, "check", #"{"path":"Many","limit":500,"next":\#(start)}"#))
      let structured = try talk.structured(1)
      #expect(talk.lengths.allSatisfy { $0 < 16_100 })
      let findings = try #require(structured["findings"] as? [[String: Any]])
      #expect(!findings.isEmpty)
      found += findings.count
      let summary = try #require(structured["summary"] as? [String: Int])
      expected =
        summary["errors", default: 0] + summary["warnings", default: 0]
        + summary["notes", default: 0]
      next = structured["next"] as? Int
      if found > 10_000 { break }
    }
    #expect(found == expected && found >= 150)
  }

  @Test("pictures are at most four, and at most 1,024 pixels on a side")
  func pictures() throws {
    let talk = try talk(
      Line.call(
        1, "preview_widget",
        #"{"appearances":["light","dark"],"typeSizes":["large","AX3","AX5"]}"#
      ), Line.call(2, "preview_widget", #"{"modes":["nope"]}"#))
    let structured = try talk.structured(1)
    let pictures = try #require(structured["pictures"] as? [[String: Any]])
    #expect(pictures.count == 4)
    #expect(structured["leftOut"] as? Int == 2)
    for picture in pictures {
      #expect(1...1024 ~= (picture["width"] as? Int ?? 0))
      #expect(1...1024 ~= (picture["height"] as? Int ?? 0))
    }
    let content = try #require(talk.result(1)["content"] as? [[String: Any]])
    #expect(content.filter { $0["mimeType"] as? String == "image/png" }.count == 4)
    #expect(try talk.refusal(2)?.contains("nope") == true)
  }
}
