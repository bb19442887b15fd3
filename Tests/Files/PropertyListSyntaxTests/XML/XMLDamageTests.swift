// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import PropertyListSyntax
import SourceText
import TestSupport
import Testing

@Suite("Damaged files of the XML form")
struct XMLDamageTests {
  private static let sample = "IntentDefinitions/QuickActionWidget.intentdefinition"

  /// What is read from a content; nil where it is refused.
  private func value(of content: [UInt8]) -> PlainValue? {
    (try? SourceFile(name: "test", content: content))
      .flatMap { try? PropertyListDocument($0, as: .xml) }
      .map { PlainValue($0.root) }
  }

  @Test(
    "a definition cut off at any byte, or without it, is read or refused at a place inside of it")
  func cuts() throws {
    let content = try Repository.content(of: Self.sample)
    for damaged in Damage.cuts(of: content) {
      #expect(Damage.fault(reading: damaged, as: .xml) == nil)
    }
  }

  @Test(
    "a definition that is cut off is no property list, unless only its last line break is missing")
  func truncation() throws {
    let content = try Repository.content(of: Self.sample)
    for length in 0..<content.count - 1 {
      #expect(value(of: Array(content[..<length])) == nil, "\(length) bytes")
    }
    #expect(value(of: content.dropLast()) == value(of: content))
  }

  @Test(
    "2,000 definitions with bytes changed at random are read or refused, and mean what Foundation reads"
  )
  func mutations() throws {
    let files = Repository.corpusFiles(withExtension: "intentdefinition")
    let contents =
      try files.map { try [UInt8](Data(contentsOf: $0)) } + [Repository.content(of: Self.sample)]
    let alphabet = Array("<>/&;!-[]?\"'= \n\tadiknrstuy0x\0".utf8) + [0xC3, 0xA9, 0xFF]
    var agreements = 0
    for content in contents {
      let count = 2000 / contents.count + 1
      for damaged in Damage.mutations(of: content, count: count, alphabet: alphabet) {
        #expect(Damage.fault(reading: damaged, as: .xml) == nil)
        guard let ours = value(of: damaged),
          let oracle = try? PropertyListSerialization.propertyList(
            from: Data(damaged), format: nil)
        else { continue }
        #expect(ours == PlainValue(foundation: oracle))
        agreements += 1
      }
    }
    // Bytes within a text may become any other, so many of these are property lists still.
    #expect(agreements > 100)
  }

  /// A text of about 1 MiB that a reader could spend hours on.
  struct Hostile: CustomTestStringConvertible {
    var head = ""
    var unit: String
    var tail = ""
    var message: String
    var text: String { head + String(repeating: unit, count: (1 << 20) / unit.utf8.count) + tail }
    var testDescription: String { "\(head)\(unit)…\(tail)" }
  }

  @Test(
    "a megabyte of nonsense is refused at once",
    arguments: [
      Hostile(unit: "<", message: "the file ends inside a tag"),
      Hostile(unit: "<dict>", message: "expected a key, found '<dict>'"),
      Hostile(unit: "<array>", message: "containers are nested more than 512 levels deep"),
      Hostile(unit: "</array>", message: "expected a value, found '</array>'"),
      Hostile(
        unit: "&",
        message: "expected a property list, found '\(String(repeating: "&", count: 60))…'"),
      Hostile(
        head: "<string>", unit: "&",
        message: "'&' does not begin an entity; write '&amp;' for an ampersand"
      ),
      Hostile(head: "<string>", unit: "a", message: "the file ends inside the element '<string>'"),
      Hostile(
        head: "<string>", unit: "&amp;", message: "the file ends inside the element '<string>'"),
      Hostile(head: "<string>", unit: "<!---->", message: "expected '</string>', found '<!---->'"),
      Hostile(
        head: "<string>", unit: "<![CDATA[]]>",
        message: "the file ends inside the element '<string>'"),
      Hostile(head: "<string>", unit: "<![CDATA[", message: "the file ends inside a CDATA section"),
      Hostile(unit: "<string>", message: "expected '</string>', found '<string>'"),
      Hostile(unit: "<!--", message: "the file ends inside a comment"),
      Hostile(unit: "<!---->", message: "expected a property list, found the end of the file"),
      Hostile(unit: "<?xml ?>", message: "expected a property list, found the end of the file"),
      Hostile(
        unit: "<?xml encoding?>", message: "expected a property list, found the end of the file"),
      Hostile(unit: "<?", message: "the file ends inside a processing instruction"),
      Hostile(unit: "<!DOCTYPE>", message: "expected a property list, found the end of the file"),
      Hostile(
        head: "<!DOCTYPE", unit: "[",
        message:
          "iOS does not read a document type with declarations of its own; remove the part in brackets"
      ),
      Hostile(
        head: "<!DOCTYPE", unit: "<!--",
        message: "the file ends inside the document type declaration"),
      Hostile(head: "<dict", unit: " a='b'", message: "the file ends inside a tag"),
      Hostile(head: "<dict", unit: " ", message: "the file ends inside a tag"),
      Hostile(head: "<dict a='", unit: "b", message: "the file ends inside a tag"),
      Hostile(head: "<", unit: "a", message: "the file ends inside a tag"),
      Hostile(
        head: "<", unit: "a", tail: ">",
        message: "unknown element '<\(String(repeating: "a", count: 60))…>' in a property list"),
      Hostile(
        head: "<integer>", unit: "x", tail: "</integer>",
        message: "'\(String(repeating: "x", count: 60))…' is not an integer"),
      Hostile(
        head: "<array>", unit: "<true></true>",
        message: "the file ends inside the element '<array>'"),
    ])
  func hostileTexts(hostile: Hostile) {
    let text = hostile.text
    let seconds = processorSeconds {
      #expect(Complaint(reading: text, as: .xml).message == hostile.message)
    }
    #expect(seconds < 60)
  }

  @Test(
    "a megabyte of anything that is a property list is read at once",
    arguments: [
      Hostile(head: "<string>", unit: "a&#38;", tail: "</string>", message: "a&"),
      Hostile(head: "<string>", unit: "<![CDATA[&]]>", tail: "</string>", message: "&"),
      Hostile(head: "<string a=''>", unit: "\r\n", tail: "</string>", message: "\r\n"),
    ])
  func longTexts(hostile: Hostile) throws {
    let file = SourceFile(name: "test", text: hostile.text)
    let count = (1 << 20) / hostile.unit.utf8.count
    let seconds = try processorSeconds {
      let text = try #require(PropertyListDocument(file).root.string)
      #expect(text.utf8.elementsEqual(String(repeating: hostile.message, count: count).utf8))
    }
    #expect(seconds < 60)
  }

  @Test("a dictionary of many keys is searched for keys that come twice at once")
  func manyKeys() throws {
    let keys = (0..<30_000).reversed().map { "<key>\($0)</key><true/>" }
    let text = "<dict>\(keys.joined())<key>0</key><false/></dict>"
    let document = try PropertyListDocument(SourceFile(name: "test", text: text))
    let seconds = processorSeconds {
      #expect(document.duplicateKeys().map(\.later.key) == ["0"])
      #expect(document.dictionariesOutOfOrder().count == 1)
      #expect(document.root["0"]?.boolean == false)
    }
    #expect(seconds < 60)
  }
}
