// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import StringTables
import Testing

@Suite("Looking up texts")
struct StringTableSetTests {
  /// A table with one key whose text says where it was found.
  private func table(
    _ folder: String, name: String = "Shop", format: StringTable.Format = .strings,
    key: String = "k"
  ) throws -> StringTable {
    let text =
      format == .strings
      ? "\(key) = \"\(folder)\";"
      : "\(key) = { NSStringLocalizedFormatKey = \"\(folder) by number\"; };"
    return try StringTable(text, name: name, locale: LocaleName(folder), format: format)
  }

  private func set(_ folders: [String], developmentLanguage: String? = nil) throws -> StringTableSet
  {
    StringTableSet(
      try folders.map { try table($0) },
      developmentLanguage: developmentLanguage.map { LocaleName($0) })
  }

  private static let everyFolder = [
    "Base", "English", "en-GB", "ja", "pt", "pt-BR", "zh", "zh-Hans", "zh-Hant", "zh-Hant-TW",
    "zh-TW",
  ]

  @Test(
    "folders are asked in the stated order, each when those before it are gone",
    arguments: [
      ("zh-Hant-TW", ["zh-Hant-TW", "zh-Hant", "zh", "ja", "Base"]),
      ("zh_TW", ["zh-TW", "zh-Hant", "zh", "ja", "Base"]),
      ("zh-CN", ["zh-Hans", "zh", "ja", "Base"]),
      ("pt-BR", ["pt-BR", "pt", "ja", "Base"]),
      ("pt-PT", ["pt", "ja", "Base"]),
      ("en-GB", ["en-GB", "English", "ja", "Base"]),
      ("English", ["English", "ja", "Base"]),
      ("fr-CA", ["ja", "Base"]),
      ("Base", ["Base", "ja"]),
    ])
  func order(locale: String, expected: [String]) throws {
    var folders = Self.everyFolder
    for folder in expected {
      let tables = try set(folders, developmentLanguage: "ja")
      let match = tables.match(for: "k", inTable: "Shop", locale: LocaleName(locale))
      #expect(match?.entry.text.value == folder)
      #expect(match?.table.locale == LocaleName(folder))
      folders.removeAll { $0 == folder }
    }
    let rest = try set(folders, developmentLanguage: "ja")
    #expect(rest.match(for: "k", inTable: "Shop", locale: LocaleName(locale)) == nil)
  }

  @Test("the development language is shortened like any other")
  func developmentRegion() throws {
    let tables = try set(["Base", "pt"], developmentLanguage: "pt_BR")
    #expect(
      tables.match(for: "k", inTable: "Shop", locale: LocaleName("fr"))?.table.locale.identifier
        == "pt")
  }

  @Test("without a locale the development language is meant, and without that Base")
  func noLocale() throws {
    let tables = try set(["Base", "en", "ja"], developmentLanguage: "ja")
    #expect(tables.match(for: "k", inTable: "Shop", locale: nil)?.entry.text.value == "ja")
    let undecided = try set(["Base", "en", "ja"])
    #expect(undecided.match(for: "k", inTable: "Shop", locale: nil)?.entry.text.value == "Base")
    #expect(try set(["en"]).match(for: "k", inTable: "Shop", locale: nil) == nil)
  }

  @Test("a .stringsdict is asked before the .strings beside it, whichever was added first")
  func stringsDictionaryFirst() throws {
    let plain = try [table("ja"), table("ja", key: "other")]
    let plural = try table("ja", format: .stringsDictionary)
    for tables in [[plural] + plain, plain + [plural]] {
      let set = StringTableSet(tables)
      let match = set.match(for: "k", inTable: "Shop", locale: LocaleName("ja"))
      #expect(match?.entry.text.value == "ja by number")
      #expect(match?.entry.varies == true)
      let other = set.match(for: "other", inTable: "Shop", locale: LocaleName("ja"))
      #expect(other?.entry.text.value == "ja")
      #expect(other?.entry.varies == false)
      #expect(
        set.tables(named: "Shop", in: LocaleName("ja")).map(\.format)
          == [.stringsDictionary, .strings, .strings])
    }
  }

  @Test("a key that a nearer table lacks is found in a farther one")
  func missingKey() throws {
    let set = StringTableSet([try table("en-GB", key: "other"), try table("en")])
    let match = set.match(for: "k", inTable: "Shop", locale: LocaleName("en-GB"))
    #expect(match?.entry.text.value == "en")
  }

  @Test("tables of other names are never asked")
  func otherName() throws {
    let set = StringTableSet([
      try table("ja", name: "Shop.actions"), try table("Base", name: "Shop"),
    ])
    let match = set.match(for: "k", inTable: "Shop", locale: LocaleName("ja"))
    #expect(match?.entry.text.value == "Base")
    #expect(set.match(for: "k", inTable: "Other", locale: LocaleName("ja")) == nil)
  }

  @Test("the languages of a table are listed once each, sorted, without Base")
  func locales() throws {
    var tables = try set(Self.everyFolder)
    tables.insert(try table("en"))
    tables.insert(try table("fr", name: "Other"))
    let expected = Self.everyFolder.dropFirst().map { LocaleName($0) }.sorted()
    #expect(tables.locales(ofTable: "Shop") == expected)
    #expect(tables.locales(ofTable: "Other") == [LocaleName("fr")])
    #expect(tables.tables.count == Self.everyFolder.count + 2)
  }
}
