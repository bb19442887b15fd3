// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport
import Testing

@testable import ChoiceAudits

/// The scanner and the general readers must find the same of every line.
@Suite struct OneMeaningTests {
  static let lines: [String] = [
    choice(#"["1","2","3","4"]"#), choice(#"["1","99","3","4"]"#), choice(#"["97","98"]"#),
    choice("[]"), choice(#"["1"]"#), choice(#"["1","2","3","4","5","6"]"#),
    choice(#"["1","2","1"]"#), choice(#"["99","2","99"]"#), choice(#"[ "1" , "2" ]"#),
    choice(#"[{"identifier":"1","title":"入力"},"2"]"#), choice(#"["\u0031","2"]"#),
    choice(#"["é","2"]"#), choice(#"[1,2]"#), choice("null"), choice(#""1""#), choice("{}"),
    choice(#"["1","2","3","4"]"#, ",\"theme\":\"dark\""), choice("[]", ",\"theme\":null"),
    choice("[]", ",\"theme\":1,\"theme\":2"), choice("[]", ",\"a\":1,\"b\":[1,{\"c\":null}]"),
    choice("[]", ",\"t\\u0068eme\":1"), choice("[]", ",\"テーマ\":1"),
    #"{"version":1,"intent":"QuickActionConfiguration","parameters":{}}"#,
    #"{"intent":"QuickActionConfiguration","parameters":{"transitionDestinations":["1"]}}"#,
    #"{"parameters":{"transitionDestinations":["1"]},"intent":"QuickActionConfiguration"}"#,
    #"{"version":1,"intent":"Gone","parameters":{"x":["1"]}}"#,
    #"{"version":1,"intent":"Gone","parameters":[]}"#,
    #"{"version":2,"intent":"QuickActionConfiguration","parameters":{}}"#,
    #"{"version":1.0,"intent":"QuickActionConfiguration","parameters":{}}"#,
    #"{"version":1}"#, #"{"choice":{"version":1,"intent":"Gone","parameters":{}},"choice":1}"#,
    #"{"choice":"{\"version\":1,\"intent\":\"Gone\",\"parameters\":{}}"}"#,
    #"{"choice":"{"}"#, #"{"choice":null}"#, "[]", "1", "null", "\"choice\"", "{", "{}", "}",
    #"{"a":tru}"#, #"{"a":01}"#, #"{"a":-}"#, #"{"a":1.}"#, #"{"a":1e}"#, #"{"a":"\x"}"#,
    choice(#"["1","2"]"#) + "}", choice(#"["1","2"]"#) + " \t\r", " \t" + choice(#"["1"]"#),
    #"{"at":[1,-2.5e+3,true,false,null,{"b":{}},[]],"choice":"#
      + #"{"intent":"QuickActionConfiguration","parameters":{"transitionDestinations":["3"]}}}"#,
    #"{"x":"\ud800","choice":{"intent":"QuickActionConfiguration","parameters":{}}}"#,
    String(repeating: "[", count: 100) + String(repeating: "]", count: 100),
  ]

  private static func choice(_ destinations: String, _ others: String = "") -> String {
    #"{"user":"u1","choice":{"version":1,"intent":"QuickActionConfiguration","parameters":"#
      + #"{"transitionDestinations":\#(destinations)\#(others)}},"at":"2026-11-23"}"#
  }

  private func expectOneMeaning(
    _ text: [UInt8], _ subject: AuditSubject, path: ChoicePath = .standard
  ) {
    let scanned = Audited(text, subject, path: path)
    let read = Audited(text, subject, path: path, isScanned: false)
    let shown = String(decoding: text, as: UTF8.self)
    #expect(scanned.output == read.output, "\(shown)")
    #expect(scanned.summary == read.summary, "\(shown)")
  }

  @Test("a line has one meaning", arguments: lines)
  func examples(line: String) throws {
    let subject = try SampleSubject.make()
    for path in [ChoicePath.standard, ChoicePath("."), ChoicePath("choice"), ChoicePath("a.b")] {
      expectOneMeaning(Array(line.utf8), subject, path: try #require(path))
    }
  }

  @Test("a usual line is judged by its bytes")
  func usual() throws {
    let subject = try SampleSubject.make()
    let lines = Self.lines[..<7].joined(separator: "\n")
    // One of them chooses a destination twice.
    #expect(Audited(lines, subject).scannedCount == 6)
  }

  /// Lines for the intents of ``OrderSubject``, whose parameters are of several kinds.
  static let orders: [String] = [
    #"{"size":"large","count":3,"names":["a","b"]}"#, #"{"size":"gone","count":30,"names":[]}"#,
    #"{"count":-0.5e1,"names":"a"}"#, #"{"size":["large"],"count":null,"size":"large"}"#,
    #"{"names":[1,"é",null],"color":{"a":[true]}}"#,
  ].flatMap { parameters in
    ["Order", "Siri", "Gone"].map { intent in
      #"{"choice":{"intent":"\#(intent)","parameters":\#(parameters)}}"#
    }
  }

  /// Identifiers of which many begin or end alike.
  private static let identifiers = (1...15).map { number in
    number % 2 == 0 ? "com.example.destination.\(number)" : "\(number).destination.example"
  }

  /// A choice of known, unknown and nearly known identifiers.
  private static func similar(_ random: inout SeededGenerator) -> String {
    let chosen = (0..<Int.random(in: 0...5, using: &random)).map { _ in
      var identifier = identifiers.randomElement(using: &random) ?? ""
      if Int.random(in: 0..<3, using: &random) == 0 {
        let offset = Int.random(in: 0..<identifier.count, using: &random)
        let index = identifier.index(identifier.startIndex, offsetBy: offset)
        identifier.replaceSubrange(index...index, with: "x")
      }
      return "\"\(identifier)\""
    }
    return choice("[\(chosen.joined(separator: ","))]")
  }

  @Test("identifiers that begin or end alike are told apart", arguments: 0..<8)
  func similarIdentifiers(seed: Int) throws {
    let subject = try SampleSubject.make(catalog: { text in
      Self.identifiers.enumerated().reduce(text) { text, entry in
        text.replacing("\"\(entry.offset + 1)\"", with: "\"\(entry.element)\"")
      }
    })
    #expect(subject.destinations.map(\.identifier).contains(Self.identifiers[3]))
    var random = SeededGenerator(seed: UInt64(seed))
    let lines = (0..<200).map { _ in Self.similar(&random) }.joined(separator: "\n")
    expectOneMeaning(Array(lines.utf8), subject)
    #expect(Audited(lines, subject).scannedCount > 100)
  }

  @Test("a line that was changed anywhere has one meaning", arguments: 0..<24)
  func mutations(seed: Int) throws {
    try expectOneMeaning(ofChanged: Self.lines, SampleSubject.make(), seed: seed)
  }

  @Test(
    "a line with values of several kinds has one meaning, wherever it was changed",
    arguments: 0..<12)
  func orderMutations(seed: Int) throws {
    try expectOneMeaning(ofChanged: Self.orders, OrderSubject.make(), seed: seed)
  }

  @Test("bytes that are no lines of JSON have one meaning", arguments: 0..<12)
  func noise(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let subject = try OrderSubject.make()
    for length in [1, 7, 8, 9, 63, 64, 65, 1000, 20_000] {
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      expectOneMeaning(bytes, subject)
    }
  }

  private func expectOneMeaning(
    ofChanged lines: [String], _ subject: AuditSubject, seed: Int
  ) {
    var random = SeededGenerator(seed: UInt64(seed))
    let marks =
      Array(#"{}[]",:\0123456789-+.eEtrufalsn /u"#.utf8) + [
        0x00, 0x09, 0x0D, 0x80, 0xC3, 0xA9, 0xFF,
      ]
    for _ in 0..<400 {
      var text: [UInt8] = []
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        var line = Array((lines.randomElement(using: &random) ?? "").utf8)
        for _ in 0..<Int.random(in: 0...3, using: &random) where !line.isEmpty {
          let offset = Int.random(in: 0..<line.count, using: &random)
          switch Int.random(in: 0..<4, using: &random) {
          case 0: line.remove(at: offset)
          case 1: line.insert(marks.randomElement(using: &random) ?? 0, at: offset)
          case 2: line[offset] = marks.randomElement(using: &random) ?? 0
          default: line.removeSubrange(offset...)
          }
        }
        text += line + [0x0A]
      }
      expectOneMeaning(text, subject)
    }
  }
}
