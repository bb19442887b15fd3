// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Names in the order in which they first occur, and how often each does.
struct OrderedNames {
  /// The names, each once.
  private(set) var names: [String] = []

  /// How often each occurs.
  private(set) var counts: [Int] = []

  private var indices: [String: Int] = [:]

  /// Collects names.
  init(_ all: [String]) {
    for name in all {
      if let index = indices[name] {
        counts[index] += 1
      } else {
        indices[name] = names.count
        names.append(name)
        counts.append(1)
      }
    }
  }

  /// The place of a name that occurs.
  func index(of name: String) -> Int {
    indices[name] ?? 0
  }
}
