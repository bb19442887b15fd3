// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import PropertyListSyntax
import SourceText
import TestSupport
import Testing

@Suite("check")
struct CheckTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func write(_ name: String, background: String = "") throws {
    try folder.write(
      """
      import SwiftUI
      import WidgetKit
      let reload = { WidgetCenter.shared.reloadTimelines(ofKind: "Show") }
      struct Shows: View {
        var entry: Show
        \(background)
        var body: some View { Text(Date(), style: .time) }
      }

      """, to: name)
  }

  /// The rules and lines of a report as JSON.
  static func findings(_ output: String) throws -> [String] {
    let root = try PropertyListDocument(SourceFile(name: "report", text: output), as: .json).root
    return try #require(root["diagnostics"]).elements.map { finding in
      let line = finding["line"]?.integer.map(String.init) ?? "?"
      return "\(finding["file"]?.string ?? ""):\(line) \(finding["rule"]?.string ?? "")"
    }
  }

  @Test("with '--fast', the report is that of 'validate', and what is left out is counted")
  func fast() throws {
    let examples = Repository.root.appending(path: "Examples/AppStoreMail").path
    let check = CommandRun(["check", examples, "--fast", "--format", "json"])
    let validate = CommandRun(["validate", examples, "--format", "json"])
    #expect(check.output == validate.output)
    #expect(check.exitCode == validate.exitCode)
    #expect(check.errors.contains("rules about drawing and running a built extension left out"))
    #expect(CommandRun(["check", examples, "--fast", "--quiet"]).errors == "")
  }

  @Test("without a project there is nothing to build, which is said, and files are checked")
  func noProject() throws {
    let examples = Repository.root.appending(path: "Examples/AppStoreMail/Coffee").path
    let run = CommandRun(["check", examples, "--format", "json"])
    #expect(run.output == CommandRun(["validate", examples, "--format", "json"]).output)
    #expect(run.errors.contains("did not run"), "\(run.errors)")
  }

  @Test("rules that a choice leaves out start no build")
  func otherRules() throws {
    try write("Show.swift")
    let run = CommandRun(
      ["check", folder.path, "--select", "current-date-in-widget-view"], in: folder)
    #expect(!run.errors.contains("built extension"), "\(run.errors)")
    #expect(run.output.contains("current-date-in-widget-view"))
  }

  @Test(
    "options of a build are refused with '--fast'",
    arguments: [
      "--target=A", "--project=A", "--stub=A", "--offline", "--time-limit=3", "--sdk=17",
      "--limit=5m", "--choice=A",
    ])
  func refused(option: String) {
    let run = CommandRun(["check", "--fast", option])
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("leave '--fast' or it out"), "\(run.errors)")
  }

  @Test("a comment leaves a finding in Swift out, and one that leaves out nothing is a finding")
  func comments() throws {
    try write(
      "A.swift", background: "// quickaction:ignore current-date-in-widget-view (a stopwatch)")
    try write("B.swift", background: "// quickaction:ignore repeated-phrase")
    let run = CommandRun(["check", "--fast", folder.path, "--format", "json"])
    let names = try Self.findings(run.output).map { $0.replacing(folder.path + "/", with: "") }
    #expect(names == ["B.swift:6 unused-suppression", "B.swift:7 current-date-in-widget-view"])
  }

  @Test("what only pictures can show is neither gone nor unused where nothing is drawn")
  func undrawn() throws {
    try write(
      "A.swift", background: "// quickaction:ignore missing-container-background, missing-image")
    let path = folder.path("A.swift")
    let known = ["missing-image", "missing-container-background"].map { rule in
      "{ \"rule\": \"\(rule)\", \"file\": \"A.swift\", \"message\": \"m\", \"fingerprint\": \"0123456789abcdef\", \"count\": 1 }"
    }
    try folder.write(
      "{ \"version\": 1, \"findings\": [\(known.joined(separator: ", "))] }", to: "known.json")
    let run = CommandRun(
      ["check", "--fast", path, "--baseline", folder.path("known.json"), "--format", "json"])
    #expect(!run.errors.contains("no longer"), "\(run.errors)")
    #expect(!run.output.contains("unused-suppression"), "\(run.output)")
  }

  @Test("with '--since', what the revision had is not reported, wherever its line is now")
  func since() throws {
    let repository = try GitFolder()
    func show(_ name: String, before lines: String = "") throws {
      try repository.folder.write(
        lines
          + """
          import WidgetKit
          let reload = { WidgetCenter.shared.reloadTimelines(ofKind: "Show") }
          struct \(name): View {
            var entry: Show
            var body: some View { Text(Date(), style: .time) }
          }

          """, to: "Widget/\(name).swift")
    }
    try show("Old")
    try repository.git(["add", "--all"])
    try repository.git(["commit", "--quiet", "--message", "one"])
    try show("Old", before: "// moved\n\n\n")
    try show("New")
    let path = repository.folder.path("Widget")
    let run = CommandRun(["check", "--fast", path, "--since", "HEAD", "--format", "json"])
    #expect(run.errors.contains("left out"), "\(run.errors)")
    let found = try Self.findings(run.output)
    #expect(
      found.map { $0.replacing(path + "/", with: "") } == [
        "New.swift:5 current-date-in-widget-view"
      ])
    let unknown = CommandRun(["check", "--fast", path, "--since", "nowhere"])
    #expect(unknown.exitCode == 2)
    #expect(unknown.errors.contains("nowhere"))
  }
}
