// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import IntentValidation

/// Which rules are applied, and to what.
struct RuleOptions: ParsableArguments {
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

  @Flag(
    help:
      "Also apply the rules of the family 'layout', which draw the widget on every device, at every type size and in every language."
  )
  var layout = false

  @OptionGroup var sdk: SDKOptions

  /// What the options say.
  var rules: RuleChoice {
    var rules = RuleChoice()
    rules.selected = select.flatMap(\.names)
    rules.ignored = ignore.flatMap(\.names)
    rules.file = config
    rules.checksLayout = layout
    rules.sdk = sdk.sdk
    return rules
  }

  func validate() throws { try GivenFileName.check(config, of: "--config") }
}
