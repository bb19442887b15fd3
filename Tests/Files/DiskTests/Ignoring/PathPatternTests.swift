// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import TestSupport
import Testing

@Suite struct PathPatternTests {
  @Test(
    "a pattern fits paths and all that is in a folder that it fits",
    arguments: [
      ("Vendor", ["Vendor", "Vendor/a", "Vendor/a/b"], ["a/Vendor", "Vendors", "vendor", "a"]),
      ("./Vendor/", ["Vendor/a"], ["a/Vendor"]),
      ("a/*.json", ["a/b.json", "a/.json"], ["a/b/c.json", "b.json", "a/b.jsonx"]),
      ("*.a.*", ["x.a.y", "x.a.b.a.z/q"], ["x.a", "q/x.a.y"]),
      ("a?c", ["abc", "aéc", "a入c"], ["ac", "abbc", "a/c"]),
      ("**/F", ["F", "a/F", "a/b/F/c"], ["a/f", "aF"]),
      ("a/**/b", ["a/b", "a/x/b", "a/x/y/b/z"], ["b", "a", "a/bx"]),
      ("a/**", ["a", "a/b"], ["b", "ab"]),
      ("../o", ["../o/x"], ["o", "../../o"]),
      ("", [], ["a"]),
    ] as [(String, [String], [String])])
  func fits(pattern: String, fitting: [String], others: [String]) {
    let pattern = PathPattern(pattern)
    #expect(fitting.filter { !pattern.fits($0) }.isEmpty)
    #expect(others.filter { pattern.fits($0) }.isEmpty)
  }

  @Test("a pattern made to be slow is not")
  func hostile() {
    let seconds = processorSeconds {
      let folders = String(repeating: "a/", count: 200)
      #expect(!PathPattern(String(repeating: "**/a/", count: 30) + "b").fits(folders))
      let name = String(repeating: "a", count: 2000)
      #expect(!PathPattern(String(repeating: "a*", count: 200) + "b").fits(name))
    }
    #expect(seconds < 60)
  }
}
