// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText
import Testing

@Suite("Telling the spellings apart")
struct FormatDetectionTests {
  @Test(
    "a text is JSON by what stands behind its bracket",
    arguments: [
      "[", " [1]", "{}", "{", " \n{ }", #"{"a":1}"#, #"{"a" : 1}"#, #"{"a\"=" : 1}"#, #"{"a""#,
      #"{"a" 1}"#, "{a: 1}", "{a:1}", "{'a': 1}", "// c\n{\"a\": 1}", "{ // c\n\"a\": 1}", #"{"a"#,
    ])
  func json(text: String) {
    #expect(PropertyListDocument.Format.detect(in: SourceFile(name: "", text: text)) == .json)
  }

  @Test(
    "a text is OpenStep's by its equals sign, its semicolon, its parenthesis or its comments",
    arguments: [
      "", " ", "// c", "a = b;", "\"a\" = \"b\";", "( a )", "{ a = b; }", "{ \"a\" = b; }",
      "{ 'a' = b; }", "{a;}", "{ \"a\"; }", "{ a:b = c; }", "// !$*UTF8*$!\n{ a = b; }",
      "/* c */ { /* d */ a = b; }", "<0fbd77>", "< 0f bd >", "<abcd>", "<>", "<0fx>",
      "/* <plist> */ a = b;",
    ])
  func openStep(text: String) {
    #expect(PropertyListDocument.Format.detect(in: SourceFile(name: "", text: text)) == .openStep)
  }

  @Test(
    "a text is XML by its first tag",
    arguments: [
      "<?xml?>", "<!DOCTYPE plist>", "<plist>", " \n<dict/>", "<data>", "<date>", "<array>", "<",
      "< a", "<a b='1'>",
    ])
  func xml(text: String) {
    #expect(PropertyListDocument.Format.detect(in: SourceFile(name: "", text: text)) == .xml)
  }
}
