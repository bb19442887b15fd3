// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser

/// Which rules are applied, and to what.
struct RuleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Apply these rules and families alone, whatever the configuration says.",
      valueName: "rule,…"),
    completion: RuleNames.completion)
  var select: [RuleNames] = []

  @Option(
    help: ArgumentHelp(
      "Do not apply these rules and families either.", valueName: "rule,…"),
    completion: RuleNames.completion)
  var ignore: [RuleNames] = []

  @Option(
    help: ArgumentHelp(
      "The configuration; none means the 'quickaction.json' in the folder of the first path, or above.",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var config: String?

  @Flag(
    help:
      "Draw the widget on every device, at every type size and in every language, and apply the rules of the family 'layout' too."
  )
  var layout = false

  /// What the options say.
  var rules: RuleChoice {
    RuleChoice(
      selected: select.flatMap(\.names), ignored: ignore.flatMap(\.names), file: config,
      checksLayout: layout)
  }

  func validate() throws { try GivenFileName.check(config, of: "--config") }
}
