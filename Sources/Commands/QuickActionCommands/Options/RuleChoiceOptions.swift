// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import IntentLint
import IntentValidation

/// Which rules apply, and the configuration that says so otherwise.
struct RuleChoiceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Apply only these rules and families, regardless of the configuration.",
      valueName: "rule,…"),
    completion: RuleNames.completion)
  var select: [RuleNames] = []

  @Option(
    help: ArgumentHelp(
      "Also ignore these rules and families.", valueName: "rule,…"),
    completion: RuleNames.completion)
  var ignore: [RuleNames] = []

  @Option(
    help: ArgumentHelp(
      "The configuration file. (default: 'quickaction.json' in the folder of the first path, or above)",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var config: String?

  /// The rules that the options choose.
  ///
  /// - Parameter known: The rules that there are.
  /// - Returns: The choice.
  func rules(known: RuleSet = .all) -> RuleChoice {
    var rules = RuleChoice(known: known)
    rules.selected = select.flatMap(\.names)
    rules.ignored = ignore.flatMap(\.names)
    rules.file = config
    return rules
  }

  func validate() throws { try GivenFileName.check(config, of: "--config") }
}
