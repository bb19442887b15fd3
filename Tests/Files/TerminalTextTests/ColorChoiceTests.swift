// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalText
import Testing

@Suite struct ColorChoiceTests {
  @Test("a choice stands above the terminal and the environment", arguments: [true, false])
  func explicit(isTerminal: Bool) {
    let forbidding = ["NO_COLOR": "1", "TERM": "dumb"]
    #expect(ColorChoice.always.usesColor(isTerminal: isTerminal, environment: forbidding))
    let forcing = ["FORCE_COLOR": "1", "CLICOLOR_FORCE": "1"]
    #expect(!ColorChoice.never.usesColor(isTerminal: isTerminal, environment: forcing))
  }

  @Test("without a word from the environment, a terminal is colored and nothing else")
  func terminal() {
    #expect(ColorChoice.auto.usesColor(isTerminal: true, environment: [:]))
    #expect(ColorChoice.auto.usesColor(isTerminal: true, environment: ["TERM": "xterm-256color"]))
    #expect(!ColorChoice.auto.usesColor(isTerminal: false, environment: [:]))
  }

  @Test(
    "the environment forbids color on a terminal",
    arguments: [
      ["NO_COLOR": "1"], ["NO_COLOR": "0"], ["TERM": "dumb"], ["FORCE_COLOR": "0"],
      ["FORCE_COLOR": "false"], ["NO_COLOR": "1", "FORCE_COLOR": "1"],
      ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], ["FORCE_COLOR": "0", "CLICOLOR_FORCE": "1"],
    ])
  func forbidden(environment: [String: String]) {
    #expect(!ColorChoice.auto.usesColor(isTerminal: true, environment: environment))
  }

  @Test(
    "the environment forces color where there is no terminal",
    arguments: [
      ["FORCE_COLOR": "1"], ["FORCE_COLOR": "true"], ["CLICOLOR_FORCE": "1"],
      ["CLICOLOR_FORCE": "1", "TERM": "dumb"], ["NO_COLOR": "", "FORCE_COLOR": "3"],
    ])
  func forced(environment: [String: String]) {
    #expect(ColorChoice.auto.usesColor(isTerminal: false, environment: environment))
  }

  @Test("an empty or zero value that forces forces nothing")
  func empty() {
    let environment = ["FORCE_COLOR": "", "CLICOLOR_FORCE": "0"]
    #expect(!ColorChoice.auto.usesColor(isTerminal: false, environment: environment))
    #expect(ColorChoice.auto.usesColor(isTerminal: true, environment: environment))
  }
}
