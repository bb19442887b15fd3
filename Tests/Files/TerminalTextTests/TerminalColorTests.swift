// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalText
import Testing

@Suite struct TerminalColorTests {
  @Test(
    "a color has its parameters for the character and for the ground",
    arguments: [
      (.basic(1), "31", "41"), (.basic(8), "90", "100"), (.basic(15), "97", "107"),
      (.palette(208), "38;5;208", "48;5;208"),
      (.rgb(red: 255, green: 149, blue: 0), "38;2;255;149;0", "48;2;255;149;0"),
    ] as [(TerminalColor, String, String)])
  func parameters(color: TerminalColor, foreground: String, background: String) {
    #expect(color.parameters(for: .foreground) == foreground)
    #expect(color.parameters(for: .background) == background)
  }
}
