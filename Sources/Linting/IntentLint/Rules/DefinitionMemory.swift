// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText
import Synchronization

/// What rules found in definitions, for as long as those stay as they are.
///
/// A language server and `--watch` check a project again and again. Rules about one definition look at nothing else, so that one that has
/// not changed is not checked again. Rules about the project compare files and are applied each time.
package final class DefinitionMemory: Sendable {
  private struct Entry: Sendable {
    let bytes: [UInt8]
    let rules: [String]
    let findings: [Diagnostic]

    /// The last check in which it was asked for.
    var round: Int
  }

  private struct State: Sendable {
    var entries: [String: Entry] = [:]
    var round = 0
  }

  private let state = Mutex(State())

  /// Creates a memory of nothing.
  package init() {}

  /// The number of definitions whose findings are kept.
  package var count: Int { state.withLock { $0.entries.count } }

  /// Forgets what nobody has asked for since the last call: definitions that are gone.
  func endRound() {
    state.withLock { state in
      let round = state.round
      state.entries = state.entries.filter { $0.value.round == round }
      state.round += 1
    }
  }

  /// What rules found in a definition, or find now.
  ///
  /// - Parameters:
  ///   - definition: The definition.
  ///   - rules: The identifiers of the rules.
  ///   - check: Applies them.
  /// - Returns: The findings.
  func findings(
    in definition: IntentDefinition, of rules: [String], _ check: () -> [Diagnostic]
  ) -> [Diagnostic] {
    let (name, bytes) = (definition.source.name, definition.source.bytes)
    let known = state.withLock { state -> [Diagnostic]? in
      guard let entry = state.entries[name], entry.rules == rules, entry.bytes == bytes else {
        return nil
      }
      state.entries[name]?.round = state.round
      return entry.findings
    }
    if let known { return known }
    let findings = check()
    state.withLock { state in
      state.entries[name] = Entry(
        bytes: bytes, rules: rules, findings: findings, round: state.round)
    }
    return findings
  }
}
