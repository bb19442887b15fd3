// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser

/// Names as an option takes them: several, separated by commas.
struct NameList: ExpressibleByArgument, Sendable {
  /// The names, without the white space around them.
  let names: [String]

  init(argument: String) {
    names = argument.split(separator: ",").map { part in
      var part = part[...]
      while part.first?.isWhitespace == true { part.removeFirst() }
      while part.last?.isWhitespace == true { part.removeLast() }
      return String(part)
    }.filter { !$0.isEmpty }
  }
}
