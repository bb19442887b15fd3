// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText
import TestSupport
import Testing

@Suite struct ObjectDecoderTests {
  /// What can be wrong, in words that name all that is known of it.
  struct Message: ObjectMessage {
    let words: String

    static func notAnObject(_ name: String, found: PropertyListValue.Kind) -> Self {
      Message(words: "\(name) is \(found)")
    }

    static func missingMember(_ name: String, of owner: String) -> Self {
      Message(words: "\(owner) lacks \(name)")
    }

    static func unknownMember(_ name: String, of owner: String, known: [String]) -> Self {
      Message(words: "\(owner) has \(name) besides \(known.joined(separator: " "))")
    }

    static func wrongType(
      _ name: String, expected: String, found: PropertyListValue.Kind
    ) -> Self {
      Message(words: "\(name) is \(found), not \(expected)")
    }
  }

  struct Decoder: ObjectDecoder {
    var findings: [(words: String, range: SourceRange)] = []

    mutating func report(_ message: Message, at range: SourceRange) {
      findings.append((message.words, range))
    }

    /// The numbers of a file `{"$schema": …, "numbers": [{"value": 1}]}`.
    mutating func numbers(_ root: PropertyListValue) -> [Int] {
      guard var members = members(of: root, "the file") else { return [] }
      members.ignore("$schema")
      let list = required(members.take("numbers"), "numbers", of: "the file", in: root)
      let numbers = elements(list, "numbers") { decoder, element -> Int? in
        guard var members = decoder.members(of: element, "a number") else { return nil }
        let value = decoder.required(members.take("value"), "value", of: "a number", in: element)
        decoder.reportUnknown(members)
        return value?.integer.map { Int($0) }
      }
      reportUnknown(members)
      return numbers
    }
  }

  @Test(
    "what every file can have wrong is found, and told at its place",
    arguments: [
      (#"{"$schema": "s", "numbers": [{"value": 1}, {"value": 2}]}"#, [1, 2], []),
      (#"↓[1]"#, [], ["the file is array"]),
      (#"↓{}"#, [], ["the file lacks numbers"]),
      (#"{"numbers": ↓{}}"#, [], ["numbers is dictionary, not an array"]),
      (#"{"numbers": [↓7, {"value": 2}]}"#, [2], ["a number is integer"]),
      (#"{"numbers": [↓{}, {"value": 2}]}"#, [2], ["a number lacks value"]),
      (
        #"{"numbers": [{"value": 1, "↓vlaue": 3}], "↓more": 0}"#, [1],
        ["a number has vlaue besides value", "the file has more besides $schema numbers"]
      ),
      // Of what stands twice the last counts, and none is unknown.
      (#"{"numbers": [], "numbers": [{"value": 1, "value": 5}]}"#, [5], []),
    ])
  func findings(text: String, numbers: [Int], words: [String]) throws {
    let marked = MarkedText(text)
    let source = SourceFile(name: "file.json", text: marked.text)
    var decoder = Decoder()
    let document = try PropertyListDocument(source, as: .json)
    #expect(decoder.numbers(document.root) == numbers)
    #expect(decoder.findings.map(\.words) == words)
    #expect(decoder.findings.map(\.range.start) == marked.offsets)
  }
}
