// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import PropertyListSyntax
import SourceText
import Testing

@Suite("Reading tables that are spelled as Xcode writes them")
struct PlainTableTests {
  /// The keys and texts of a plain table; nil for any other.
  private func entries(_ content: [UInt8]) throws -> [[String]]? {
    let source = try SourceFile(name: "X.strings", content: content, isPropertyList: true)
    return PlainTable.entries(of: source) { key, text in
      [key, text].map { $0.text(in: source, as: .openStep) }
    }
  }

  /// The keys and texts as the tape has them; nil if something is said of the file.
  private func entriesOfTape(_ content: [UInt8]) throws -> [[String]]? {
    let source = try SourceFile(name: "X.strings", content: content, isPropertyList: true)
    guard let document = try? PropertyListDocument(source, as: .openStep),
      Diagnostic.anomalies(of: document).isEmpty
    else { return nil }
    return document.textPlaces { key, text in
      [key, text].map { $0.text(in: source, as: .openStep) }
    }
  }

  @Test(
    "keys and texts are those of the tape",
    arguments: [
      "\"a\" = \"b\";", "\"a\" = \"b\";\n\n\"b\" = \"\";\n", "\"\" = \"empty\";\n",
      "/* Title */\n\"a\" = \"1\";\n// next\r\n\"b\" = \"/* 2 */\"; /* end */",
      "\"a\" = \"1\";\"ab\" = \"2\";\u{2028}\"b\" = \"入力\";", "\n\n\"ä\" = \"two\nlines\";\n\n\n",
      "\"a\" = \"b\";\n\n\n\"b\" = \"c\";\n\n",
    ])
  func plain(text: String) throws {
    let found = try #require(try entries(Array(text.utf8)))
    #expect(found == (try entriesOfTape(Array(text.utf8))))
  }

  @Test(
    "what is spelled in any other way is left to the tape",
    arguments: [
      "", "\n", "/* no entry */", "\"a\" = \"b\"; /* open", "\"a\" = \"b\\n\";",
      "\"a\\t\" = \"b\";",
      "\"a\"=\"b\";", "\"a\"  = \"b\";", "\"a\" = \"b\" ;", "a = \"b\";", "\"a\" = b;", "\"a\";",
      "\"a\" = \"1\";\n\"a\" = \"2\";", "\"b\" = \"1\";\n\"a\" = \"2\";",
      "\"ab\" = \"1\";\n\"a\" = \"2\";", "\"a\" = \"b\"", "\"a\" = \"b", "\"a\" = ", "\"a",
      "\"a\" = (b);",
      "{\"a\" = \"b\";}", "\"a\" = \"b\";}", "\"a\" = \"b\"; c", "\"a\" = {\"b\" = \"c\";};",
      "\u{FEFF}\"a\" = \"b\";",
    ])
  func others(text: String) throws {
    #expect(try entries(Array(text.utf8)) == nil)
  }

  @Test("a text in UTF-16 is left to the tape")
  func otherEncodings() throws {
    let text = "\u{FEFF}\"a\" = \"b\";"
    let content = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    #expect(try entries(content) == nil)
  }

  @Test(
    "a table that is cut off or changed anywhere is either plain as the tape reads it, or left to it"
  )
  func damage() throws {
    let text = Array("/* a */\n\"a\" = \"1\";\n\n\"b\" = \"ü\";\n// c\n\"c\" = \"3\";\n".utf8)
    var plainCount = 0
    var contents = text.indices.map { Array(text[..<$0]) }
    for index in text.indices {
      for byte in "\"\\;=/*{ \nb".utf8 {
        var changed = text
        changed[index] = byte
        contents.append(changed)
      }
    }
    for content in contents {
      // What is cut inside a character is no text at all.
      guard let found = (try? entries(content)) ?? nil else { continue }
      plainCount += 1
      #expect(found == (try entriesOfTape(content)), "\(String(decoding: content, as: UTF8.self))")
    }
    #expect(plainCount > 50)
  }
}
