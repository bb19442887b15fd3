// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import DiagnosticRendering
import Diagnostics
import SourceText
import TerminalText
import TestSupport
import Testing

@Suite struct TextRendererTests {
  private static let goldens = "Tests/Files/DiagnosticRenderingTests/Goldens"

  /// What is wrong with a text, compared with a golden in which escape sequences can be read.
  private func mismatch(_ text: String, _ name: String) throws -> String? {
    let readable = text.replacing("\u{1B}", with: "␛")
    return try Snapshot("\(Self.goldens)/\(name)").mismatch(with: readable)
  }

  /// A finding in a range of a file that is marked in it.
  private func finding(_ file: MarkedFile, _ id: String = "rule") -> Diagnostic {
    Diagnostic(id: id, severity: .warning, message: "look at this", at: file.place())
  }

  @Test("a report shows sentences, places, lines, carets, notes and fixes")
  func report() throws {
    let report = try SampleReport()
    let text = TextRenderer(sources: report.sources).render(report.diagnostics)
    try #expect(mismatch(text, "report.txt") == nil)
  }

  @Test("a colored report is the plain one with escape sequences")
  func colored() throws {
    let report = try SampleReport()
    let renderer = TextRenderer(sources: report.sources, style: .colored)
    let text = renderer.render(report.diagnostics)
    try #expect(mismatch(text, "report-colored.txt") == nil)
    let plain = TextRenderer(sources: report.sources).render(report.diagnostics)
    #expect(text.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test("the order in which findings and sources come does not show")
  func deterministic() throws {
    let report = try SampleReport()
    let text = TextRenderer(sources: report.sources).render(report.diagnostics)
    var diagnostics = report.diagnostics
    for _ in diagnostics.indices {
      diagnostics.append(diagnostics.removeFirst())
      let renderer = TextRenderer(sources: report.sources.reversed())
      #expect(renderer.render(diagnostics) == text)
      #expect(renderer.render(diagnostics.reversed()) == text)
    }
  }

  @Test("no finding makes no text")
  func empty() {
    #expect(TextRenderer(sources: []).render([] as [Diagnostic]).isEmpty)
  }

  @Test("a range of several lines is bracketed from its start to its end")
  func severalLines() throws {
    let files = [
      MarkedFile("1-two-lines", "first\na ↓b c\nd e↓ f\nlast"),
      MarkedFile("2-from-the-first-word", "\t↓<dict>\r\n\t\t<key>名前</key>\r\n\t</dict>↓\r\n"),
      MarkedFile("3-many-lines", "{↓\n1\n2\n3\n4\n5\n6\n7\n8\n9\n↓}"),
      MarkedFile("4-one-line-and-its-break", "a\n↓b\n↓c\n"),
      MarkedFile("5-empty-last-line", "↓a\n\n↓b"),
    ]
    let text = TextRenderer(sources: files.map(\.source)).render(files.map { finding($0) })
    try #expect(mismatch(text, "several-lines.txt") == nil)
  }

  @Test("a long line is cut around the place that is meant")
  func longLines() throws {
    let long = String(repeating: "0123456789", count: 9)
    let kana = String(repeating: "あいうえお", count: 8)
    let files = [
      MarkedFile("1-start", "ab ↓cd↓ \(long)"),
      MarkedFile("2-middle", "\(long)↓here↓\(long)"),
      MarkedFile("3-end", "\(long)\(long)↓here↓"),
      MarkedFile("4-behind-the-end", "\(long)↓↓"),
      MarkedFile("5-too-long", "\(long)<↓\(long)\(long)↓>"),
      MarkedFile("6-wide", "\(kana)x↓入力↓\(kana)"),
      MarkedFile("7-several", "\(long)↓\(long)\n\(long)\n\(long)↓\(long)"),
      MarkedFile(
        "8-megabyte",
        String(repeating: "あ", count: 300_000) + "↓x↓"
          + String(repeating: "é", count: 500_000)),
    ]
    let renderer = TextRenderer(sources: files.map(\.source), width: 40)
    let text = renderer.render(files.map { finding($0) })
    try #expect(mismatch(text, "long-lines.txt") == nil)
  }

  @Test("nothing in a file, a name or a sentence reaches the terminal as a command")
  func hostile() throws {
    let escape = "\u{1B}]0;owned\u{7}"
    let file = MarkedFile(
      "evil\u{1B}[2J\u{202E}.strings",
      "\(escape)\"a\u{9B}31m\u{0}\" ↓= \"\u{202E}\u{2066}x\u{2028}\r\u{7F}↓\"; \u{85}")
    let diagnostic = Diagnostic(
      id: "id\(escape)", severity: .error, message: "found '\(escape)\nerror[fake]: x'",
      at: file.place(),
      notes: [
        Diagnostic.Note(message: "note \(escape)"),
        Diagnostic.Note(message: "note \(escape)", at: file.place()),
      ],
      fixes: [Fix(title: "fix \(escape)", safety: .safe, file: "", edits: [])])
    let text = TextRenderer(sources: [file.source]).render([diagnostic])
    let commands = text.unicodeScalars.filter {
      $0 != "\n" && VisibleText.spelling(of: $0) != nil
    }
    #expect(commands.isEmpty)
    try #expect(mismatch(text, "hostile.txt") == nil)
  }

  @Test("carets stand under the characters meant, whatever their widths, and no line is too wide")
  func everyRange() {
    let line = "\ta入é\u{301}\u{1B}👩‍👩‍👧‍👦ｶﾞ\u{202E}\u{301}1️⃣ z"
    let source = SourceFile(name: "f", text: "x\n\(line)\ny")
    let width = DisplayWidth()
    var checked = 0
    var start = 2
    for character in line {
      let text = String(character)
      let range = SourceRange(start, start + text.utf8.count)
      start = range.end
      let diagnostic = Diagnostic(
        id: "i", severity: .note, message: "m",
        at: Diagnostic.Place(file: "f", range: range))
      let rows = TextRenderer(sources: [source]).render([diagnostic]).split(separator: "\n")
      guard rows.count == 5 else {
        Issue.record("unexpected rows: \(rows)")
        continue
      }
      let before = source.text(in: SourceRange(2, range.start))
      func shown(_ text: String) -> Int {
        text.reduce(0) {
          $0 + ($1 == "\t" ? 4 : width.columns(of: VisibleText.of(String($1))))
        }
      }
      let marks = rows[4].dropFirst("  | ".count)
      #expect(marks.prefix { $0 == " " }.count == shown(before), "\(text.debugDescription)")
      #expect(marks.count { $0 == "^" } == max(1, shown(text)), "\(text.debugDescription)")
      checked += 1
    }
    #expect(checked == line.count)
  }

  @Test("a range outside of the file, or inside a character, is shown as near as can be")
  func strayRanges() {
    let source = SourceFile(name: "f", text: "入力\n")
    for start in 0...12 {
      for end in start...14 {
        let diagnostic = Diagnostic(
          id: "i", severity: .note, message: "m",
          at: Diagnostic.Place(file: "f", range: SourceRange(start, end)))
        let text = TextRenderer(sources: [source]).render([diagnostic])

        #expect(text.hasSuffix("^\n"), "\(start)..<\(end)")
        #expect(text.contains(start < 7 ? "1 | 入力" : "2 |"), "\(start)..<\(end)")
      }
    }
  }

  @Test("a cut line is never wider than its limit", arguments: [24, 31, 40, 100])
  func limited(limit: Int) {
    let line = String(repeating: "a入\t👍🏽e\u{301}", count: 40)
    let source = SourceFile(name: "f", text: line)
    let offsets = line.indices.map { line.utf8.distance(from: line.startIndex, to: $0) }
    for offset in offsets + [line.utf8.count] {
      let place = Diagnostic.Place(file: "f", range: SourceRange(at: offset))
      let diagnostic = Diagnostic(id: "i", severity: .note, message: "m", at: place)
      let text = TextRenderer(sources: [source], width: limit).render([diagnostic])
      for row in text.split(separator: "\n").dropFirst(3) {
        #expect(DisplayWidth().columns(of: String(row.dropFirst("1 | ".count))) <= limit)
      }
    }
  }
}
