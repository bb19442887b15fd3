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
    "a misspelt name is near the one that was meant",
    arguments: [
      ("390x884", "390x844"), ("39x844", "390x844"), ("iphone 16 por", "iPhone 16 Pro"),
      ("urlSchema", "urlScheme"), ("URLSCHEME", "urlScheme"), ("iamgeName", "imageName"),
    ])
  func near(name: String, meant: String) {
    #expect(NearName.of(name, among: names) == meant)
    #expect(NearName.question(name, among: names) == "; did you mean '\(meant)'?")
  }

  @Test("a name that resembles none is near none", arguments: ["", "Pixel 9 Fold", "1x1", "url"])
  func far(name: String) {
    #expect(NearName.of(name, among: names) == nil)
    #expect(NearName.question(name, among: names).isEmpty)
  }

  @Test("of two names as near, the first is meant")
  func ties() {
    #expect(NearName.of("bat", among: ["cat", "hat"]) == "cat")
    #expect(NearName.of("bat", among: []) == nil)
  }
}
