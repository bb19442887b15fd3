// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The name of an endpoint, or of all that begin alike: `coupon`, `images/*`.
enum EndpointName {
  /// The prefix of the names that an entry with `*` is for; nil if it is for one name.
  static func prefix(of name: String) -> Substring? {
    name.hasSuffix("*") ? name.dropLast() : nil
  }

  /// Whether a name is one of some, or begins as one of them says.
  static func isMeant(_ name: String, by known: [String]) -> Bool {
    known.contains { $0 == name || (prefix(of: $0).map { name.hasPrefix($0) } ?? false) }
  }

  /// Whether some names have an answer for a name, or for any of those that begin alike.
  static func isAnswered(_ name: String, by names: [String]) -> Bool {
    if isMeant(name, by: names) { return true }
    guard let prefix = prefix(of: name) else { return false }
    return names.contains { $0.hasPrefix(prefix) }
  }
}
