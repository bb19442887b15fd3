// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser

/// Names as an option takes them: several, separated by commas.
struct NameList: ExpressibleByArgument, Sendable {
  /// The names, without the white space around them; one at least.
  let names: [String]

  /// Takes names that are separated already.
  init(_ names: [String]) {
    self.names = names
  }

  /// Takes names apart; nil if there is none, as a variable that is not set leaves it in a script.
  init?(argument: String) {
    names = argument.split(separator: ",").map { part in
      var part = part[...]
      while part.first?.isWhitespace == true { part.removeFirst() }
      while part.last?.isWhitespace == true { part.removeLast() }
      return String(part)
    }.filter { !$0.isEmpty }
    if names.isEmpty { return nil }
  }

  var defaultValueDescription: String { names.joined(separator: ",") }
}
