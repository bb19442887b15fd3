// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Collection<String> {
  /// The texts as a list in a sentence: `a`, `a and b`, `a, b and c`.
  ///
  /// - Parameters:
  ///   - conjunction: The word before the last text.
  ///   - limit: How many texts are named; the number of the others follows, such as `a, b and 7 more`.
  /// - Returns: The list; empty for no texts.
  package func listed(_ conjunction: String = "and", limit: Int = .max) -> String {
    var parts = Array(prefix(limit))
    if count > parts.count { parts.append("\(count - parts.count) more") }
    guard let last = parts.popLast() else { return "" }
    return parts.isEmpty ? last : parts.joined(separator: ", ") + " \(conjunction) " + last
  }

  /// The texts in quotation marks as a list in a sentence: `'a', 'b' and 'c'`.
  ///
  /// - Parameters:
  ///   - conjunction: The word before the last text.
  ///   - limit: How many texts are named; the number of the others follows.
  /// - Returns: The list; empty for no texts.
  package func listedNames(_ conjunction: String = "and", limit: Int = .max) -> String {
    map { "'\($0)'" }.listed(conjunction, limit: limit)
  }
}
