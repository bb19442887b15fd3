// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Names in a sentence, quoted, the first few of many.
enum ListedNames {
  /// How many are named.
  private static let limit = 3

  /// The names: `'a'`, `'a' and 'b'`, `'a', 'b', 'c' and 2 more`.
  static func of(_ names: [String]) -> String { joined(names.map { "'\($0)'" }) }

  /// The texts: `'Account' (nAme01) and 'Period' (nAme02)`.
  static func of(_ texts: [NamedText]) -> String { joined(texts.map(\.description)) }

  private static func joined(_ names: [String]) -> String {
    var parts = Array(names.prefix(limit))
    if names.count > limit { parts.append("\(names.count - limit) more") }
    guard let last = parts.last, parts.count > 1 else { return parts.joined() }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }
}
