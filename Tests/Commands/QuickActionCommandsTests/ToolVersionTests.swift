// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing

@testable import QuickActionCommands

@Suite struct ToolVersionTests {
  @Test("a release names its commit and day")
  func release() {
    #expect(
      ToolVersion.text(of: "1.2.3", stamp: "a70fe07, 2026-11-22") == "1.2.3 (a70fe07, 2026-11-22)")
  }

  @Test("a build that nobody stamped is on the way to its version")
  func plain() {
    #expect(ToolVersion.text(of: "1.2.3", stamp: "") == "1.2.3-dev")
  }
}
