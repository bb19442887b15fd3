// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Names in the order in which they first occur, and where each does.
struct OrderedNames {
  /// The names, each once.
  private(set) var names: [String] = []

  /// Where each occurs first.
  private(set) var firsts: [Int] = []

  private var indices: [String: Int] = [:]

  /// Collects names.
  init(_ all: [String]) {
    for (position, name) in all.enumerated() where indices[name] == nil {
      indices[name] = names.count
      names.append(name)
      firsts.append(position)
    }
  }

  /// The place of a name that occurs.
  func index(of name: String) -> Int {
    indices[name] ?? 0
  }
}
