// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import SourceText

/// Which parameters of an intent are shown because of which others.
struct RelationshipGraph: Sendable {
  /// The parameters of the intent.
  let parameters: [Attribute]

  /// The position of each parameter's parent; nil if it has none.
  let parents: [Int?]

  /// Creates the graph of an intent.
  init(of intent: Intent) {
    let parameters = intent.parameters
    self.parameters = parameters
    parents = parameters.map { parameter in
      guard let name = parameter.relationship?.parentName?.value.asPropertyName else { return nil }
      return parameters.lastIndex { $0.propertyName == name }
    }
  }

  /// The parameters that depend on themselves through one another, beginning with the one at `start`, each before its
  /// parent; empty if that one does not.
  func cycle(from start: Int) -> [Int] {
    var cycle = [start]
    while let last = cycle.last, let parent = parents[last] {
      if parent == start { return cycle }
      if cycle.contains(parent) { return [] }
      cycle.append(parent)
    }
    return []
  }
}
