// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Names in a sentence, quoted, the first few of many.
enum ListedNames {
  /// How many are named.
  private static let limit = 3

  /// The names: `'a'`, `'a' and 'b'`, `'a', 'b', 'c' and 2 more`.
  static func of(_ names: [String]) -> String {
    var parts = names.prefix(limit).map { "'\($0)'" }
    if names.count > limit { parts.append("\(names.count - limit) more") }
    guard let last = parts.last, parts.count > 1 else { return parts.joined() }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }
}
