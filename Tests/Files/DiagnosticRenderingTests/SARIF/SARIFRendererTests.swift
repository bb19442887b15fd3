// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import DiagnosticRendering
import Diagnostics
import Foundation
import RulePages
import SourceText
import TestSupport
import Testing

@Suite struct SARIFRendererTests {
  private let rules = [
    RulePage(
      RuleMetadata(
        id: "app-store-title-missing", family: .localization, severity: .error,
        summary: "A title is not translated.", why: "App Store Connect refuses the app.",
        remedy: "Translate the *title*."),
      examples: [RuleExample(files: [.init("W.strings", "↓\"a\" = 1;\n")])]),
    RulePage(
      RuleMetadata(
        id: "never-found", effect: .changes, hurts: [.readers], evidence: .inferred,
        summary: "Nothing is found.", why: "A rule without findings is not listed.",
        runtime: "It does nothing.", remedy: "Do nothing.")),
  ]

  private func render(_ diagnostics: [Diagnostic], _ sources: [SourceFile]) -> String {
    SARIFRenderer(sources: sources, rules: rules, toolVersion: "1.2.3").render(diagnostics)
  }

  @Test("a report holds the rules and the findings with their places, notes and fixes")
  func report() throws {
    let report = try SampleReport()
    let golden = Snapshot("Tests/Files/DiagnosticRenderingTests/Goldens/report.sarif")
    try #expect(golden.mismatch(with: render(report.diagnostics, report.sources)) == nil)
  }

  @Test("whatever the texts hold, the report is JSON, and they are only text in it")
  func hostile() throws {
    let report = HostileReport()
    let text = render(report.diagnostics, report.sources)
    let golden = Snapshot("Tests/Files/DiagnosticRenderingTests/Goldens/hostile.sarif")
    try #expect(golden.mismatch(with: text) == nil)
    #expect(!HostileReport.hasCommands(text))
    let results = try Log(text).results
    #expect(results.count == 2)
    // Braces are doubled, and what would be a link has its bracket escaped.
    #expect(results.last?.message.text.contains(#"{{0}} [link\](https://example.com)"#) == true)
    let uri = try #require(results.first?.locations.first?.physicalLocation.artifactLocation.uri)
    #expect(uri.hasPrefix("a%20b%2Cc%3Ad%25e%3Df%5D%5D%3E%22%3C%1B%5B2J%0A%3A%3Awarning"))
    #expect(uri.removingPercentEncoding == report.sources[0].name)
    // What a fix inserts is exactly what it inserts.
    #expect(
      results.last?.fixes?.first?.artifactChanges.first?.replacements.first?.insertedContent?.text
        == HostileReport.text)
  }

  @Test("only rules with findings are listed, and each finding points to its own")
  func rulesWithFindings() throws {
    let found = ["unlisted", "never-found", "unlisted"].map {
      Diagnostic(id: $0, severity: .note, message: "m", at: Diagnostic.Place(file: "f"))
    }
    let log = try Log(render(found, []))
    let listed = log.runs.flatMap(\.tool.driver.rules).map(\.id)
    #expect(listed == ["never-found", "unlisted"])
    #expect(log.results.allSatisfy { listed[$0.ruleIndex] == $0.ruleId })
    #expect(try Log(render([], [])).runs.flatMap(\.tool.driver.rules).isEmpty)
  }

  @Test("columns count UTF-16 code units, and the end is behind the last")
  func columns() throws {
    let file = MarkedFile("f", "x\n入👍é ↓力👍🏽\r\ny入↓")
    let diagnostic = Diagnostic(id: "r", severity: .note, message: "m", at: file.place())
    let region = try #require(
      Log(render([diagnostic], [file.source])).results.first?.locations.first?.physicalLocation
        .region)
    let before = "入👍é ".utf16.count
    #expect(region.startLine == 2 && region.startColumn == before + 1)
    #expect(region.endLine == 3 && region.endColumn == "y入".utf16.count + 1)
  }

  @Test("a finding keeps its fingerprint when lines move, and those of one kind are counted")
  func fingerprints() throws {
    func fingerprints(_ marked: String) throws -> [String] {
      let file = MarkedFile("f", marked)
      let diagnostics = file.ranges.indices.map {
        Diagnostic(id: "r", severity: .note, message: "m", at: file.place($0))
      }
      return try Log(render(diagnostics, [file.source])).results
        .compactMap { $0.partialFingerprints["primaryLocationLineHash"] }
    }
    let before = try fingerprints("same ↓a↓\nsame ↓a↓\nother ↓a↓\n")
    let after = try fingerprints("new\n\n  same ↓a↓\nnew\nsame ↓a↓\t\r\n\nother ↓a↓")
    #expect(before == after)
    #expect(before.count == 3 && Set(before).count == 3)
    #expect(before[0].hasSuffix(":1") && before[1].hasSuffix(":2") && before[2].hasSuffix(":1"))
    #expect(before[0].dropLast() == before[1].dropLast())
  }

  @Test("a path that is absolute is a URI of its own, another one is relative to the root")
  func paths() throws {
    let diagnostics = ["/a b/c", "../a/ü"].map {
      Diagnostic(id: "r", severity: .note, message: "m", at: Diagnostic.Place(file: $0))
    }
    let artifacts = try Log(render(diagnostics, [])).results
      .compactMap { $0.locations.first?.physicalLocation.artifactLocation }
    #expect(artifacts.map(\.uri) == ["../a/%C3%BC", "file:///a%20b/c"])
    #expect(artifacts.map(\.uriBaseId) == ["%SRCROOT%", nil])
  }
}

/// As much of a SARIF log as the tests look at.
private struct Log: Decodable {
  struct Message: Decodable {
    var text: String
  }
  struct Region: Decodable {
    var startLine: Int
    var startColumn: Int
    var endLine: Int
    var endColumn: Int
  }
  struct Artifact: Decodable {
    var uri: String
    var uriBaseId: String?
  }
  struct Physical: Decodable {
    var artifactLocation: Artifact
    var region: Region?
  }
  struct Location: Decodable {
    var physicalLocation: Physical
  }
  struct Replacement: Decodable {
    var insertedContent: Message?
  }
  struct Change: Decodable {
    var replacements: [Replacement]
  }
  struct Fix: Decodable {
    var artifactChanges: [Change]
  }
  struct Result: Decodable {
    var ruleId: String
    var ruleIndex: Int
    var message: Message
    var locations: [Location]
    var partialFingerprints: [String: String]
    var fixes: [Fix]?
  }
  struct Rule: Decodable {
    var id: String
  }
  struct Driver: Decodable {
    var rules: [Rule]
  }
  struct Tool: Decodable {
    var driver: Driver
  }
  struct Run: Decodable {
    var tool: Tool
    var results: [Result]
  }
  var runs: [Run]

  var results: [Result] { runs.flatMap(\.results) }

  init(_ text: String) throws {
    self = try JSONDecoder().decode(Log.self, from: Data(text.utf8))
  }
}
