// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import IntentLint
import IntentValidation

/// Names of rules and families, as `--select` takes them: several, separated by commas.
struct RuleNames: ExpressibleByArgument, Sendable {
  /// The names as they were written; one at least.
  let names: [String]

  /// Takes names apart; nil if there is none, as a variable that is not set leaves it in a script.
  init?(argument: String) {
    names = argument.split(separator: ",").map { String($0.filter { !$0.isWhitespace }) }
      .filter { !$0.isEmpty }
    if names.isEmpty { return nil }
  }

  /// Offers the names that go on as what is written behind the last comma does.
  static let completion = CompletionKind.custom { _, _, written in
    let comma = written.lastIndex(of: ",")
    let before = comma.map { String(written[...$0]) } ?? ""
    let prefix = written.dropFirst(before.count)
    return RuleSet.all.names.filter { $0.hasPrefix(prefix) }.map { before + $0 }
  }
}
