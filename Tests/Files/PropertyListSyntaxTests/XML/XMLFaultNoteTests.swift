// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText
import TestSupport
import Testing

@Suite("The whole of what is said of a fault")
struct XMLFaultNoteTests {
  private func fault(_ text: String) throws -> PropertyListError {
    try #require(throws: PropertyListError.self) {
      try PropertyListDocument(SourceFile(name: "a.plist", text: text), as: .xml)
    }
  }

  @Test(
    "a note says what begins at the place it points to",
    arguments: [
      ("<dict>", "it begins here"), ("<string>a", "it begins here"), ("<dict", "it begins here"),
      ("<!-- ", "it begins here"), ("<?a", "it begins here"), ("<!DOCTYPE", "it begins here"),
      ("<string><![CDATA[", "it begins here"), ("<true>", "it begins here"),
      ("<string>a<b>", "the element begins here"), ("<dict>a", "the element begins here"),
      ("<array></dict>", "the element begins here"), ("<dict><true/>", "the element begins here"),
      ("<dict><key>a</key></dict>", "the element begins here"),
      ("<plist></plist>", "the element begins here"), ("<true>a", "the element begins here"),
      ("<plist><true/>a", "the element begins here"), ("<dict>< >", "the element begins here"),
      ("<dict></dict a>", "the tag begins here"),
    ])
  func notes(text: String, note: String) throws {
    let error = try fault(text)
    #expect(error.note == note)
    #expect(error.opening?.isEmpty == false)
  }

  @Test(
    "there is no note where nothing begins before the fault",
    arguments: ["", "a", "<foo/>", "<plist/>", "<integer>a</integer>", "<string>&"])
  func noNotes(text: String) throws {
    let error = try fault(text)
    #expect(error.note == nil)
    #expect(error.opening == nil)
  }

  @Test("the description is that of a compiler: file, line, column, sentence")
  func description() throws {
    let error = try fault("<dict>\n\té<key>a</key>\n</dict>")
    #expect("\(error)" == "a.plist:2:2: expected a key, found 'é'")
  }

  @Test("a long text is cut short in a sentence, and not in its place")
  func longTexts() throws {
    let long = String(repeating: "ウ", count: 500)
    let brief = String(repeating: "ウ", count: 60) + "…"
    #expect(
      try fault("<dict><key>\(long)</key></dict>").message
        == "expected a value for the key '\(brief)', found '</dict>'")
    let malformed = try fault("<integer>\(long)</integer>")
    #expect(malformed.message == "'\(brief)' is not an integer")
    #expect(malformed.range.count == long.utf8.count)
    #expect(
      try fault("<\(long)/>").message == "unknown element '<\(brief)>' in a property list")
    // What was found is cut by bytes, three a character here.
    let found = String(repeating: "ウ", count: 20) + "…"
    #expect(try fault("<array>\(long)").message == "expected a value, found '\(found)'")
  }

  @Test("what was found ends with its tag, its word or its line")
  func foundTexts() throws {
    let texts = [
      ("<array>word next", "word"), ("<array>word\nnext", "word"), ("<array>word<true/>", "word"),
      ("<array>word>", "word"), ("<dict><true\n/>", "<true"),
      ("<dict><true a='b'/>c", "<true a='b'/>"),
      ("<dict></array\t>", "</array"), ("<array>é", "é"),
    ]
    for (text, found) in texts {
      #expect(try fault(text).message.hasSuffix("found '\(found)'"), "\(text)")
    }
  }
}
