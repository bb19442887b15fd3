// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActions
import StringTables
import Testing

@Suite struct TextLanguageTests {
  private func language(
    _ asked: String? = nil, environment: [String: String] = [:], known: [String] = ["en", "ja"],
    own: String? = "ja"
  ) -> TextLanguage {
    TextLanguage(
      asked: asked.flatMap { TextLanguage.name($0) }, known: known.map { LocaleName($0) },
      own: own.map { LocaleName($0) }, environment: environment)
  }

  @Test(
    "without a language, that of the environment is taken where there are texts in it",
    arguments: [
      ([:], "ja"), (["LANG": "en_US.UTF-8"], "en"), (["LANG": "C.UTF-8"], "ja"),
      (["LC_ALL": "POSIX", "LANG": "en_US"], "ja"), (["LC_ALL": "", "LANG": "en_GB"], "en"),
      (["LC_MESSAGES": "ja_JP.eucJP", "LANG": "en_US"], "ja"), (["LANG": "é"], "ja"),
    ] as [([String: String], String)])
  func environment(variables: [String: String], shown: String) {
    let language = language(environment: variables)
    #expect(language.shown?.identifier == shown)
    #expect(language.missing == nil)
  }

  @Test("the language that is asked for comes before that of the environment, with its region")
  func asked() {
    let language = language("en-GB", environment: ["LANG": "ja_JP.UTF-8"])
    #expect(language.shown?.identifier == "en-GB")
    #expect(language.missing == nil)
  }

  @Test("a language that is not there is never shown, and a note says which is")
  func missing() {
    let french = language("fr")
    #expect(french.shown?.identifier == "ja")
    #expect(french.missing == "no texts in 'fr'; shown in 'ja'; texts exist in en, ja")
    #expect(language("jp").missing == "no texts in 'jp'; shown in 'ja'; did you mean 'ja'?")
    #expect(
      language(environment: ["LANG": "de_DE.UTF-8"]).missing
        == "no texts in 'de-DE', the language of LANG; shown in 'ja'; texts exist in en, ja")
    let unknown = language("fr", known: [], own: nil)
    #expect(unknown.shown == nil)
    #expect(unknown.missing == "no texts in 'fr'; shown as they are")
    #expect(language(environment: ["LANG": "de"], known: [], own: nil).missing == nil)
  }
}
