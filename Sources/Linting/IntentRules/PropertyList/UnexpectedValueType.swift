// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint

/// Values of the wrong type for their key.
struct UnexpectedValueType: ReaderRule {
  static let metadata = RuleMetadata(
    id: "unexpected-value-type", family: .propertyList, severity: .warning,
    summary: "The value of a key does not have the type that iOS reads.",
    why: """
      The value is treated as missing: a title is empty, a flag is off. If it should be an \
      array or a dictionary, this is an error, because everything in it is lost.
      """,
    remedy: """
      Write the value as the type that the finding names. What iOS also reads is accepted: the \
      number 1 and the text YES for true, and a text that starts with digits for a number.
      """)

  static let examples: [RuleExample] = [
    .intent(title: .marked(1)),
    .intent(parameters: .marked(.parameter("account", type: .absent))),
    .intent(eligibleForWidgets: 1, title: "Show Balance"),
  ]
}
