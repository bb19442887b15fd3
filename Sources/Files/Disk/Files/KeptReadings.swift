// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Synchronization

/// What was made of files, for as long as they stay as they are.
///
/// A language server or `--watch` reads a project again and again, and few of its files change meanwhile. Whether one has changed
/// is told by its fingerprint.
package final class KeptReadings: Sendable {
  private struct Key: Hashable {
    let path: FilePath

    /// The type of what was made.
    let type: ObjectIdentifier
  }

  private struct Reading: Sendable {
    let fingerprint: FileContent.Fingerprint
    let value: any Sendable

    /// The last round in which it was asked for.
    var round: Int
  }

  private struct State: Sendable {
    var readings: [Key: Reading] = [:]
    var round = 0
  }

  private let state = Mutex(State())

  /// Creates a memory of nothing.
  package init() {}

  /// The number of values that are kept.
  package var count: Int { state.withLock { $0.readings.count } }

  /// Forgets what nobody has asked for since the last call: files that are gone, or are not read any more.
  package func endRound() {
    state.withLock { state in
      let round = state.round
      state.readings = state.readings.filter { $0.value.round == round }
      state.round += 1
    }
  }

  /// What was made of a file, or is made now.
  ///
  /// - Parameters:
  ///   - path: The file, as it is spelled in what is made of it.
  ///   - fingerprint: The state of the file, found before it is read.
  ///   - make: Reads the file.
  /// - Returns: The value.
  func value<Value: Sendable>(
    of path: FilePath, in fingerprint: FileContent.Fingerprint, _ make: () -> Value
  ) -> Value {
    let key = Key(path: path, type: ObjectIdentifier(Value.self))
    let known = state.withLock { state -> Value? in
      guard let reading = state.readings[key], reading.fingerprint == fingerprint else {
        return nil
      }
      state.readings[key]?.round = state.round
      return reading.value as? Value
    }
    if let known { return known }
    let value = make()
    // One that has just changed can change again and keep its fingerprint.
    guard fingerprint.isSettled else { return value }
    state.withLock { state in
      state.readings[key] = Reading(fingerprint: fingerprint, value: value, round: state.round)
    }
    return value
  }
}
