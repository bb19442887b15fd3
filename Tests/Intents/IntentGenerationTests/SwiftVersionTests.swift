// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentGeneration
import Testing

@Suite("Versions of Swift")
struct SwiftVersionTests {
  @Test("a version is one to three numbers, of which two count")
  func reading() {
    #expect(SwiftVersion("5") == .five)
    #expect(SwiftVersion("6.0") == .six)
    #expect(SwiftVersion("5.6.1") == SwiftVersion(major: 5, minor: 6))
  }

  @Test("nothing else is one", arguments: ["", "five", "5.", ".5", "5.0.0.0", "-5", "+5", "5,0"])
  func others(text: String) {
    #expect(SwiftVersion(text) == nil)
  }

  @Test("versions are in the order of their numbers")
  func order() {
    #expect(SwiftVersion(major: 5, minor: 10) > SwiftVersion(major: 5, minor: 9))
    #expect(SwiftVersion.five < .six)
    #expect(SwiftVersion(major: 5, minor: 10).description == "5.10")
  }
}
