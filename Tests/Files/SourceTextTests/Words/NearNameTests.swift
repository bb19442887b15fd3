// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import Testing

@Suite("Near names")
struct NearNameTests {
  private let names = [
    "390x844", "393x852", "iPhone 16", "iPhone 16 Pro", "urlScheme", "imageName",
  ]

  @Test(
    "a misspelled name is near the one that was meant",
    arguments: [
      ("iPone 16", "iPhone 16"), ("iphone 16 por", "iPhone 16 Pro"), ("imgeNaem", "imageName"),
      ("urlSchema", "urlScheme"), ("URLSCHEME", "urlScheme"), ("iamgeName", "imageName"),
    ])
  func near(name: String, meant: String) {
    #expect(NearName.of(name, among: names) == meant)
    #expect(NearName.question(name, among: names) == "; did you mean '\(meant)'?")
  }

  @Test(
    "a name that resembles none is near none",
    arguments: ["", "Pixel 9 Fold", "1x1", "url", "name", "imgNam"])
  func far(name: String) {
    #expect(NearName.of(name, among: names) == nil)
    #expect(NearName.question(name, among: names).isEmpty)
  }

  @Test("an advice is the near name, or the first sixteen of all")
  func advice() {
    #expect(NearName.advice("bats", among: ["cats", "dogs"]) == "; did you mean 'cats'?")
    #expect(NearName.advice("x", among: ["cats", "dogs"]) == "; use one of 'cats', 'dogs'")
    let many = (1...20).map { "name\($0)" }
    #expect(NearName.advice("other", among: many).hasSuffix("'name15', 'name16'"))
  }

  @Test("of two names as near, the first is meant")
  func ties() {
    #expect(NearName.of("bats", among: ["cats", "hats"]) == "cats")
    #expect(NearName.of("bats", among: []) == nil)
  }

  @Test(
    "a name never becomes one with another number",
    arguments: ["iPhone 18", "iPhone 15 Pro", "390x884", "iPhone", "iPhone 16 1"])
  func numbers(name: String) {
    #expect(NearName.of(name, among: names) == nil)
  }

  @Test("a name of three characters is not another one with one of them changed")
  func abbreviations() {
    #expect(NearName.of("JST", among: ["EST", "MST"]) == nil)
    #expect(NearName.of("lod", among: ["load"]) == "load")
    #expect(NearName.of("ETS", among: ["EST"]) == "EST")
  }

  @Test("however long a name is, three characters may be wrong and not four")
  func limit() {
    let known = ["app-store-description-missing"]
    #expect(NearName.of("app-store-descripton-misin", among: known) == known[0])
    #expect(NearName.of("ap-store-descripton-misin", among: known) == nil)
  }
}
