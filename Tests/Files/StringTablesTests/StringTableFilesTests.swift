// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Foundation
import PropertyListSyntax
import SourceText
import StringTables
import TestSupport
import Testing

@Suite("Real and damaged string tables")
struct StringTableFilesTests {
  private static let samples = ["en", "ja"].flatMap { language in
    ["QuickActionWidget", "QuickActionWidget.actions"].map {
      "Localization/\(language).lproj/\($0).strings"
    }
  }

  private func table(_ content: [UInt8], named name: String) throws -> StringTable {
    try StringTable(
      SourceFile(name: name, content: content), name: "Table", locale: LocaleName("ja"),
      format: .strings)
  }

  @Test("the sample's tables have the same keys in both languages, and nothing to report")
  func sampleTables() throws {
    let tables = try Self.samples.map { try table(Repository.content(of: $0), named: $0) }
    for table in tables { #expect(table.diagnostics.isEmpty, "\(table.source.name)") }
    let keys = tables.map { $0.entries.map(\.key.value) }
    #expect(keys[0] == keys[2])
    #expect(keys[1] == keys[3])
    #expect(keys[0].count == 8)
    #expect(keys[1].count == 20)
  }

  @Test(
    "every table of the corpus is read as Foundation reads it, without a finding",
    .enabled(if: Repository.corpus != nil))
  func corpus() throws {
    let files = Repository.corpusFiles(withExtension: "strings")
    #expect(files.count > 50)
    for file in files {
      let content = try [UInt8](Data(contentsOf: file))
      let table = try table(content, named: file.path)
      #expect(table.diagnostics.isEmpty, "\(file.path): \(table.diagnostics)")
      let oracle =
        try content.isEmpty
        ? [:]
        : PropertyListSerialization.propertyList(from: Data(content), format: nil)
          as? [String: String]
      let texts = Dictionary(
        table.entries.map { ($0.key.value, $0.text.value) }, uniquingKeysWith: { $1 })
      #expect(texts == oracle, "\(file.path)")
      #expect(texts.count == table.entries.count, "\(file.path)")
    }
  }

  /// What is wrong with the result of reading a damaged table; nil where it is a table or an error inside of the file.
  private func fault(
    reading content: [UInt8], as format: StringTable.Format = .strings
  ) -> String? {
    guard let source = try? SourceFile(name: "test", content: content) else { return nil }
    let end = source.bytes.count
    do throws(PropertyListError) {
      let diagnostics: [Diagnostic]
      let tables: [StringTable]
      if format == .stringCatalog {
        let catalog = try StringCatalog(source, name: "Table")
        (tables, diagnostics) = (catalog.tables, catalog.diagnostics)
      } else {
        let table = try StringTable(
          source, name: "Table", locale: LocaleName("ja"), format: format)
        (tables, diagnostics) = ([table], table.diagnostics)
      }
      let places =
        tables.flatMap(\.entries).flatMap { [$0.key.range, $0.text.range] }
        + diagnostics.compactMap(\.place.range)
      return places.allSatisfy { $0.end <= end } ? nil : "a place outside of the file"
    } catch {
      guard !error.message.isEmpty, error.range.end <= end else { return "\(error)" }
      return nil
    }
  }

  @Test("a table that is cut off anywhere is a table or an error with a place", arguments: samples)
  func truncation(path: String) throws {
    let content = try Repository.content(of: path)
    for end in content.indices { #expect(fault(reading: Array(content[..<end])) == nil) }
  }

  @Test("a table that lacks any byte is a table or an error with a place", arguments: samples)
  func deletion(path: String) throws {
    let content = try Repository.content(of: path)
    for index in content.indices {
      let damaged = Array(content[..<index] + content[(index + 1)...])
      #expect(fault(reading: damaged) == nil, "without byte \(index)")
    }
  }

  @Test(
    "a table of the other forms that is cut off anywhere, or lacks any byte, is dealt with",
    arguments: [
      (
        StringTable.Format.stringCatalog,
        #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"ja":{"stringUnit":{"state":"new","#
          + #""value":"入力\n"}},"en":{"variations":{"plural":{"one":{"stringUnit":{"value":"%d"}},"#
          + #""other":{"stringUnit":{"value":"%d\u00e9"}}}}}}}},"version":"1.0"}"#
      ),
      (
        .stringsDictionary,
        "<plist version=\"1.0\"><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key>"
          + "<string>%#@d@ &amp; 入</string></dict><key>w</key><dict>"
          + "<key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>W</string></dict>"
          + "</dict></dict></plist>"
      ),
    ])
  func damagedOtherForms(format: StringTable.Format, text: String) {
    let content = Array(text.utf8)
    for index in content.indices {
      #expect(fault(reading: Array(content[..<index]), as: format) == nil)
      #expect(
        fault(reading: Array(content[..<index] + content[(index + 1)...]), as: format) == nil)
    }
  }

  @Test("a cut behind an entry keeps the entries before it, a cut in one names what is missing")
  func meaningOfCuts() throws {
    let marked = MarkedText("a = \"b\";↓ c ↓= \"d↓\"↓;")
    let bytes = Array(marked.text.utf8)
    let results = marked.offsets.map { offset -> String in
      do throws(PropertyListError) {
        let source = SourceFile(
          name: "test", text: String(decoding: bytes[..<offset], as: UTF8.self))
        let table = try StringTable(
          source, name: "Table", locale: LocaleName("ja"), format: .strings)
        return "\(table.entries.count)"
      } catch {
        return error.message
      }
    }
    #expect(
      results == [
        "1", "expected '=' or ';', found the end of the file", "the file ends inside a string",
        "expected ';', found the end of the file",
      ])
  }
}
