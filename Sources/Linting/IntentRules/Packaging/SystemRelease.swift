// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A release of iOS, such as 17.2.
struct SystemRelease: Hashable, Comparable {
  let major: Int
  let minor: Int

  init(major: Int, minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads a deployment target such as `17.2` or `12.4.1`; nil for any other text.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(parts.count), !parts.contains(nil), let major = parts[0] else {
      return nil
    }
    self.init(major: major, minor: parts.count > 1 ? parts[1] ?? 0 : 0)
  }

  static func < (first: Self, second: Self) -> Bool {
    (first.major, first.minor) < (second.major, second.minor)
  }
}
