// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import StringTables
import Testing
import WidgetResources
import WidgetViews

@Suite struct StringTableSourceTests {
  private func table(
    _ text: String, name: String = "Localizable", _ locale: String = "en",
    _ format: StringTable.Format = .strings
  ) throws -> StringTable {
    try StringTable(
      SourceFile(name: "\(locale).lproj/\(name)", text: text), name: name,
      locale: locale == "Base" ? .base : LocaleName(locale), format: format)
  }

  /// The text that a widget shows.
  private func shown(
    _ key: LocalizedStringKey, _ source: StringTableSource, _ locale: String = "en",
    table: String? = nil, bundle: StringBundle? = nil
  ) -> String? {
    var environment = EnvironmentValues()
    environment.strings = source
    environment.locale = locale
    let canvas = WidgetCanvas(family: .systemMedium, size: Size(width: 300, height: 100))
    let list = DisplayList(
      rendering: Text(key, tableName: table, bundle: bundle), on: canvas, in: environment)
    let texts = list.items.compactMap { if case .text(let text) = $0 { text.string } else { nil } }
    return texts.first
  }

  @Test(
    "a text is that of the language, else of the one without its region, else of the development")
  func languages() throws {
    var source = StringTableSource(developmentLanguage: LocaleName("en"))
    source.add(try table(#""bread" = "Bread"; "milk" = "Milk";"#))
    source.add(try table(#""bread" = "パン";"#, "ja"))
    source.add(try table(#""bread" = "Pão";"#, "pt-BR"))
    source.add(try table(#""bread" = "Brot";"#, name: "Shop", "de"))
    #expect(shown("bread", source, "ja_JP") == "パン")
    #expect(shown("bread", source, "pt_BR@calendar=gregorian") == "Pão")
    #expect(shown("bread", source, "pt_PT") == "Bread")
    #expect(shown("milk", source, "ja_JP") == "Milk")
    #expect(shown("eggs", source, "ja_JP") == "eggs")
    #expect(shown("bread", source, "de", table: "Shop") == "Brot")
    #expect(shown("bread", source, "de", table: "None") == "bread")
  }

  @Test("a bundle has tables of its own")
  func bundles() throws {
    var source = StringTableSource()
    let kit = StringBundle("Kit")
    source.add(try table(#""bread" = "Bread";"#))
    source.add(try table(#""bread" = "Loaf";"#), to: kit)
    #expect(shown("bread", source) == "Bread")
    #expect(shown("bread", source, bundle: kit) == "Loaf")
    #expect(shown("bread", source, bundle: StringBundle("Other")) == "bread")
  }

  private static let dictionary = """
    <plist version="1.0"><dict>
    <key>%lld loaves in %lld bags</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@loaves@ in %#@bags@</string>
      <key>loaves</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>zero</key><string>no loaf</string>
        <key>one</key><string>one loaf</string>
        <key>other</key><string>%lld loaves</string>
      </dict>
      <key>bags</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>one</key><string>a bag</string>
        <key>other</key><string>%lld bags</string>
      </dict>
    </dict>
    </dict></plist>
    """

  @Test(
    "a .stringsdict has a form for each number, and each number its own argument",
    arguments: [
      (3, 2, "3 loaves in 2 bags"), (1, 2, "one loaf in 2 bags"), (0, 1, "no loaf in a bag"),
    ])
  func dictionary(_ loaves: Int, _ bags: Int, _ text: String) throws {
    var source = StringTableSource()
    source.add(try table(#""%lld loaves in %lld bags" = "wrong";"#))
    source.add(try table(Self.dictionary, "en", .stringsDictionary))
    #expect(shown("\(loaves) loaves in \(bags) bags", source) == text)
  }

  private static let catalog = """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "%lld stops": { "localizations": {
        "en": { "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "%lld stop" } },
          "other": { "stringUnit": { "state": "translated", "value": "%lld stops" } } } } },
        "pl": { "variations": { "plural": {
          "one": { "stringUnit": { "value": "%lld przystanek" } },
          "few": { "stringUnit": { "value": "%lld przystanki" } },
          "many": { "stringUnit": { "value": "%lld przystanków" } },
          "other": { "stringUnit": { "value": "%lld przystanka" } } } } } } },
      "%@ has %lld stops": { "localizations": { "en": {
        "stringUnit": { "value": "%@: %#@stops@" },
        "substitutions": { "stops": { "argNum": 2, "formatSpecifier": "lld", "variations": {
          "plural": {
            "one": { "stringUnit": { "value": "%arg stop" } },
            "other": { "stringUnit": { "value": "%arg stops" } } } } } } } } },
      "tap": { "localizations": { "en": { "variations": { "device": {
        "mac": { "stringUnit": { "value": "Click" } },
        "iphone": { "stringUnit": { "value": "Tap" } },
        "other": { "stringUnit": { "value": "Press" } } } } } } }
    } }
    """

  @Test("a string catalog has forms for numbers and devices, and numbers in substitutions")
  func stringCatalog() throws {
    var source = StringTableSource(developmentLanguage: LocaleName("en"))
    source.add(
      try StringCatalog(
        SourceFile(name: "Localizable.xcstrings", text: Self.catalog), name: "Localizable"))
    let texts = [1, 2, 5, 22].map { shown("\($0) stops", source, "pl_PL") }
    #expect(texts == ["1 przystanek", "2 przystanki", "5 przystanków", "22 przystanki"])
    #expect(shown("\(1) stops", source) == "1 stop")
    #expect(shown("\(7) stops", source, "fr") == "7 stops")
    #expect(shown("\("Line 5") has \(1) stops", source) == "Line 5: 1 stop")
    #expect(shown("\("Line 5") has \(4) stops", source) == "Line 5: 4 stops")
    #expect(shown("tap", source) == "Tap")
  }

  @Test("variables that name themselves end")
  func endless() throws {
    var source = StringTableSource()
    source.add(
      try table(
        """
        <plist version="1.0"><dict><key>%lld a</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@v@</string>
        <key>v</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>other</key><string>%#@v@.</string></dict></dict></dict></plist>
        """, "en", .stringsDictionary))
    #expect(shown("\(2) a", source) == "........")
  }
}
