// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import IntentValidation

/// Which rules are applied, and to what.
struct RuleOptions: ParsableArguments {
  @OptionGroup var choice: RuleChoiceOptions

  @Flag(
    help:
      "Also apply the rules of the family 'layout', which draw the widget on every device, at every type size and in every language."
  )
  var layout = false

  @OptionGroup var sdk: SDKOptions

  /// The rules that the options choose.
  var rules: RuleChoice {
    var rules = choice.rules()
    rules.checksLayout = layout
    rules.sdk = sdk.sdk
    return rules
  }
}
