// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint

/// Values of another type than their key asks for.
struct UnexpectedValueType: ReaderRule {
  static let metadata = RuleMetadata(
    id: "unexpected-value-type", family: .propertyList, severity: .warning,
    summary: "The value of a key is of another type than iOS reads there.",
    why: """
      The value reads as if it were missing: a title is empty, a flag is off. An array or a dictionary that is none is an \
      error, since everything in it is lost.
      """,
    remedy: """
      Write the value as the type that the finding names. What iOS reads besides is accepted: the number 1 and the text YES \
      for true, a text that begins with digits for a number.
      """)

  static let examples: [RuleExample] = [
    .intent(title: .marked(1)),
    .intent(parameters: .marked(.parameter("account", type: .absent))),
    .intent(eligibleForWidgets: 1, title: "Show Balance"),
  ]
}
