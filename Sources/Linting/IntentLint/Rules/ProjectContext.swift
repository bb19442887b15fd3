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

  /// A fact, as soon as it is found.
  private final class Slot: Sendable {
    let fact = Mutex<(any Sendable)?>(nil)
  }

  private let slots = Mutex<[ObjectIdentifier: Slot]>([:])

  /// Creates the context of a project.
  package init(_ project: WidgetProject, appliedRules: Set<String> = []) {
    self.project = project
    self.appliedRules = appliedRules
  }

  /// A fact of a type of its own: found when a rule first asks for it, and kept for the others.
  package func fact<Fact: Sendable>(_ find: () -> Fact) -> Fact {
    let slot = slots.withLock { slots in
      let key = ObjectIdentifier(Fact.self)
      if let known = slots[key] { return known }
      let slot = Slot()
      slots[key] = slot
      return slot
    }
    // Rules that ask at the same time wait for the one that finds it. A fact may need others, but never itself.
    return slot.fact.withLock { fact in
      if let known = fact as? Fact { return known }
      let found = find()
      fact = found
      return found
    }
  }
}
