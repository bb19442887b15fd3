// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentGeneration
import Testing

@Suite("Names in code")
struct NamesTests {
  @Test(
    "identifiers begin with a letter and go on with letters and digits",
    arguments: ["a", "_a", "A1", "número", "名前"])
  func identifiers(name: String) {
    #expect(name.isIdentifier)
  }

  @Test(
    "nothing else is one",
    arguments: ["", "_", "1a", "a b", "a-b", "../a", "a/b", "a.b", "`a`", "😀", "a\u{0}"])
  func others(name: String) {
    #expect(!name.isIdentifier)
  }

  @Test("the first letter is capitalized and the others are left")
  func capitalization() {
    #expect("cityName".capitalizingFirstLetter == "CityName")
    #expect("CityName".capitalizingFirstLetter == "CityName")
    #expect("élan".capitalizingFirstLetter == "Élan")
    #expect("_x".capitalizingFirstLetter == "_x")
    #expect("".capitalizingFirstLetter == "")
  }

  @Test("keywords are put in back-ticks")
  func keywords() {
    #expect("default".swiftName == "`default`")
    #expect("Type".swiftName == "`Type`")
    #expect("open".swiftName == "open")
  }
}
