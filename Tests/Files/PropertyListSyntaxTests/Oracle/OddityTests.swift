// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Foundation
import PropertyListSyntax
import SourceText
import TestSupport
import Testing

@Suite("Oddities that are read")
struct OddityTests {
  /// A file that Apple's reader takes, or does not, and what is said of it.
  struct Sample: CustomTestStringConvertible, Sendable {
    var name: String
    var content: [UInt8]
    var kind: PropertyListOddity.Kind
    /// The root, or the value of the key `a`, as a text.
    var text: String?
    var isRefused = false
    var testDescription: String { name }

    init(
      _ name: String, _ content: [UInt8], _ kind: PropertyListOddity.Kind, text: String? = "b",
      isRefused: Bool = false
    ) {
      (self.name, self.content, self.kind) = (name, content, kind)
      (self.text, self.isRefused) = (text, isRefused)
    }
  }

  private static func bytes(_ units: [UInt16]) -> [UInt8] {
    units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
  }

  private static func utf16(_ text: String, mark: Bool = true, tail: [UInt16] = []) -> [UInt8] {
    bytes((mark ? [0xFEFF] : []) + Array(text.utf16) + tail)
  }

  private static func utf32(_ text: String, isBigEndian: Bool = false) -> [UInt8] {
    ("\u{FEFF}" + text).unicodeScalars.flatMap { scalar in
      withUnsafeBytes(of: isBigEndian ? scalar.value.bigEndian : scalar.value.littleEndian) {
        Array($0)
      }
    }
  }

  private static let xml =
    "<plist version=\"1.0\"><dict><key>a</key><string>b</string></dict></plist>"
  private static func xml(_ head: String, _ byte: UInt8, _ tail: String) -> [UInt8] {
    Array(head.utf8) + [byte] + Array((tail + xml).utf8)
  }

  private static let samples: [Sample] = [
    Sample("UTF-32 table", utf32("a = b;"), .rareEncoding("UTF-32")),
    Sample(
      "UTF-32 table, big end first", utf32("a = b;", isBigEndian: true), .rareEncoding("UTF-32")),
    Sample("UTF-32 definition", utf32(xml), .rareEncoding("UTF-32")),
    Sample(
      "half a character in a table", utf16("a = \"b", tail: [0xD800, 0x22, 0x3B]),
      .defect(.loneSurrogate), text: "b\u{FFFD}"),
    Sample(
      "half a character behind a definition", utf16(xml, tail: [0xD800]), .defect(.loneSurrogate)),
    Sample("half a unit", utf16("a = b;") + [0], .defect(.oddByte)),
    Sample("no mark", utf16("a = b;", mark: false), .lostFirstCharacter, isRefused: true),
    Sample("no mark, XML", utf16(xml, mark: false), .lostFirstCharacter, isRefused: true),
    Sample("no mark, space first", utf16(" a = b;", mark: false), .missingByteOrderMark),
    Sample("a bad byte in a comment", xml("<!-- ", 0xF8, " -->"), .defect(.invalidUTF8(0xF8))),
    Sample("a bad byte in a type", xml("<!DOCTYPE ", 0xC0, ">"), .defect(.invalidUTF8(0xC0))),
    Sample(
      "a bad byte in a declaration", xml("<?xml version=\"", 0xF8, "\"?>"),
      .defect(.invalidUTF8(0xF8))),
    Sample(
      "the copyright sign of old", Array("a = \"b".utf8) + [0xA9] + Array("\";".utf8),
      .defect(.invalidUTF8(0xA9)), text: "b\u{FFFD}"),
    Sample(
      "an attribute without quotation marks", Array("<plist a=1>\(xml.dropFirst(21))".utf8),
      .malformedAttributes),
    Sample(
      "a type that is never closed", Array("<!DOCTYPE plist \"x\(xml)".utf8),
      .malformedDocumentType),
    Sample(
      "a key as a value", Array("<dict><key>a</key><key>b</key></dict>".utf8), .keyAsValue),
    Sample("a key as the root", Array("<key>b</key>".utf8), .keyAsValue),
    Sample("a key in an array", Array("<array><key>b</key></array>".utf8), .keyAsValue, text: nil),
    Sample("a key that is never closed", Array("a = b; \"c = d;".utf8), .unterminatedKey),
    Sample("no bytes", [], .noBytes, text: nil, isRefused: true),
    Sample(
      "Latin-1",
      Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><string>".utf8) + [0xE9]
        + Array("</string>".utf8), .rareEncoding("ISO 8859-1"), text: "é"),
    Sample(
      "UTF-8 that says it is ASCII",
      Array("<?xml version=\"1.0\" encoding=\"us-ascii\"?><string>é</string>".utf8),
      .rareEncoding("ISO 8859-1"), text: "Ã©"),
    Sample(
      "Windows-1252",
      Array("<?xml version=\"1.0\" encoding=\"windows-1252\"?><string>".utf8)
        + [0x93] + Array("</string>".utf8), .rareEncoding("Windows-1252"), text: "“"),
    Sample(
      "a byte in a binary string", BinaryFile([0x51, 0xE9]).content, .invalidBinaryText, text: "é"),
    Sample(
      "half a character in a binary string", BinaryFile([0x61, 0xD8, 0x3D]).content,
      .invalidBinaryText, text: "\u{FFFD}"),
    Sample(
      "a number as a key",
      BinaryFile([0xD2, 1, 2, 3, 2], [0x51, 0x61], [0x10, 0x61], [0x51, 0x62]).content,
      .nonStringKey),
  ]

  @Test("what Apple's reader takes is read as it reads it, and said", arguments: samples)
  func oddities(sample: Sample) throws {
    let source = try SourceFile(name: "test", content: sample.content, isPropertyList: true)
    let document = try PropertyListDocument(source)
    #expect(document.oddities.map(\.kind) == [sample.kind])
    #expect(document.oddities.allSatisfy { $0.isRefused == sample.isRefused })
    #expect(Diagnostic.anomalies(of: document).contains { $0.id == "unusual-property-list" })
    let root = document.root
    #expect((root["a"] ?? root).string == sample.text)
    // Foundation on Linux is the judge; it has the code of Apple's systems, and the names of encodings on its own.
    let theirs = try? PropertyListSerialization.propertyList(
      from: Data(sample.content), format: nil)
    #expect((theirs == nil) == sample.isRefused)
    if let text = sample.text, let theirs {
      // A dictionary with a number for a key is no dictionary of strings to Swift.
      let dictionary = theirs as? [AnyHashable: Any]
      #expect(((dictionary?["a"] ?? theirs) as? String) == text)
    }
  }

  private static var refused: [(String, [UInt8])] {
    var list: [(String, [UInt8])] = []
    func add(_ name: String, _ head: String, _ byte: UInt8? = nil, _ tail: String = "") {
      list.append((name, Array(head.utf8) + (byte.map { [$0] } ?? []) + Array(tail.utf8)))
    }
    add("a bad byte in a text", "<string>a", 0xF8, "</string>")
    add("a bad byte in a table", "a = \"b", 0xF8, "\";")
    add("the Mac's encoding", "<?xml encoding=\"macintosh\"?><true/>")
    add("no encoding", "<?xml version=\"1.0\" encoding=\"\"?><true/>")
    add("EUC-JP that is not", "<?xml encoding=\"EUC-JP\"?><string>é</string>")
    add("a word before a table's brace", "word { a = b; }")
    add("a sign before a table", "# a = b;")
    list.append(("UTF-32 without a mark", Array(utf32("a = b;").dropFirst(4))))
    list.append(
      (
        "half a character in XML",
        utf16("<string>a", tail: [0xD800] + Array("</string>".utf16))
      ))
    return list
  }

  @Test("what Apple's reader refuses is refused", arguments: refused)
  func refusals(name: String, content: [UInt8]) {
    let source = try? SourceFile(name: "test", content: content, isPropertyList: true)
    #expect(source.flatMap { try? PropertyListDocument($0) } == nil)
    #expect(
      (try? PropertyListSerialization.propertyList(from: Data(content), format: nil)) == nil)
  }

  @Test("a file is written back byte for byte, or not at all", arguments: samples)
  func encoding(sample: Sample) throws {
    let source = try SourceFile(name: "test", content: sample.content, isPropertyList: true)
    if case .defect = sample.kind {
      #expect(source.encoded(source.bytes) == nil)
    } else {
      #expect(source.encoded(source.bytes) == sample.content)
    }
  }

  @Test("a character that the encoding lacks is not written")
  func unencodable() throws {
    let content =
      Array("<?xml encoding=\"latin1\"?><string>".utf8) + [0xE9] + Array("</string>".utf8)
    let source = try SourceFile(name: "test", content: content, isPropertyList: true)
    #expect(source.encoded(source.bytes + Array("é".utf8)) == content + [0xE9])
    #expect(source.encoded(source.bytes + Array("ウ".utf8)) == nil)
  }

  @Test("what is no property list is read strictly")
  func strictness() {
    for content in [Self.utf32("{}"), Self.utf16("{}", tail: [0xD800]), [0x7B, 0xA9, 0x7D]] {
      #expect(throws: SourceFileError.self) { try SourceFile(name: "test", content: content) }
    }
  }
}
