// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import Testing

@testable import PropertyListSyntax

struct EntriesByKeyTests {
  private func dictionary(_ text: String) throws -> PropertyListValue {
    try PropertyListDocument(SourceFile(name: "a.strings", text: text), as: .openStep).root
  }

  @Test("each key of a dictionary has a number, which leads to its value")
  func numbers() throws {
    let text = (0..<500).map { "key\($0) = \"value \($0)\";" }.joined(separator: "\n")
    let entries = EntriesByKey(try dictionary("{\(text)}"))
    #expect(entries.count == 500 && !entries.hasRepeats)
    for index in 0..<500 {
      let number = try #require(entries.number(of: "key\(index)"))
      #expect(entries.key(number).string == "key\(index)")
      #expect(entries.value(number).string == "value \(index)")
    }
    #expect(entries.number(of: "key500") == nil)
    #expect(entries.number(of: "") == nil)
  }

  @Test("a key is found by a string that is spelled otherwise")
  func spellings() throws {
    let root = try dictionary(
      #"{ objects = { "a\"b" = x; plain = y; }; names = ("a\U0022b", 'plain', ()); }"#)
    let entries = EntriesByKey(try #require(root["objects"]))
    let names = Array(try #require(root["names"]).elements)
    #expect(
      names.map { entries.number(of: $0).map { entries.value($0).string } } == ["x", "y", nil])
  }

  @Test("of a key that comes twice, the last value counts, however it is spelled")
  func repeats() throws {
    let entries = EntriesByKey(try dictionary(#"{ abc = first; d = other; "ab\U0063" = last; }"#))
    #expect(entries.hasRepeats)
    #expect(entries.number(of: "abc").map { entries.value($0).string } == "last")
  }

  @Test(
    "a repeated key is reported, whatever the number of keys around it",
    arguments: [0, 5, 23, 24, 100])
  func duplicates(count: Int) throws {
    let others = (0..<count).reversed().map { "key\($0) = x;" }.joined()
    let document = try dictionary("{ twice = 1; \(others) twice = 2; }").document
    #expect(document.duplicateKeys().map(\.later.key) == ["twice"])
    #expect(try dictionary("{ b = 1; \(others) a = 2; }").document.duplicateKeys().isEmpty)
  }

  @Test("other values than dictionaries have no entries")
  func noDictionary() throws {
    let entries = EntriesByKey(try dictionary("( a, b )"))
    #expect(entries.count == 0 && entries.number(of: "a") == nil)
  }
}
