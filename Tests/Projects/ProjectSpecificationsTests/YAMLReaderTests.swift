// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import SourceText
import Testing

@testable import ProjectSpecifications

@Suite("YAML")
struct YAMLReaderTests {
  private func read(_ text: String) throws(YAMLError) -> YAMLValue {
    guard let source = try? SourceFile(name: "a.yml", content: Array(text.utf8)) else {
      return .scalar("no text", isPlain: false)
    }
    return try YAMLReader.read(source)
  }

  private func plain(_ text: String) -> YAMLValue { .scalar(text, isPlain: true) }
  private func quoted(_ text: String) -> YAMLValue { .scalar(text, isPlain: false) }
  private func mapping(_ pairs: KeyValuePairs<String, YAMLValue>) -> YAMLValue {
    .mapping(pairs.map { .init(key: $0.key, value: $0.value) })
  }

  @Test("mappings and sequences are nested by their indentation")
  func blocks() throws {
    let text = """
      %YAML 1.2
      ---
      name: Shop # a comment
      targets:
        Widget:
          type: app-extension
          sources:
          - Widget
          - path: Shared
            excludes: ["*.md", Old]
          -
            path: More
      empty:
      list:
        - - a
          - b
        - c: 1
          d: 2
      ...
      """
    #expect(
      try read(text)
        == mapping([
          "name": plain("Shop"),
          "targets": mapping([
            "Widget": mapping([
              "type": plain("app-extension"),
              "sources": .sequence([
                plain("Widget"),
                mapping([
                  "path": plain("Shared"), "excludes": .sequence([quoted("*.md"), plain("Old")]),
                ]),
                mapping(["path": plain("More")]),
              ]),
            ])
          ]),
          "empty": .null,
          "list": .sequence([
            .sequence([plain("a"), plain("b")]), mapping(["c": plain("1"), "d": plain("2")]),
          ]),
        ]))
  }

  @Test("texts are plain, quoted, folded or kept line by line")
  func scalars() throws {
    let text = #"""
      a: one
        two

        three: # no key, as the colon ends the word
      """#
    #expect(throws: YAMLError.self) { try read(text) }
    let value = try read(
      #"""
      plain: one
        two

        three
      url: https://example.com:80/#part
      double: "a \"b\" \u00e9\x41\
        c
        d"
      single: 'it''s'
      kept: |
        first
          second

        third
      folded: >-
        one
        two

        three
          as it is
        four
      indented: |2
          two spaces
      all: |+
        text

      last: x
      """#)
    #expect(value["plain"] == plain("one two\nthree"))
    #expect(value["url"] == plain("https://example.com:80/#part"))
    #expect(value["double"] == quoted("a \"b\" éAc d"))
    #expect(value["single"] == quoted("it's"))
    #expect(value["kept"] == quoted("first\n  second\n\nthird\n"))
    #expect(value["folded"] == quoted("one two\nthree\n  as it is\nfour"))
    #expect(value["indented"] == quoted("  two spaces\n"))
    #expect(value["all"] == quoted("text\n\n"))
    #expect(value["last"] == plain("x"))
  }

  @Test("JSON is YAML, over several lines, with and without spaces")
  func flow() throws {
    let value = try read(
      """
      {"name":"Shop", "list": [1, true,
        {a: b}, c: d],
       "empty": [], last: {}
      }
      """)
    #expect(
      value
        == mapping([
          "name": quoted("Shop"),
          "list": .sequence([
            plain("1"), plain("true"), mapping(["a": plain("b")]), mapping(["c": plain("d")]),
          ]),
          "empty": .sequence([]), "last": .mapping([]),
        ]))
  }

  @Test("anchors are what aliases stand for, and '<<' joins a mapping")
  func anchors() throws {
    let value = try read(
      """
      base: &base
        a: 1
        b: 2
      list: &list [x, y]
      other:
        <<: *base
        b: 3
      again: *list
      """)
    #expect(value["other"] == mapping(["b": plain("3"), "a": plain("1")]))
    #expect(value["again"]?.strings == ["x", "y"])
  }

  @Test("words mean Booleans and nothing only without quotation marks")
  func meanings() throws {
    let value = try read("a: YES\nb: 'YES'\nc: ~\nd: \"\"\ne: off\n")
    #expect(value["a"]?.boolean == true)
    #expect(value["b"]?.boolean == nil)
    #expect(value["c"]?.isNull == true)
    #expect(value["d"]?.string == "")
    #expect(value["e"]?.boolean == false)
  }

  @Test(
    "what is no YAML is an error with its line",
    arguments: [
      ("a: b\n  c: d\n", 2), ("a:\n\tb: c\n", 2), ("a: [1, 2\n", 1), ("a: 'x\n", 1),
      ("a: 1\na: 2\n", 2), ("a: *none\n", 1), ("a: b: c\n", 1), ("? a\n: b\n", 1),
      ("a: \"\\q\"\n", 1), ("a: - b\n", 1), ("a: @b\n", 1), ("a: {b: 1 c: 2}\n", 1),
      ("- a\nb: c\n", 2),
      ("a: 'b' c\n", 1), ("a:\n  b: 1\n   c: 2\n", 3), ("a: |x\n  b\n", 1), ("[a]]\n", 1),
    ])
  func errors(text: String, line: Int) throws {
    do throws(YAMLError) {
      let value = try read(text)
      Issue.record("read as \(value)")
    } catch {
      let offset = try #require(error.place.range?.start)
      let lines = text.utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
      #expect(lines == line, "\(error.message)")
      #expect(error.diagnostic.id == "invalid-yaml")
    }
  }

  @Test("aliases of aliases and endless brackets end with an error")
  func limits() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for number in 1..<12 {
      let aliases = Array(repeating: "*a\(number - 1)", count: 10).joined(separator: ", ")
      text += "a\(number): &a\(number) [\(aliases)]\n"
    }
    #expect(throws: YAMLError.self) { try read(text) }
    #expect(throws: YAMLError.self) { try read(String(repeating: "[", count: 100_000)) }
    #expect(throws: YAMLError.self) { try read(String(repeating: "- ", count: 100_000)) }
  }

  @Test("each beginning of a document is read or an error, and never endless")
  func beginnings() {
    let text =
      "a: [1, {b: 'c', \"d\\n\": e}]\nf: &x |\n  g\n\n h: *x\n- i: >\n   j\n? k\n\r\n\t#l\n"
    for count in 0...text.utf8.count {
      for end in ["", ":", "'", "[", "\n"] {
        _ = try? read(String(decoding: text.utf8.prefix(count), as: UTF8.self) + end)
      }
    }
  }
}
