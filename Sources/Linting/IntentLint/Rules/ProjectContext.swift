// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Synchronization
package import WidgetProject

/// The project that rules look at as a whole, with the facts that several of them need.
package final class ProjectContext: Sendable {
  /// The project that is checked.
  package let project: WidgetProject

  /// The identifiers of the project rules that are applied, so that no two of them report the same.
  package let appliedRules: Set<String>

  private let facts = Mutex<[ObjectIdentifier: any Sendable]>([:])

  /// Creates the context of a project.
  package init(_ project: WidgetProject, appliedRules: Set<String> = []) {
    self.project = project
    self.appliedRules = appliedRules
  }

  /// A fact of a type of its own: found when a rule first asks for it, and kept for the others.
  package func fact<Fact: Sendable>(_ find: () -> Fact) -> Fact {
    let key = ObjectIdentifier(Fact.self)
    if let known = facts.withLock({ $0[key] }) as? Fact { return known }
    // Not under the lock, as one fact may need another.
    let found = find()
    facts.withLock { $0[key] = found }
    return found
  }
}
