// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import IntentLint
import IntentValidation
import Testing

@Suite struct ValidationTests {
  @Test("a check of paths alone needs no parser of arguments")
  func paths() throws {
    let validation = try #require(
      Validation(arguments: ["validate", "--allow-empty", "A", "B"], console: .process))
    #expect(validation.paths == ["A", "B"])
    #expect(validation.allowsNothing)
    #expect(!validation.isWatching && validation.format == .text)
  }

  @Test(
    "any other argument is left to the parser",
    arguments: [
      [], ["export"], ["validate", "--fix"], ["validate", "A", "-q"], ["validate", "-"],
      ["validate", "/dev/stdin"], ["validate", ""],
    ])
  func others(arguments: [String]) {
    #expect(Validation(arguments: arguments, console: .process) == nil)
  }

  @Test("the plugin's arguments are taken as 'quickaction validate' takes them, and no others")
  func build() throws {
    let words = ["validate", "--format", "xcode", "--quiet", "--allow-empty", "--"]
    let validation = try #require(
      Validation(buildArguments: words + ["Sources/-W"], console: .process))
    #expect(validation.paths == ["Sources/-W"])
    #expect(validation.format == .xcode && validation.allowsNothing)
    #expect(validation.output.messages.isQuiet)
    for arguments in [[], words, Array(words.dropLast()) + ["A"], words + [""]] {
      #expect(Validation(buildArguments: arguments, console: .process) == nil)
    }
  }
}
