// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import DiagnosticRendering
import Diagnostics
import SourceText
import Testing

@Suite("Findings by cause")
struct CauseGroupTests {
  private static let intent = Diagnostic.Cause.Variable("intent ", "intents ")
  private static let language = Diagnostic.Cause.Variable("", "languages: ")

  /// A finding of an intent whose title is missing in a language.
  private func finding(
    _ intent: String, _ language: String, rule: String = "no-title",
    severity: Severity = .warning, file: String = "a", start: Int = 0,
    notes: [Diagnostic.Note] = [], fixes: [Fix] = [], causeNotes: [Diagnostic.Note]? = nil
  ) -> Diagnostic {
    Diagnostic(
      id: rule, severity: severity, message: "no title of '\(intent)' in \(language)",
      at: .init(file: file, range: SourceRange(at: start)), notes: notes, fixes: fixes,
      cause: .init(
        "no title of \(intent, each: Self.intent) in \(language, each: Self.language)",
        notes: causeNotes))
  }

  /// The first line of each finding of a report.
  private func titles(_ findings: [Diagnostic]) -> [String] {
    let lines = TextRenderer(sources: []).render(findings).split(separator: "\n")
    return lines.filter { $0.contains("]: ") }.map { line in
      String(line.drop { $0 != ":" }.dropFirst(2))
    }
  }

  @Test(
    "findings of one cause are told in one sentence, which lists and counts what they differ in")
  func oneSentence() {
    let findings = ["a", "b"].flatMap { intent in
      ["ar", "ca", "cs"].map { finding(intent, $0) }
    }
    #expect(titles(findings) == ["no title of 2 intents a, b in 3 languages: ar, ca, cs"])
    #expect(titles(Array(findings[..<2])) == ["no title of intent a in 2 languages: ar, ca"])
  }

  @Test("a finding that is alone keeps its own words")
  func alone() {
    #expect(titles([finding("a", "ar")]) == ["no title of 'a' in ar"])
  }

  @Test("no sentence says more than the findings: each has all combinations of its values")
  func products() {
    let findings = [
      finding("a", "ar"), finding("a", "ca"), finding("b", "ar"), finding("c", "ar"),
      finding("c", "ca"),
    ]
    #expect(
      titles(findings) == [
        "no title of 2 intents a, c in 2 languages: ar, ca", "no title of 'b' in ar",
      ])
  }

  @Test("every finding is in one group, whatever the combinations are", arguments: 0..<64)
  func partition(mask: Int) {
    let all = ["a", "b", "c"].flatMap { intent in ["ar", "ca"].map { (intent, $0) } }
    let findings = all.indices.filter { mask & 1 << $0 != 0 }.map { finding(all[$0].0, all[$0].1) }
    let groups = findings.groupedByCause()
    #expect(Set(groups.flatMap(\.findings)) == Set(findings))
    #expect(groups.reduce(0) { $0 + $1.findings.count } == findings.count)
    for group in groups {
      let values = group.findings.compactMap { $0.cause?.sentence.values }
      let counts = [0, 1].map { variable in Set(values.map { $0[variable] }).count }
      #expect(counts[0] * counts[1] == group.findings.count)
    }
  }

  @Test("findings of other rules, severities and explanations stay apart")
  func apart() {
    let findings = [
      finding("a", "ar"), finding("a", "ca", rule: "no-text"),
      finding("a", "cs", severity: .error), finding("a", "da", causeNotes: [.init(message: "x")]),
    ]
    #expect(findings.groupedByCause().count == 4)
  }

  @Test("notes that all have are kept, those of one are not, and the cause's own come instead")
  func notes() {
    let shared = Diagnostic.Note(message: "shared")
    let first = finding("a", "ar", notes: [shared, .init(message: "one")])
    let second = finding("a", "ca", notes: [.init(message: "two"), shared])
    let text = TextRenderer(sources: []).render([first, second])
    #expect(text.contains("= note: shared") && !text.contains("one") && !text.contains("two"))
    let own = [
      finding("a", "ar", causeNotes: [.init(message: "own")]),
      finding("a", "ca", causeNotes: [.init(message: "own")]),
    ]
    #expect(TextRenderer(sources: []).render(own).contains("= note: own"))
  }

  @Test("other places are named, the first few of many")
  func places() {
    let findings = (0..<6).map { finding("a", "l\($0)", file: "f\($0)") }
    let text = TextRenderer(sources: []).render(findings)
    #expect(text.contains(" --> f0\n"))
    #expect(text.contains("= note: also at f1, f2, f3 and 2 more places\n"))
    let two = TextRenderer(sources: []).render(Array(findings[..<5]))
    #expect(two.contains("= note: also at f1, f2, f3 and 1 more place\n"))
  }

  @Test("fixes of one title are told once, others are counted")
  func fixes() {
    func fix(_ title: String, _ file: String) -> [Fix] {
      [
        Fix(
          title: title, safety: .safe, file: file,
          edits: [.init(range: SourceRange(at: 0), replacement: "x")])
      ]
    }
    let same = [
      finding("a", "ar", fixes: fix("add", "1")), finding("a", "ca", fixes: fix("add", "2")),
    ]
    #expect(TextRenderer(sources: []).render(same).contains("= help: add (safe fix)\n"))
    let other = [
      finding("a", "ar", fixes: fix("add ar", "1")), finding("a", "ca", fixes: fix("add ca", "2")),
    ]
    #expect(
      TextRenderer(sources: []).render(other)
        .contains("= help: add ar, and a fix like it for the rest (safe fix)\n"))
  }

  @Test("a cause comes where its first finding does, and files with it")
  func order() {
    let findings = [
      finding("a", "ca", start: 9), finding("x", "ar", rule: "other", start: 5),
      finding("a", "ar", start: 1), finding("a", "cs", file: "b"),
    ]
    #expect(
      titles(findings) == [
        "no title of intent a in 3 languages: ar, ca, cs", "no title of 'x' in ar",
      ])
  }

  @Test("where a report is by file, so are its causes")
  func withinFiles() {
    let findings = [finding("a", "ar"), finding("a", "ca"), finding("a", "cs", file: "b")]
    #expect(findings.groupedByCause(withinFiles: true).map(\.findings.count) == [2, 1])
    let text = JUnitRenderer(sources: []).render(findings)
    #expect(text.contains(#"<testsuites name="quickaction validate" tests="2""#))
    #expect(!text.contains("no findings"))
  }

  @Test("a summary counts findings, and their causes where those are fewer")
  func summary() {
    let findings = [finding("a", "ar"), finding("a", "ca"), finding("b", "cs", rule: "other")]
    #expect(
      ReportSummary(fileCount: 1, diagnostics: findings).description
        == "1 file checked: 3 warnings (2 causes)")
    #expect(
      ReportSummary(fileCount: 1, diagnostics: [findings[0]]).description
        == "1 file checked: 1 warning")
  }

  @Test("reports for programs keep every finding")
  func data() {
    let findings = [finding("a", "ar"), finding("a", "ca")]
    let renderers: [any DiagnosticRenderer] = [
      JSONRenderer(sources: []), SARIFRenderer(sources: [], rules: [], toolVersion: "1"),
      GitLabRenderer(sources: []), CheckstyleRenderer(sources: []),
    ]
    for renderer in renderers {
      let text = renderer.render(findings)
      for finding in findings { #expect(text.contains(finding.message.text)) }
    }
  }
}
