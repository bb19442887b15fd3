// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import SourceText
import TestSupport
import Testing

@Suite struct BaselineTests {
  /// A file and a finding at each of its marks.
  private struct Checked {
    let source: SourceFile
    let findings: [Diagnostic]

    init(_ marked: String, name: String = "W.strings", id: String = "rule") {
      let marked = MarkedText(marked)
      source = SourceFile(name: name, text: marked.text)
      findings = marked.offsets.map { offset in
        Diagnostic(
          id: id, severity: .warning, message: "found",
          at: .init(file: name, range: SourceRange(at: offset)))
      }
    }

    var baseline: Baseline {
      Baseline(of: findings, in: [source], naming: { "Sources/" + $0 })
    }

    func compared(with baseline: Baseline) -> Baseline.Comparison {
      baseline.compare(findings, in: [source], naming: { "Sources/" + $0 })
    }
  }

  @Test("what is in the baseline is not new, wherever its line has gone")
  func movedLines() {
    let before = Checked("↓a = 1;\n↓b = 2;\n")
    let after = Checked("new\n\n  ↓b = 2;\nnew\n\t↓a = 1; \r\n")
    let comparison = after.compared(with: before.baseline)
    #expect(comparison.new.isEmpty && comparison.gone.isEmpty)
  }

  @Test("a finding in a line that has changed is new, and the old one is gone")
  func changedLines() {
    let before = Checked("↓a = 1;\n↓b = 2;\n")
    let after = Checked("↓a = 1;\n↓b = 3;\n")
    let comparison = after.compared(with: before.baseline)
    #expect(comparison.new == [after.findings[1]])
    #expect(comparison.gone.map(\.count) == [1])
  }

  @Test("of findings that are the same, as many are known as there were")
  func repeats() {
    let before = Checked("↓a;\n↓a;\n")
    #expect(before.baseline.entries.map(\.count) == [2])
    let more = Checked("↓a;\n\n↓a;\n↓a;\n")
    #expect(more.compared(with: before.baseline).new == [more.findings[2]])
    let fewer = Checked("↓a;\n").compared(with: before.baseline)
    #expect(fewer.new.isEmpty && fewer.gone.map(\.count) == [1])
  }

  @Test("another rule, and the same line of another file, are new")
  func otherRulesAndFiles() {
    let baseline = Checked("↓a;").baseline
    #expect(Checked("↓a;", id: "other").compared(with: baseline).new.count == 1)
    #expect(Checked("↓a;", name: "V.strings").compared(with: baseline).new.count == 1)
  }

  @Test("a baseline that is written and read is the same, whatever order its findings came in")
  func file() throws {
    let checked = Checked("↓b;\n↓a;\n↓b;\n")
    let reversed = Baseline(
      of: checked.findings.reversed(), in: [checked.source], naming: { "Sources/" + $0 })
    #expect(reversed.text == checked.baseline.text)
    let read = try Baseline(SourceFile(name: "b.json", text: checked.baseline.text))
    #expect(read == checked.baseline)
    #expect(
      checked.baseline.text == #"""
        {
          "version": 1,
          "findings": [
            {
              "rule": "rule",
              "file": "Sources/W.strings",
              "message": "found",
              "fingerprint": "4edcc9d8e9c985a1",
              "count": 1
            },
            {
              "rule": "rule",
              "file": "Sources/W.strings",
              "message": "found",
              "fingerprint": "57c3f2d8eee65a14",
              "count": 2
            }
          ]
        }

        """#)
  }

  @Test("texts that are hostile are only text in the file")
  func hostile() throws {
    let text = "\u{1B}[2J\"\\\n::error::x\u{9B}"
    let finding = Diagnostic(
      id: "rule", severity: .note, message: "\(text)", at: .init(file: text))
    let baseline = Baseline(of: [finding], in: [], naming: { $0 })
    #expect(!baseline.text.unicodeScalars.contains("\u{1B}"))
    let read = try Baseline(SourceFile(name: "b.json", text: baseline.text))
    #expect(read.entries.map(\.message) == [text] && read.entries.map(\.file) == [text])
    #expect(read.compare([finding], in: [], naming: { $0 }).new.isEmpty)
  }

  @Test(
    "a mistake in the file is reported where it stands",
    arguments: [
      (
        #"↓{"version": 1}"#,
        "'findings' is missing; regenerate the baseline with '--write-baseline'"
      ),
      (#"{"version": ↓2, "findings": []}"#, "version '2' of this file is not supported; use 1"),
      (#"{"version": 1, "findings": ↓{}}"#, "'findings' must be an array; it is a dictionary"),
      (#"{"version": 1, "findings": [↓3]}"#, "this must be an object; it is an integer"),
      (
        #"{"version": 1, "findings": [{"rule": "r", "file": "f", "message": "m", "fingerprint": "0", "count": ↓0}]}"#,
        "'count' must be a positive integer"
      ),
      (
        #"{"version": 1, "findings": [↓{"rule": "r", "file": "f", "message": "m"}]}"#,
        "'fingerprint' is missing; regenerate the baseline with '--write-baseline'"
      ),
    ])
  func mistakes(marked: String, sentence: String) {
    let marked = MarkedText(marked)
    let error = #expect(throws: LintFileError.self) {
      _ = try Baseline(SourceFile(name: "b.json", text: marked.text))
    }
    #expect(error?.diagnostics.map(\.message.text) == [sentence])
    #expect(error?.diagnostics.compactMap { $0.place.range?.start } == marked.offsets)
  }
}
