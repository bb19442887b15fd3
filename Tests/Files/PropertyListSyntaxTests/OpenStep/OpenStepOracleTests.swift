// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import PropertyListSyntax
import SourceText
import TestSupport
import Testing

@Suite("OpenStep text as Foundation reads it")
struct OpenStepOracleTests {
  /// What Foundation makes of a text; nil where it refuses it.
  private func oracle(_ content: [UInt8]) -> PlainValue? {
    (try? PropertyListSerialization.propertyList(from: Data(content), format: nil))
      .map { PlainValue(foundation: $0) }
  }

  private func ours(_ content: [UInt8]) -> PlainValue? {
    (try? SourceFile(name: "test", content: content))
      .flatMap { try? PropertyListDocument($0, as: .openStep) }
      .map { PlainValue($0.root) }
  }

  @Test(
    "the same texts are taken, and mean the same",
    arguments: [
      "a = b;", "{ a = b }", "(a, b, )", "(a b)", "(a,,b)", "(,)", "a", "a; b;", "a = b", "{ a; }",
      "<0fb>", "< 0f b d >", "<>", "a-b:c/d.e$f = +;", "a = b; } c = d;", "{} x", "'a\\'b' = 'c';",
      "a/*b = c;", "a//b = c;\n", "a = b;\u{1}", "\u{85}a = b;", "a\u{A0}= b;", "(a;b)", "a;=",
      "{;}", "a = ;", "'\\\r\n'", "'\\é'", "/* x", "a = b; /* c = d;", "-", ":;", "a = \"x\"\"y\";",
      "'\\Uzz\\U\\U00e9f\\u0041\\U0000'", "'\\8\\18\\1234\\x41'", "a = ( );", "#", "a = b#;",
      "//\ra = b;", "//\u{2029}a = b;", "\"a\0b\" = c;", "<0f/* x */>", "a = <61 />;",
    ])
  func agreement(text: String) {
    #expect(ours(Array(text.utf8)) == oracle(Array(text.utf8)))
  }

  @Test("every octal escape means the same")
  func octalEscapes() {
    let text = "'" + (0...0o777).map { "\\" + String($0, radix: 8) + "|" }.joined() + "'"
    #expect(ours(Array(text.utf8)) == oracle(Array(text.utf8)))
  }

  @Test("a damaged text that is read means the same")
  func damage() {
    let sample = "// c\n\"a\\U00e9\\n\" = 'b\\341'; short; x = { k = ( 1, \"é\", <0f bd>, ); };\n"
    let alphabet = Array("{}()<>=;,\"'\\/* \nU0ad7".utf8)
    var readCount = 0
    for content in Damage.mutations(of: Array(sample.utf8), count: 3000, alphabet: alphabet) {
      guard let value = ours(content) else { continue }
      readCount += 1
      #expect(value == oracle(content), "\(String(decoding: content, as: UTF8.self))")
    }
    #expect(readCount > 300)
  }

  @Test(
    "what Apple's reader loses by accident is a fault",
    arguments: ["a = ( b, { ); };", "a = ( b, \" ); };"])
  func accidents(text: String) {
    #expect(oracle(Array(text.utf8)) != nil)
    #expect(ours(Array(text.utf8)) == nil)
  }

  @Test("every table of the corpus reads the same", .enabled(if: Repository.corpus != nil))
  func corpus() throws {
    let files = Repository.corpusFiles(withExtension: "strings")
    #expect(!files.isEmpty)
    for file in files {
      let content = try [UInt8](Data(contentsOf: file))
      let source = try SourceFile(name: file.lastPathComponent, content: content)
      guard PropertyListDocument.Format.detect(in: source) == .openStep else { continue }
      let document = try PropertyListDocument(source)
      #expect(DocumentCheck.fault(in: document) == nil, "\(file.path)")
      #expect(document.trailingContent == nil, "\(file.path)")
      // Foundation refuses a file of no bytes; a table of no entries it is all the same.
      if !content.isEmpty { #expect(PlainValue(document.root) == oracle(content), "\(file.path)") }
    }
  }
}
