// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalText
import Testing

@Suite struct TerminalStyleTests {
  @Test("a colored style wraps the text and ends with a reset")
  func colored() {
    #expect(TerminalStyle.colored("error", .bold, .red) == "\u{1B}[1;31merror\u{1B}[0m")
    #expect(TerminalStyle.colored("-->", .blue) == "\u{1B}[34m-->\u{1B}[0m")
  }

  @Test("a plain style leaves the text alone")
  func plain() {
    #expect(TerminalStyle.plain("error", .bold, .red) == "error")
  }

  @Test("where there is nothing to emphasize, or no emphasis, no sequence is added")
  func nothing() {
    #expect(TerminalStyle.colored("", .bold).isEmpty)
    #expect(TerminalStyle.colored("text") == "text")
  }
}
