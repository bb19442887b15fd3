// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import StringTables
import Testing

@Suite("Names of locales")
struct LocaleNameTests {
  @Test(
    "every spelling of a name is equal to the canonical one",
    arguments: [
      ("ja", ["ja", "JA", "Japanese"]),
      ("en", ["en", "EN", "English"]),
      ("zh-Hans", ["zh-Hans", "zh-hans", "zh_HANS", "ZH-Hans", "zh-HanS"]),
      ("zh-Hant-TW", ["zh-Hant-TW", "zh_hant_tw", "zh-Hant_tw"]),
      ("zh-TW", ["zh-TW", "zh_TW", "zh-tw"]),
      ("pt-BR", ["pt-BR", "pt_br", "pt-Br", "PT-BR", "pt-bR"]),
      ("es-419", ["es-419", "es_419"]), ("fil-PHL", ["fil-PHL", "fil-phl"]),
      ("ca-ES-valencia", ["ca-ES-valencia", "ca_ES_VALENCIA"]),
      ("de-1901", ["de-1901", "de_1901"]),
      ("fr", ["French", "fr"]), ("de", ["German", "de"]), ("it", ["Italian", "it"]),
      ("es", ["Spanish", "es"]), ("nl", ["Dutch", "nl"]),
    ])
  func spellings(canonical: String, spellings: [String]) {
    for spelling in spellings {
      #expect(LocaleName(spelling).identifier == canonical)
      #expect(LocaleName(spelling) == LocaleName(canonical))
    }
  }

  @Test(
    "a text is looked for under the name itself, then without its last part",
    arguments: [
      ("ja", ["ja"]), ("pt-BR", ["pt-BR", "pt"]), ("en_GB", ["en-GB", "en"]),
      ("English", ["en"]), ("zh-Hant-TW", ["zh-Hant-TW", "zh-Hant", "zh"]),
      ("sr-Latn-RS", ["sr-Latn-RS", "sr-Latn", "sr"]), ("Base", ["base"]), ("", [""]),
    ])
  func lookupOrder(spelling: String, expected: [String]) {
    #expect(LocaleName(spelling).lookupOrder.map(\.identifier) == expected)
  }

  @Test(
    "a region where Chinese is written in one script leads to that script",
    arguments: [
      ("zh_TW", "Hant"), ("zh-HK", "Hant"), ("zh-MO", "Hant"), ("zh-CN", "Hans"), ("zh-sg", "Hans"),
    ])
  func chineseRegions(spelling: String, script: String) {
    let name = LocaleName(spelling)
    #expect(name.lookupOrder.map(\.identifier) == [name.identifier, "zh-" + script, "zh"])
  }

  @Test("a region of Chinese that the table does not have leads to the language")
  func otherChineseRegion() {
    #expect(LocaleName("zh-US").lookupOrder.map(\.identifier) == ["zh-US", "zh"])
  }

  @Test("Base is no language, however it is spelled, and is shown as the folder is named")
  func base() {
    #expect(LocaleName("base") == .base)
    #expect(LocaleName.base.isBase)
    #expect(!LocaleName("ba").isBase)
    #expect("\(LocaleName.base)" == "Base")
    #expect("\(LocaleName("pt_br"))" == "pt-BR")
  }

  @Test("names are sorted by their bytes")
  func order() {
    let names = ["zh-Hant", "en", "zh", "ja", "en-GB"].map { LocaleName($0) }
    #expect(names.sorted().map(\.identifier) == ["en", "en-GB", "ja", "zh", "zh-Hant"])
  }
}
