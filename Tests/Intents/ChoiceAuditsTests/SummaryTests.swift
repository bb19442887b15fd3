// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import TestSupport
import Testing

@testable import ChoiceAudits

@Suite struct SummaryTests {
  /// Lines with every verdict, the same for a seed.
  static func lines(_ count: Int, seed: UInt64, identifiers: Int = 20) -> [String] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { number in
      let draw = Int.random(in: 0..<20, using: &random)
      if draw == 0 { return "{\"user\":\(number)" }
      if draw == 1 { return "" }
      let intent = draw == 2 ? "Gone" : "QuickActionConfiguration"
      let chosen = (1...identifiers).shuffled(using: &random).prefix(4).map { "\"\($0)\"" }
      return #"{"user":\#(number),"choice":{"version":1,"intent":"\#(intent)","parameters":"#
        + #"{"transitionDestinations":[\#(chosen.joined(separator: ","))]}}}"#
    }
  }

  private func sum(
    _ lines: [String], parts: Int, _ subject: AuditSubject
  ) throws -> AuditSummary {
    var sum = AuditSummary(subject)
    let size = (lines.count + parts - 1) / parts
    for start in stride(from: 0, to: lines.count, by: size) {
      let text = lines[start..<min(start + size, lines.count)].joined(separator: "\n") + "\n"
      // By way of its JSON, as on another machine.
      let json = Audited(text, subject).summary.json
      for part in try AuditSummary.summaries(in: json) { try sum.append(part) }
    }
    return sum
  }

  @Test("parts add up to the whole, wherever they are cut", arguments: [2, 3, 7, 50])
  func parts(count: Int) throws {
    let subject = try SampleSubject.make()
    let lines = Self.lines(500, seed: 4)
    let whole = Audited(lines.joined(separator: "\n") + "\n", subject).summary
    #expect(try sum(lines, parts: count, subject).json == whole.json)
    #expect(whole.choiceCount == lines.count { !$0.isEmpty })
  }

  @Test("parts add up where more is lost than is counted one by one")
  func samples() throws {
    let subject = try SampleSubject.make()
    let lines = Self.lines(2000, seed: 5, identifiers: 1500)
    let whole = Audited(lines.joined(separator: "\n") + "\n", subject).summary
    let cause = whole.counts.causes[LossCause.missingDestination.rawValue]
    #expect(cause.subjects.isSample)
    #expect(cause.subjects.entries.count == SubjectSample.limit)
    for count in [2, 9] {
      #expect(try sum(lines, parts: count, subject).json == whole.json)
    }
    // What is kept is counted exactly.
    for entry in cause.subjects.entries.values {
      #expect(
        entry.count == lines.count { $0.contains("\"\(entry.text)\"") && !$0.contains("Gone") })
    }
  }

  @Test("the JSON and the report are what they should be")
  func goldens() throws {
    let subject = try SampleSubject.make()
    let summary = Audited(Self.lines(300, seed: 6).joined(separator: "\n") + "\n", subject).summary
    let goldens = [
      ("summary.audit.json", summary.json),
      ("report-en.txt", AuditReport(summary).text),
      ("report-ja.txt", AuditReport(summary, texts: AuditTexts(.japanese)).text),
      ("report-empty.txt", AuditReport(AuditSummary(subject)).text),
    ]
    for (name, text) in goldens {
      let golden = Snapshot("Tests/Intents/ChoiceAuditsTests/Goldens/\(name)")
      try #expect(golden.mismatch(with: text) == nil)
    }
  }

  @Test(
    "what is not a summary of this version is refused",
    arguments: [
      ("", AuditSummaryError.empty), ("{\"version\":2}", .version("2")),
      ("{\"version\":\"1\"}", .version("1")), ("{}", .malformed("version")),
      ("{\"version\":1}", .malformed("family")), ("[]", .malformed("version")),
      ("{\"version\":1", .notJSON("the file ends inside a dictionary")),
    ])
  func refusals(text: String, error: AuditSummaryError) {
    #expect(throws: error) { try AuditSummary.summaries(in: text) }
  }

  @Test("a summary with a byte changed is read or refused, and never ends the program")
  func mutations() throws {
    let subject = try SampleSubject.make()
    let json = Array(
      Audited(Self.lines(40, seed: 7).joined(separator: "\n"), subject).summary.json.utf8)
    var random = SeededGenerator(seed: 8)
    var refusedCount = 0
    for _ in 0..<600 {
      var bytes = json
      let offset = Int.random(in: 0..<bytes.count, using: &random)
      bytes[offset] = Array("0-9{}[]\",:x".utf8).randomElement(using: &random) ?? 0
      do {
        var sum = AuditSummary(subject)
        for part in try AuditSummary.summaries(in: String(decoding: bytes, as: UTF8.self)) {
          try? sum.append(part)
        }
      } catch {
        refusedCount += 1
      }
    }
    #expect(refusedCount > 100)
  }

  @Test("summaries of different catalogs are not added")
  func otherSubject() throws {
    let subject = try SampleSubject.make()
    let other = try SampleSubject.make(catalog: {
      $0.replacing("\"identifier\": \"15\"", with: "\"identifier\": \"16\"")
    })
    var sum = AuditSummary(subject)
    #expect(throws: AuditSummary.Mismatch.otherSubject) { try sum.append(AuditSummary(other)) }
  }

  @Test("each document of several is found")
  func sequence() {
    let text = " {\"a\":\"}\\\"{\"}\n[1,{}]{\"b\":[{}]}\n {\"c\""
    let found = JSONSequence.documents(in: Array(text.utf8)).map {
      String(decoding: $0, as: UTF8.self)
    }
    #expect(found == ["{\"a\":\"}\\\"{\"}", "[1,{}]", "{\"b\":[{}]}", "{\"c\""])
  }

  @Test("numbers have commas, and shares never round to all or nothing")
  func numbers() {
    let texts = AuditTexts()
    #expect(texts.number(0) == "0")
    #expect(texts.number(10_000_000) == "10,000,000")
    #expect(texts.percent(1, of: 100_000) == "0.1 %")
    #expect(texts.percent(99_999, of: 100_000) == "99.9 %")
    #expect(texts.percent(5, of: 5) == "100 %")
  }

  @Test("counts that a file says, however large, can be added")
  func largestCounts() throws {
    let subject = try SampleSubject.make()
    let line =
      #"{"intent":"QuickActionConfiguration","parameters":{"transitionDestinations":["1","2","99"]}}"#
    let largest = Audited(line, subject).summary.json
      .replacing(": 1,", with: ": 9007199254740992,")
      .replacing("\"version\": 9007199254740992", with: "\"version\": 1")
    var sum = try #require(AuditSummary.summaries(in: largest).first)
    for _ in 0..<12 { try sum.append(sum) }
    #expect(sum.choiceCount == .max)
    #expect(AuditReport(sum).text.contains("9,223,372,036,854,775,807"))
    #expect(throws: AuditSummaryError.self) { try AuditSummary.summaries(in: sum.json) }
  }
}
